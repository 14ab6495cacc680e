import type { LeadGroup } from '@outrider/contract/campaigns/leads';
import type { Explained } from '@outrider/send-planner/explain';
import type { Send } from '@outrider/send-planner/play';
import type { Fix, Reason } from '@outrider/send-planner/reasons';
import { LEAD_STOPS, type Lead } from '@outrider/send-planner/state';
import type { PlainWaitReason, Values } from './wait-reason-values.ts';

/** Everybody of a campaign who waits for the same thing. */
export type LeadGroupReason = {
  group: LeadGroup;
  reason: Reason;
  /** The round that waits, where its delay is the reason. */
  round: number | null;
  values: Values;
  leads: number;
  endsFrom: number | null;
  endsTo: number | null;
  fix: Fix | null;
};

const OVER: ReadonlySet<Reason> = new Set([...LEAD_STOPS, 'allRoundsDone', 'finished', 'canceled', 'campaignOver']);

/** Reasons of one person alone: the others of the campaign go on. */
const HELD: ReadonlySet<Reason> = new Set([
  'held',
  'missingVariable',
  'unverified',
  'inDoubt',
  'away',
  'putOff',
  'noProviderMatch',
  'domainLimit',
]);

/** Where a lead stands: exactly one of the groups. */
export function groupOf(lead: Lead, { waitReason, next }: Explained, endOfDay: number): LeadGroup {
  if (waitReason && (lead.stop !== null || OVER.has(waitReason.reason))) return 'stopped';
  if (waitReason && HELD.has(waitReason.reason)) return 'held';
  if (!waitReason || (next && next.at < endOfDay)) return 'dueToday';
  return lead.earlier.length > 0 || (lead.next?.round ?? 0) > 0 ? 'waiting' : 'notStarted';
}

/** Reasons that end for each at a time of their own; the others when it is their turn. */
const OWN_END: ReadonlySet<Reason> = new Set(['delay', 'away', 'putOff', 'domainLimit', 'providerLimit']);

type Counted = { group: LeadGroup; waitReason: PlainWaitReason | null; next: Send | null; round: number | null };

/** Counts leads by what they wait for; every lead is in exactly one of what comes out. */
export function sumGroups() {
  const groups = new Map<string, LeadGroupReason>();
  return {
    add({ group, waitReason, next, round }: Counted) {
      const reason = waitReason?.reason ?? 'inTurn';
      const ofRound = reason === 'delay' ? round : null;
      const key = `${group} ${reason} ${ofRound} ${waitReason?.values.variable ?? ''} ${waitReason?.values.provider ?? ''} ${waitReason?.values.category ?? ''}`;
      const known = groups.get(key) ?? newGroup(group, reason, ofRound, waitReason);
      groups.set(key, known);
      known.leads += 1;
      keepCommon(known.values, waitReason?.values ?? {});
      const end = (OWN_END.has(reason) ? waitReason?.until : next?.at) ?? waitReason?.until ?? null;
      if (end === null) return;
      known.endsFrom = Math.min(known.endsFrom ?? end, end);
      known.endsTo = Math.max(known.endsTo ?? end, end);
    },
    all: () => [...groups.values()].toSorted((a, b) => b.leads - a.leads),
  };
}

const newGroup = (
  group: LeadGroup,
  reason: Reason,
  round: number | null,
  waitReason: PlainWaitReason | null,
): LeadGroupReason => ({
  group,
  reason,
  round,
  values: { ...waitReason?.values },
  leads: 0,
  endsFrom: null,
  endsTo: null,
  fix: waitReason?.fix ?? null,
});

/** What differs from person to person is not the group's. */
function keepCommon(values: Values, others: Values) {
  for (const name of Object.keys(values)) if (values[name] !== others[name]) delete values[name];
}
