import type { getSelfCheck } from '@outrider/contract/verification/verification';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { listWaitingTasks } from '../tasks.repository.ts';
import type { VerificationDeps } from '../verification-deps.ts';
import { requestLook } from './ask-for-route.ts';
import { findNewestCheck, listOutcomes } from './self-checks.repository.ts';

type Deps = Pick<VerificationDeps, 'db' | 'jobs' | 'now' | 'selfCheck'>;

const SLOT_MS = 30 * 60_000;
const SLOTS = 48;
/** While a user looks at it, it is looked again so often. */
const LOOKED_AT_MS = 5 * 60_000;

export async function showSelfCheck(deps: Deps, scope: Scope): Promise<z.input<typeof getSelfCheck.output>> {
  const { db, now, selfCheck } = deps;
  const at = now();
  const newest = await findNewestCheck(db);
  if (!newest || newest.at.getTime() < at.getTime() - LOOKED_AT_MS) await requestLook(deps);
  const waiting = await listWaitingTasks(db, scope);
  return {
    // Nobody has looked yet: nothing is known against it.
    canAsk: newest?.canAsk ?? true,
    checkedAt: newest?.at.toISOString() ?? null,
    route: selfCheck.route,
    checks: newest?.checks ?? [],
    lastDay: await drawDay(db, at),
    waitingTasks: waiting.map(({ id, name, left }) => ({ taskId: id, name, left })),
  };
}

/** Half-hours: closed where it was closed once, null where nobody looked. */
async function drawDay(db: Deps['db'], now: Date): Promise<(boolean | null)[]> {
  const start = now.getTime() - SLOTS * SLOT_MS;
  const day: (boolean | null)[] = Array.from({ length: SLOTS }, () => null);
  for (const { at, canAsk } of await listOutcomes(db, new Date(start))) {
    const slot = Math.min(SLOTS - 1, Math.floor((at.getTime() - start) / SLOT_MS));
    day[slot] = canAsk && day[slot] !== false;
  }
  return day;
}
