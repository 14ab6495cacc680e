import type { CampaignEventKind } from '@outrider/contract/campaigns/statistics';
import type { DotTone } from '../../../../ui/dot.tsx';

const TONES: Partial<Record<CampaignEventKind, DotTone>> = {
  opened: 'green',
  clicked: 'green',
  replied: 'violet',
  autoReplied: 'amber',
  outOfOffice: 'amber',
  followsUp: 'violet',
  bounced: 'red',
  complained: 'red',
  failed: 'red',
  guardRail: 'red',
  optedOut: 'red',
  inDoubt: 'amber',
  skipped: 'ring',
  paused: 'amber',
  launched: 'blue',
  changed: 'blue',
  leadsAdded: 'blue',
  finished: 'green',
};

/** The colour of an event; what a machine did is hatched. */
export const eventTone = (kind: CampaignEventKind, verdict: string): DotTone =>
  verdict === 'machine' ? 'machine' : verdict === 'unknown' ? 'ring' : (TONES[kind] ?? 'grey');

/** What a user looks for in a log. */
export const EVENT_FILTERS = {
  mails: ['sent', 'skipped', 'handedOver'],
  reactions: ['opened', 'clicked', 'replied', 'autoReplied', 'outOfOffice', 'optedOut', 'followsUp'],
  problems: ['bounced', 'complained', 'failed', 'inDoubt', 'settled', 'guardRail'],
  campaign: ['launched', 'paused', 'changed', 'leadsAdded', 'leadsRemoved', 'canceled', 'finished', 'guardRail'],
  hands: ['stopped', 'movedOn', 'restarted', 'held', 'released', 'followUpUndone', 'followUpRefused'],
} as const satisfies Record<string, readonly CampaignEventKind[]>;
export type EventFilterName = keyof typeof EVENT_FILTERS;

/** As they are offered. */
export const EVENT_FILTER_NAMES = [
  'mails',
  'reactions',
  'problems',
  'hands',
  'campaign',
] as const satisfies readonly EventFilterName[];
