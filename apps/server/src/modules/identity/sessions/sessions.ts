import { AppError } from '@outrider/contract/errors';
import type { SignedInDevice } from '@outrider/contract/identity/sessions';
import Bowser from 'bowser';
import type { Caller } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { listOpenSessions, revokeSessions, type SessionRow } from './sessions.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'cache' | 'now'>;

export async function listSessions({ db, now }: Deps, caller: Caller): Promise<SignedInDevice[]> {
  const rows = await listOpenSessions(db, caller, now());
  const devices = rows.map((row) => describeSession(row, caller.sessionId));
  return devices.sort((a, b) => Number(b.current) - Number(a.current));
}

export async function revokeSession({ db, cache, now }: Deps, caller: Caller, sessionId: string): Promise<void> {
  const ended = await revokeSessions(db, caller, { only: sessionId }, now());
  if (ended.length === 0) throw new AppError('notFound');
  for (const tokenHash of ended) cache.forget('session', tokenHash);
}

export async function revokeOtherSessions({ db, cache, now }: Deps, caller: Caller): Promise<{ signedOut: number }> {
  const ended = await revokeSessions(db, caller, { except: caller.sessionId }, now());
  for (const tokenHash of ended) cache.forget('session', tokenHash);
  return { signedOut: ended.length };
}

function describeSession(row: SessionRow, currentId: string): SignedInDevice {
  const browser = Bowser.parse(row.user_agent || 'unknown');
  const names = [browser.browser.name, browser.os.name].filter(Boolean);
  return {
    sessionId: row.id,
    device: names.join(' · '),
    kind: browser.platform.type === 'mobile' || browser.platform.type === 'tablet' ? 'phone' : 'computer',
    address: row.ip,
    signedInAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    current: row.id === currentId,
    newPlace: row.new_place,
  };
}
