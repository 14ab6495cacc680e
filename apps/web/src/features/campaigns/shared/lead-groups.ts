import type { LeadGroup } from '@outrider/contract/campaigns/leads';
import type { MarkTone } from '../../../ui/charts/tones.ts';

/** As they are drawn: from what moves to what does not. */
export const GROUP_TONES: Record<LeadGroup, MarkTone> = {
  waiting: 'ink',
  dueToday: 'green',
  notStarted: 'ink-3',
  stopped: 'ink-4',
  held: 'amber',
};

export const GROUPS_DRAWN = ['waiting', 'dueToday', 'notStarted', 'stopped', 'held'] as const;

type Counted = { group: LeadGroup; leads: number };

export function countGroups(groups: readonly Counted[]): Record<LeadGroup, number> {
  const counts: Record<LeadGroup, number> = { dueToday: 0, waiting: 0, notStarted: 0, held: 0, stopped: 0 };
  for (const { group, leads } of groups) counts[group] += leads;
  return counts;
}
