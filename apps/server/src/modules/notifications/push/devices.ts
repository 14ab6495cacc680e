import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { PushDevice } from '@outrider/contract/push';
import Bowser from 'bowser';
import type { Caller } from '../../../platform/http/caller.ts';
import type { NotificationsDeps, UserScope } from '../notifications-deps.ts';
import { listDevices, removeDevice, saveDevice } from './push.repository.ts';

type Deps = Pick<NotificationsDeps, 'db' | 'now' | 'push'>;
type Subscription = { endpoint: string; p256dh: string; auth: string };

export async function pushDevicesOf({ db, push }: Deps, person: UserScope) {
  const rows = await listDevices(db, person);
  const devices = rows.map((row): PushDevice => {
    const { browser, os, platform } = Bowser.parse(row.user_agent || 'unknown');
    return {
      deviceId: row.id,
      device: [browser.name, os.name].filter(Boolean).join(' on '),
      kind: platform.type === 'mobile' || platform.type === 'tablet' ? 'phone' : 'computer',
      addedAt: row.added_at.toISOString(),
      pushedAt: row.pushed_at?.toISOString() ?? null,
    };
  });
  const { publicKey } = await push.keys();
  return { publicKey, devices };
}

export async function addDevice(deps: Deps, person: Caller, subscription: Subscription, userAgent: string) {
  const device = { ...subscription, id: randomUUID(), sessionId: person.sessionId, userAgent, at: deps.now() };
  const deviceId = await deps.db.transaction().execute((trx) => saveDevice(trx, person, device));
  return { deviceId, ...(await pushDevicesOf(deps, person)) };
}

export async function forgetDevice(deps: Deps, person: UserScope, deviceId: string) {
  if (!(await removeDevice(deps.db, person, deviceId))) throw new AppError('notFound');
  return pushDevicesOf(deps, person);
}
