import { type Day, dayIn } from '@outrider/warmup-planner/days';
import { beginsOn } from '@outrider/warmup-planner/progress';
import { lastSendingDay, sendingDaysNeeded } from '@outrider/warmup-planner/readiness';
import { PARTNERS_WANTED } from '@outrider/warmup-planner/rules';
import { campaignShare, isWarmingUp, WARMING_UP } from './ramp.ts';

type MailboxFacts = {
  status: 'active' | 'paused' | 'error';
  warmup: { state: string };
  /** What its cap, its ramp and its warm-up allow today, and what of it is kept for replies. */
  capToday: number;
};

/** few: less than its cap while it warms up. full: its cap, whether it is ready or was never warmed up. */
export type MaySend = { kind: 'few' | 'full'; today: number } | { kind: 'mailboxError' | 'mailboxPaused' };

/** When campaigns may send from a mailbox, and how much: what shows it asks here. */
export function maySend({ status, warmup, capToday }: MailboxFacts): MaySend {
  if (status === 'error') return { kind: 'mailboxError' };
  if (status === 'paused') return { kind: 'mailboxPaused' };
  return { kind: isWarmingUp(warmup.state) ? 'few' : 'full', today: campaignShare(capToday) };
}

/** The same of a mailbox that is not connected yet. How old its domain is, is not known: it takes the longer way. */
export function maySendOnceConnected(now: Date, zone: string) {
  const today: Day = dayIn(zone, now);
  const unknown = { domainSince: undefined, startedOn: today };
  return {
    today: campaignShare(WARMING_UP.start),
    warmupBeginsOn: beginsOn(today),
    sendingDays: sendingDaysNeeded(unknown),
    partnersNeeded: PARTNERS_WANTED,
    /** With as many partners as that. */
    readyAtBest: lastSendingDay({ ...unknown, tallies: [], today, partners: PARTNERS_WANTED }),
  };
}
