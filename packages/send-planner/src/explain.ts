import { assignMailboxes, usableOf } from './assign-mailboxes.ts';
import { usedIn } from './caps.ts';
import { type Decision, lookAtQueue } from './decide-queue.ts';
import { troubleOfAll } from './find-turn.ts';
import { type Forecast, forecast } from './forecast.ts';
import { campaignTrouble, createLeadReasons } from './lead-reason.ts';
import { createLimits } from './limits.ts';
import { queuesOf, type Send } from './play.ts';
import { REASONS, type WaitReason } from './reasons.ts';
import type { Campaign, Lead, State } from './state.ts';

const HORIZON_MS = 7 * 86_400_000;

/**
 * What is going on with one of them: `waitReason` is null while it sends; `next` is its next mail within seven days. `leadId`: of a
 * campaign, whose reason it is.
 */
export type Explained = {
  id: string;
  leadId?: string | undefined;
  next: Send | null;
  waitReason: (WaitReason & { fix: (typeof REASONS)[WaitReason['reason']]['fix'] }) | null;
};

/** `ahead`: the seven days its next mails are taken from. */
export type Explanation = { campaigns: Explained[]; mailboxes: Explained[]; leads: Explained[]; ahead: Forecast };

/** Why is this campaign, this mailbox, this lead not sending right now? Each has exactly one answer. */
export function explain(state: State, now: number): Explanation {
  const assigned = assignMailboxes(state);
  const ahead = forecast(state, now, HORIZON_MS);
  const queues = queuesOf(state, assigned, now);
  // Each by itself, as it stands: none counts what another one would send in the same moment.
  const looks = new Map(
    queues.map((queue) => [
      queue.mailbox.id,
      lookAtQueue(queue, createLimits(state.workspace, usedIn(state.counters)), { at: now, now, most: 1 }),
    ]),
  );
  const going = new Set([...looks.values()].flatMap(({ sends }) => sends.map(({ lead }) => lead.id)));
  const tellLead = createLeadReasons(state, assigned, now);
  const leads = explainLeads(state.leads, firstSends(ahead.sends, 'leadId'), going, tellLead);
  const waitReasonOf = new Map(leads.map((lead) => [lead.id, lead.waitReason]));
  return {
    leads,
    mailboxes: explainMailboxes(looks, firstSends(ahead.sends, 'mailboxId')),
    campaigns: explainCampaigns(state, {
      looks,
      assigned,
      waitReasonOf,
      now,
      nexts: firstSends(ahead.sends, 'campaignId'),
    }),
    ahead,
  };
}

function firstSends(sends: readonly Send[], key: 'leadId' | 'mailboxId' | 'campaignId'): Map<string, Send> {
  const first = new Map<string, Send>();
  for (const send of sends) if (!first.has(send[key])) first.set(send[key], send);
  return first;
}

const withFix = (waitReason: WaitReason | null): Explained['waitReason'] =>
  waitReason && { ...waitReason, fix: REASONS[waitReason.reason].fix };

function explainLeads(
  leads: readonly Lead[],
  nexts: ReadonlyMap<string, Send>,
  going: ReadonlySet<string>,
  tell: (lead: Lead) => WaitReason,
): Explained[] {
  return leads.map((lead) => {
    const next = nexts.get(lead.id) ?? null;
    if (going.has(lead.id)) return { id: lead.id, next, waitReason: null };
    const waitReason = tell(lead);
    // A lead that waits for its turn waits until the mail before it, and those before that, are out.
    return {
      id: lead.id,
      next,
      waitReason: withFix(
        waitReason.until === null && isQueued(waitReason) && next ? { ...waitReason, until: next.at } : waitReason,
      ),
    };
  });
}

const isQueued = ({ reason }: WaitReason) => reason === 'inTurn' || reason === 'followUpsFirst';

const explainMailboxes = (looks: ReadonlyMap<string, Decision>, nexts: ReadonlyMap<string, Send>): Explained[] =>
  [...looks].map(([id, { sends, idle }]) => ({
    id,
    next: nexts.get(id) ?? null,
    waitReason: sends.length > 0 ? null : withFix(idle),
  }));

type Surroundings = {
  looks: ReadonlyMap<string, Decision>;
  assigned: ReadonlyMap<string, string | null>;
  waitReasonOf: ReadonlyMap<string, Explained['waitReason']>;
  now: number;
  nexts: ReadonlyMap<string, Send>;
};

/**
 * A campaign waits for what its next mail waits for; without one, for what its first lead in line waits for. Where that
 * is a matter of this lead alone, such as its delay, and others are due, what holds those is what holds the campaign.
 */
function explainCampaigns(state: State, { looks, assigned, waitReasonOf, now, nexts }: Surroundings): Explained[] {
  const mailboxes = new Map(state.mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  const sending = new Set([...looks.values()].flatMap(({ sends }) => sends.map(({ lead }) => lead.campaignId)));
  const firsts = firstInLine(state.leads);
  const heldBack = firstInLine(
    state.leads.filter(({ id, next }) => next && next.dueAt <= now && isShared(waitReasonOf.get(id))),
  );
  const troubles = state.mailboxes.map(troubleOfAll);
  const ofAll = troubles.every((waitReason) => waitReason !== null) ? troubles[0] : null;
  const tell = (campaign: Campaign, next: Send | null): Pick<Explained, 'waitReason' | 'leadId'> => {
    const trouble = campaignTrouble(campaign, usableOf(campaign, mailboxes).length > 0);
    if (trouble) return { waitReason: withFix(trouble) };
    if (sending.has(campaign.id)) return { waitReason: null };
    const first = next?.leadId ?? firsts.get(campaign.id)?.id;
    if (first === undefined) return { waitReason: withFix({ reason: 'noLeads', until: null }) };
    // Of all its leads, beside what the first in line waits for.
    if (ofAll) return { waitReason: withFix(ofAll) };
    const leadId = isShared(waitReasonOf.get(first)) ? first : (heldBack.get(campaign.id)?.id ?? first);
    const waitReason = waitReasonOf.get(leadId) ?? null;
    if (!waitReason || !isQueued(waitReason)) return { waitReason, leadId };
    return { waitReason: withFix(looks.get(assigned.get(leadId) ?? '')?.idle ?? waitReason), leadId };
  };
  return state.campaigns.map((campaign) => {
    const next = nexts.get(campaign.id) ?? null;
    return { id: campaign.id, next, ...tell(campaign, next) };
  });
}

/** Whether it holds others as well: a window, a cap, a mailbox, a place in line. */
const isShared = (waitReason: Explained['waitReason'] | undefined): boolean =>
  waitReason !== undefined &&
  waitReason !== null &&
  (isQueued(waitReason) || REASONS[waitReason.reason].level !== 'lead');

function firstInLine(leads: readonly Lead[]): Map<string, Lead> {
  const first = new Map<string, Lead>();
  for (const lead of leads) {
    if (lead.stop || !lead.next) continue;
    const best = first.get(lead.campaignId)?.next;
    if (!best || lead.next.dueAt < best.dueAt) first.set(lead.campaignId, lead);
  }
  return first;
}
