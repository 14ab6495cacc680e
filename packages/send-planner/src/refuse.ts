import { judgeCondition } from '@outrider/campaign-rules/judge-condition';
import { isUsedUp, type Limits, tellLimit } from './limits.ts';
import type { WaitReason } from './reasons.ts';
import type { Campaign, Candidate, Lead } from './state.ts';

/** Why a row whose turn it is may not go all the same. */
export function refuse(
  candidate: Candidate,
  campaign: Campaign,
  limits: Limits,
  at: number,
): WaitReason | 'skip' | null {
  const { lead } = candidate;
  if (lead.stop) return { reason: lead.stop, until: null };
  if (isHeld(lead, at)) return lead.hold;
  const round = campaign.rounds[candidate.round];
  if (!round) return { reason: 'allRoundsDone', until: null };
  const facts = { earlier: candidate.earlier, values: lead.values };
  if (judgeCondition(round, facts, campaign.unknownOpens) === 'skip') return 'skip';
  return recipientLimit(campaign, lead, limits, at);
}

export const isHeld = ({ hold }: Lead, at: number): boolean =>
  hold !== null && (hold.until === null || hold.until > at);

/** What the company or the provider of a person has had enough of today. */
export function recipientLimit(campaign: Campaign, lead: Lead, limits: Limits, at: number): WaitReason | null {
  const { perDomain } = campaign.limits;
  const company = limits.ofCompany(lead, at);
  if (company && company.used >= perDomain) return tellLimit('domainLimit', company, perDomain);
  const provider = limits.ofProvider(campaign, lead, at);
  return isUsedUp(provider) ? tellLimit('providerLimit', provider, provider.limit) : null;
}
