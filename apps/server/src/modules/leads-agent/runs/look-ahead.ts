import type { StopReason } from '@outrider/lead-finder/lead';
import { stopReason } from '@outrider/lead-finder/stop-reason';
import type { Scope, Trx } from '../../../platform/db.ts';
import { listSpend } from '../store/spend.repository.ts';
import type { Task } from '../store/tasks.repository.ts';
import { findLeft, STAGES, type Stage } from '../store/units.repository.ts';

/** A preview that finds nobody gives up after so many sites. */
const PREVIEW_SITES_MAX = 60;

const OF_PREVIEW: Stage[] = [STAGES.search, STAGES.company];
const OF_RUN: Stage[] = [STAGES.enrich, STAGES.search, STAGES.address, STAGES.company, STAGES.more, STAGES.match];

export type ComputedForecast = {
  /** What may be worked on now, and for how much. */
  stages: Stage[];
  room: number;
  /** Why the search is over, once nothing of `stages` is left. */
  reason: StopReason | null;
  isOver: boolean;
};

/** What a search has to do next, or that it is over. A reason to stop leaves the addresses of those found to be looked for. */
export async function lookAhead(trx: Trx, scope: Scope, task: Task): Promise<ComputedForecast> {
  const room = task.budgetMicros - task.spentMicros - task.heldMicros;
  const left = (stages: Stage[]) => findLeft(trx, scope, task.id, { stages, room });
  if (task.state === 'previewing') {
    const isEnough = task.counts.judged >= task.previewUntil || task.companiesRead >= previewSites(task);
    const { isAffordable } = await left(OF_PREVIEW);
    return { stages: OF_PREVIEW, room, reason: null, isOver: isEnough || !isAffordable };
  }
  if (task.state === 'stopping') {
    const { isHeld } = await left(OF_RUN);
    return { stages: [], room, reason: 'stoppedByUser', isOver: !isHeld };
  }
  if (task.state !== 'running') return { stages: [STAGES.enrich], room, reason: null, isOver: false };
  const { isAny, isAffordable } = await left(OF_RUN);
  const reason = stopReason({
    fit: task.charged + task.due,
    wanted: task.wanted,
    judged: task.counts.judged,
    left: isAny ? 1 : 0,
    spentMicros: task.spentMicros + task.heldMicros,
    budgetMicros: task.budgetMicros,
    nextMicros: isAny && !isAffordable ? room + 1 : 0,
    isStopped: false,
    workingSources: await countWorking(trx, scope, task.id),
  });
  if (reason === null) return { stages: OF_RUN, room, reason, isOver: false };
  const ofAddresses: Stage[] = [STAGES.enrich, STAGES.address];
  const addresses = await left(ofAddresses);
  return { stages: ofAddresses, room, reason, isOver: !addresses.isAny };
}

const previewSites = ({ previewUntil }: Task) => (PREVIEW_SITES_MAX * previewUntil) / 10;

/** One that failed after it had answered has brought what it has. */
async function countWorking(trx: Trx, scope: Scope, taskId: string): Promise<number> {
  const sources = await listSpend(trx, scope, taskId);
  return sources.filter(({ source, failedAt, answered }) => source !== 'model' && (failedAt === null || answered > 0))
    .length;
}
