import { dayIn } from '@outrider/warmup-planner/days';
import { listWarmupMailboxes, type WarmupMailbox } from '../mailboxes/index.ts';
import { insertBoxes } from './plan.repository.ts';
import { canTakePart } from './pool.ts';
import { refreshProgress } from './refresh-progress.ts';
import type { WarmupDeps } from './warmup-deps.ts';

/**
 * Warm-up is switched on and mailboxes are paused in the module below, which knows nothing of this one. What changed
 * there is seen here within a minute: a new mailbox enters the pool, and the list tells how it stands.
 */
export async function noticeChanges({ db, now }: Pick<WarmupDeps, 'db' | 'now'>): Promise<void> {
  const at = now();
  const changed = (await listWarmupMailboxes(db)).filter(hasChanged);
  if (changed.length === 0) return;
  const entering = changed
    .filter(canTakePart)
    .map(({ id, workspaceId, zone }) => ({ workspaceId, mailboxId: id, startedOn: dayIn(zone, at), at }));
  await db.transaction().execute((trx) => insertBoxes(trx, entering));
  await refreshProgress({ db, now }, new Set(changed.map(({ id }) => id)));
}

/** Whether what is written down cannot be true any more. */
function hasChanged({ isOn, status, state }: WarmupMailbox): boolean {
  if (!isOn || state === 'off') return isOn !== (state !== 'off');
  return (status !== 'active') !== (state === 'held');
}
