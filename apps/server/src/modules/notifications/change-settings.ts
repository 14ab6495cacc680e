import {
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationSettings,
} from '@outrider/contract/notifications';
import { dayAt } from '@outrider/send-planner/calendar';
import { listMembers } from '../identity/index.ts';
import { countMailed, countWaiting, isHeld, replanWaiting } from './notifications.repository.ts';
import type { NotificationsDeps, UserScope } from './notifications-deps.ts';
import { nextDigest, planMail } from './plan-mail.ts';
import { lockSettings, readChoices, saveChoices } from './settings.repository.ts';

type Deps = Pick<NotificationsDeps, 'db' | 'now'>;

/** Mails that wait follow the new choice. */
export async function changeChoices(
  { db, now }: Deps,
  person: UserScope,
  change: (choices: NotificationChoices) => NotificationChoices,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSettings(trx, person);
    const choices = change(await readChoices(trx, person));
    await saveChoices(trx, person, choices);
    const zone = (await listMembers(trx, person)).find(({ id }) => id === person.userId)?.zone ?? 'UTC';
    for (const kind of NOTIFICATION_KINDS) {
      const { mail } = choices.channels[kind];
      await replanWaiting(trx, person, { kind, mail, dueAt: planMail({ kind, choices, zone, at: now() }) });
    }
  });
}

export async function readSettings({ db, now }: Deps, person: UserScope): Promise<NotificationSettings> {
  const choices = await readChoices(db, person);
  const member = (await listMembers(db, person)).find(({ id }) => id === person.userId);
  const zone = member?.zone ?? 'UTC';
  const today = new Date(dayAt(zone, now().getTime()).from);
  const waiting = await countWaiting(db, person);
  return {
    choices,
    email: member?.email ?? '',
    zone,
    mailedToday: await countMailed(db, person, today),
    nextDigest: {
      at: nextDigest(choices, zone, now()).toISOString(),
      counts: waiting.filter(({ mail }) => mail === 'digest').map(({ kind, count }) => ({ kind, count })),
    },
    isHeld: await isHeld(db, person),
  };
}
