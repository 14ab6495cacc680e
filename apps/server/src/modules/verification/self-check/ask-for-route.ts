import type { VerificationDeps } from '../verification-deps.ts';
import { findNewestCheck } from './self-checks.repository.ts';
import '../verification.payloads.ts';

type Deps = Pick<VerificationDeps, 'db' | 'jobs' | 'now' | 'pause'>;

/** An open route is believed for some minutes; a closed one may just have been opened. */
const FRESH_MS = { open: 5 * 60_000, closed: 10_000 } as const;
const POLL_MS = 100;
const POLLS_MAX = 150;

/** Lets a worker look: it is the workers' route that matters, and they may be on another machine. */
export const requestLook = ({ db, jobs }: Pick<Deps, 'db' | 'jobs'>): Promise<void> =>
  db.transaction().execute((trx) => jobs.enqueue(trx, 'verification.self-check', {}));

/**
 * Whether workers can ask mail hosts, seen within the last minutes. When nobody answers in time it is taken for open:
 * the worker looks again before it asks anybody.
 */
export async function askForRoute(deps: Deps): Promise<boolean> {
  const { db, now, pause } = deps;
  const known = await findNewestCheck(db);
  const since = new Date(now().getTime() - (known?.canAsk ? FRESH_MS.open : FRESH_MS.closed));
  if (known && known.at >= since) return known.canAsk;
  await requestLook(deps);
  for (let poll = 0; poll < POLLS_MAX; poll += 1) {
    await pause(POLL_MS);
    const newest = await findNewestCheck(db);
    if (newest && newest.at > (known?.at ?? since)) return newest.canAsk;
  }
  return true;
}
