import { usableOf } from './assign-mailboxes.ts';
import { usedIn } from './caps.ts';
import { mailboxTrouble } from './find-turn.ts';
import { createLimits, isUsedUp, tellLimit, tellMailboxLimit } from './limits.ts';
import type { WaitReason } from './reasons.ts';
import { isHeld, recipientLimit } from './refuse.ts';
import type { Campaign, Lead, State } from './state.ts';
import { nextOpen, openingAt, windowZone } from './window.ts';

/** Why a campaign does not run at all. */
export function campaignTrouble({ status, hasTrouble }: Campaign, hasMailbox: boolean): WaitReason | null {
  if (status === 'new') return { reason: 'notLaunched', until: null };
  if (status === 'suspend') return { reason: hasTrouble ? 'guardRail' : 'paused', until: null };
  if (status === 'finished') return { reason: 'finished', until: null };
  if (status === 'cancel') return { reason: 'canceled', until: null };
  return hasMailbox ? null : { reason: 'noMailbox', until: null };
}

/** Tells of each lead the one reason why nothing goes to them at this very moment. */
export function createLeadReasons(
  state: State,
  assigned: ReadonlyMap<string, string | null>,
  at: number,
): (lead: Lead) => WaitReason {
  const limits = createLimits(state.workspace, usedIn(state.counters));
  const mailboxes = new Map(state.mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  const troubles = new Map(
    state.campaigns.map((each) => [
      each.id,
      { campaign: each, trouble: campaignTrouble(each, usableOf(each, mailboxes).length > 0) },
    ]),
  );
  const busyWithFollowUps = new Set(
    state.leads.flatMap((lead) => (isDueFollowUp(lead, at) ? [assigned.get(lead.id)] : [])),
  );
  const askWindow = remember((campaign: Campaign, zone: string) => {
    const { reason } = openingAt(campaign.schedule, zone, at);
    return { reason, opens: reason && nextOpen(campaign.schedule, zone, at) };
  });
  const askLimits = remember((campaign: Campaign, mailboxId: string): WaitReason | null => {
    const mailbox = mailboxes.get(mailboxId);
    const cap = mailbox && limits.ofMailbox(mailbox, at);
    if (cap && isUsedUp(cap)) return tellMailboxLimit(cap);
    const own = limits.ofCampaign(campaign, at);
    if (isUsedUp(own)) return tellLimit('campaignLimit', own, own.limit);
    return isUsedUp(limits.ofQuota(at)) ? limits.tellQuota(at) : null;
  });

  return (lead) => {
    if (lead.stop) return { reason: lead.stop, until: null };
    const { campaign, trouble } = troubles.get(lead.campaignId) ?? {};
    if (!lead.next || !campaign) return { reason: 'allRoundsDone', until: null };
    if (trouble) return trouble;
    const { reason: closed, opens } = askWindow(campaign, windowZone(campaign.schedule, lead.zone));
    if (closed === 'campaignOver') return { reason: closed, until: null };
    if (lead.hold && isHeld(lead, at)) return lead.hold;
    const mailbox = mailboxes.get(assigned.get(lead.id) ?? '');
    if (!mailbox) return { reason: 'noProviderMatch', until: null };
    const mailboxReason = mailboxTrouble(mailbox, at);
    if (mailboxReason) return mailboxReason;
    if (lead.next.dueAt > at) return { reason: lead.next.reason, until: lead.next.dueAt };
    const refused = recipientLimit(campaign, lead, limits, at);
    if (refused) return refused;
    if (closed) return { reason: closed, until: opens };
    const limited = askLimits(campaign, mailbox.id);
    if (limited) return limited;
    const isBehind = lead.earlier.length === 0 && busyWithFollowUps.has(mailbox.id);
    return { reason: isBehind ? 'followUpsFirst' : 'inTurn', until: null };
  };
}

const isDueFollowUp = ({ stop, next, earlier }: Lead, at: number) =>
  stop === null && next !== null && next.dueAt <= at && earlier.length > 0;

/** Asks once for each pair: thousands of leads share a few. */
function remember<T>(ask: (campaign: Campaign, key: string) => T): (campaign: Campaign, key: string) => T {
  const known = new Map<Campaign, Map<string, T>>();
  return (campaign, key) => {
    const ofCampaign = known.get(campaign) ?? new Map<string, T>();
    const found = ofCampaign.get(key);
    if (found !== undefined) return found;
    const asked = ask(campaign, key);
    known.set(campaign, ofCampaign.set(key, asked));
    return asked;
  };
}
