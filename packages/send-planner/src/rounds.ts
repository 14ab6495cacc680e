import { delayMs } from '@outrider/campaign-rules/campaign';
import { clickStateOf, openStateOf } from '@outrider/campaign-rules/judge-condition';
import type { Campaign, Candidate } from './state.ts';

type Planned = { round: number; dueAt: number; reason: 'delay' };

/** The round after this one, which went out or was skipped then; null after the last. */
export function nextRound({ rounds }: Pick<Campaign, 'rounds'>, round: number, at: number): Planned | null {
  const next = rounds[round + 1];
  return next ? { round: round + 1, dueAt: at + delayMs(next.delay), reason: 'delay' } : null;
}

/** The row after one that went out, supposing that nobody opens it or follows a link. */
export function rowAfterSend(campaign: Campaign, { lead, round, earlier }: Candidate, at: number): Candidate | null {
  const next = nextRound(campaign, round, at);
  const { tracksOpens, tracksClicks } = campaign;
  const isPlainText = campaign.rounds[round]?.isPlainText ?? false;
  const open = openStateOf({ tracksOpens, isPlainText, blocksImages: false, personOpens: 0 });
  const click = clickStateOf({ tracksClicks, isPlainText, personClicks: 0 });
  return next && { lead, ...next, earlier: [...earlier, { round, open, click }] };
}

/** The row after one that was skipped. Its wait began when the skipped one was due, whenever that was noticed. */
export function rowAfterSkip(campaign: Campaign, { lead, round, dueAt, earlier }: Candidate): Candidate | null {
  const next = nextRound(campaign, round, dueAt);
  return next && { lead, ...next, earlier };
}
