import { judgeCondition } from '@outrider/campaign-rules/judge-condition';
import { domainCap, isUsedUp, providerCap, tellCap } from './caps.ts';
import type { World } from './find-turn.ts';
import type { Told } from './reasons.ts';
import type { Campaign, Candidate, Lead } from './state.ts';

/** Why a row whose turn it is may not go all the same. */
export function refuse(
  candidate: Candidate,
  campaign: Campaign,
  { workspace, counted }: World,
  at: number,
): Told | 'skip' | null {
  const { lead } = candidate;
  if (lead.stop) return { reason: lead.stop, until: null };
  if (isHeld(lead, at)) return lead.hold;
  const round = campaign.rounds[candidate.round];
  if (!round) return { reason: 'allRoundsDone', until: null };
  if (judgeCondition(round, lead.earlier, campaign.unknownOpens) === 'skip') return 'skip';
  const company = domainCap(workspace, campaign, lead, at);
  if (company && isUsedUp(counted, company)) return tellCap('domainLimit', company, counted);
  const provider = providerCap(campaign, lead, at);
  if (provider && isUsedUp(counted, provider)) return tellCap('providerLimit', provider, counted);
  return null;
}

export const isHeld = ({ hold }: Lead, at: number): boolean =>
  hold !== null && (hold.until === null || hold.until > at);
