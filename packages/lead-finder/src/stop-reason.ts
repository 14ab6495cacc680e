import { wilson } from './expect-total.ts';
import type { StopReason } from './lead.ts';

/** How far a search is. */
export type Progress = {
  fit: number;
  wanted: number;
  judged: number;
  /** Searches, pages and people still to look at. */
  left: number;
  spentMicros: number;
  budgetMicros: number;
  /** The least that going on costs. */
  nextMicros: number;
  isStopped: boolean;
  /** Sources that still answer. */
  workingSources: number;
};

/** So few of so many judged that going on is not worth its price. */
const JUDGED_MIN = 150;
const SHARE_MIN = 0.02;

/** Why a search ends now, or null where it goes on. The user's wish comes before all others. */
export function stopReason(progress: Progress): StopReason | null {
  const { fit, wanted, judged, left, spentMicros, budgetMicros, nextMicros, isStopped, workingSources } = progress;
  if (isStopped) return 'stoppedByUser';
  if (fit >= wanted) return 'limitMet';
  if (spentMicros + nextMicros > budgetMicros) return 'budgetSpent';
  if (left <= 0) return workingSources === 0 ? 'sourceFailed' : 'candidatesExhausted';
  if (workingSources === 0) return 'sourceFailed';
  if (judged >= JUDGED_MIN && wilson(fit, judged).max < SHARE_MIN * 2 && fit / judged < SHARE_MIN)
    return 'lowMatchRate';
  return null;
}
