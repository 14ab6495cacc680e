import { dayAt } from './calendar.ts';
import {
  type Cap,
  campaignCap,
  domainCounter,
  mailboxCap,
  newLeadsCounter,
  providerCap,
  quotaCap,
  standstillAt,
  type Used,
} from './caps.ts';
import type { Reason, WaitReason } from './reasons.ts';
import {
  type Campaign,
  type Candidate,
  type CounterKey,
  isNew,
  type Lead,
  type Mailbox,
  type Workspace,
} from './state.ts';
import { NEVER } from './window.ts';

/** What is counted under one key from a moment on, until its day is over. */
type Tally = { used: number; from: number; until: number };
export type Limit = Tally & { limit: number };
type MailboxLimit = Limit & {
  /** It may send less than its own cap yet. */
  isRamp: boolean;
  /** Of its mails those to people who had none before. */
  newLeads: number;
};

/** Of a mail that is about to go out. */
type Going = { mailbox: Mailbox; campaign: Campaign; candidate: Candidate; at: number };

/**
 * The limits of the planner, with what is counted against them. A forecast asks a million times, so what was found of a
 * day is kept until it is over. Times only go forward.
 */
export type Limits = ReturnType<typeof createLimits>;

/** `used`: what was counted before; what goes out is counted on here. */
export function createLimits(workspace: Workspace, used: Used) {
  const tallyOf = (counter: CounterKey, from: number, until: number): Tally => ({ used: used(counter), from, until });
  /** Of what nobody limits: counted like the others, and never used up. */
  const unlimited: Limit = { used: 0, from: 0, until: NEVER, limit: Number.POSITIVE_INFINITY };
  const limitOf = (cap: Cap | null, at: number): Limit =>
    cap ? { ...tallyOf(cap.counter, at, cap.until), limit: cap.limit } : unlimited;

  const ofMailbox = keep((mailbox: Mailbox, at): MailboxLimit => {
    const { isRamp, ...cap } = mailboxCap(mailbox, at);
    return { ...limitOf(cap, at), isRamp, newLeads: used(newLeadsCounter(mailbox, at)) };
  });
  const ofDailyLimit = keep((campaign: Campaign, at) => limitOf(campaignCap(campaign, at), at));
  const hasQuota = workspace.mailsPerMonth !== null || workspace.standstill !== undefined;
  const ofQuota = keep((of: Workspace, at) => limitOf(quotaCap(of, at), at));
  const ofDomain = keep((domain: string, at) =>
    tallyOf(domainCounter(workspace, domain, at), at, dayAt(workspace.zone, at).until),
  );
  const providers = new Map<Campaign, (provider: Lead['provider'], at: number) => Limit>();
  function ofProviderLimit(campaign: Campaign, { provider }: Lead, at: number): Limit {
    const known = providers.get(campaign);
    if (known) return known(provider, at);
    const made = keep((name: Lead['provider'], moment) => limitOf(providerCap(campaign, name, moment), moment));
    providers.set(campaign, made);
    return made(provider, at);
  }

  const limits = {
    ofMailbox,
    ofCampaign: (campaign: Campaign, at: number): Limit =>
      campaign.limits.daily === null ? unlimited : ofDailyLimit(campaign, at),
    ofQuota: (at: number): Limit => (hasQuota ? ofQuota(workspace, at) : unlimited),
    /** Of a quota that is used up. A plan that stands still says why. */
    tellQuota(at: number): WaitReason {
      const quota = limits.ofQuota(at);
      return standstillAt(workspace, at) ?? tellLimit('quota', quota, quota.limit);
    },
    /** Each campaign has a limit of its own on this count. */
    ofCompany: ({ isFreeMail, domain }: Lead, at: number): Tally | null => (isFreeMail ? null : ofDomain(domain, at)),
    ofProvider: (campaign: Campaign, lead: Lead, at: number): Limit =>
      campaign.limits.perProvider[lead.provider] === undefined ? unlimited : ofProviderLimit(campaign, lead, at),
    count({ mailbox, campaign, candidate, at }: Going) {
      const { lead } = candidate;
      const own = ofMailbox(mailbox, at);
      own.used += 1;
      if (isNew(candidate)) own.newLeads += 1;
      limits.ofCampaign(campaign, at).used += 1;
      limits.ofQuota(at).used += 1;
      if (!lead.isFreeMail) ofDomain(lead.domain, at).used += 1;
      limits.ofProvider(campaign, lead, at).used += 1;
    },
  };
  return limits;
}

/** Keeps what was found of each for as long as its day lasts. Mostly the same one is asked about several times in a row. */
function keep<K, T extends { from: number; until: number }>(find: (of: K, at: number) => T) {
  const kept = new Map<K, T>();
  let last: { of: K; found: T } | undefined;
  return (of: K, at: number): T => {
    const known = last && last.of === of ? last.found : kept.get(of);
    const isOfToday = known !== undefined && at >= known.from && at < known.until;
    const found = isOfToday ? known : find(of, at);
    if (!isOfToday) kept.set(of, found);
    if (last?.found !== found) last = { of, found };
    return found;
  };
}

export const isUsedUp = ({ used, limit }: Limit): boolean => used >= limit;

export const tellLimit = (reason: Reason, { used, until }: Tally, limit: number): WaitReason => ({
  reason,
  until,
  values: { used, limit },
});

export const tellMailboxLimit = (limit: MailboxLimit): WaitReason =>
  tellLimit(limit.isRamp ? 'mailboxRamp' : 'mailboxCap', limit, limit.limit);
