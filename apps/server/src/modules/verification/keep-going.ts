import { lookOut } from './self-check/look-out.ts';
import { findNewestCheck } from './self-check/self-checks.repository.ts';
import { hasOpenTasks, listDueTasks } from './tasks.repository.ts';
import type { VerificationDeps } from './verification-deps.ts';
import './verification.payloads.ts';

const LOOK_EVERY_MS = { busy: 5 * 60_000, idle: 30 * 60_000 } as const;
/** Who has not verified for so long does not miss the picture of the last day. */
const FORGOTTEN_MS = 24 * 3_600_000;

/** Every minute: tasks whose second tries are due, or whose worker died, are worked on; now and then the route is looked at. */
export async function keepGoing(deps: VerificationDeps): Promise<void> {
  const { db, jobs, now, systemNow } = deps;
  for (const { id, workspaceId } of await listDueTasks(db, { now: now(), systemNow: systemNow() })) {
    await db.transaction().execute((trx) => jobs.enqueue(trx, 'verification.work', { workspaceId, taskId: id }));
  }
  const newest = await findNewestCheck(db);
  const age = newest ? now().getTime() - newest.at.getTime() : undefined;
  const isBusy = await hasOpenTasks(db);
  // The job comes each minute, so half of one is near enough.
  const isDue = (everyMs: number) => age !== undefined && age > everyMs - 30_000 && age < FORGOTTEN_MS;
  if ((isBusy && age === undefined) || isDue(isBusy ? LOOK_EVERY_MS.busy : LOOK_EVERY_MS.idle)) await lookOut(deps);
}
