import { type Day, weekdaysUntil } from './days.ts';
import { BESIDE_A_CAMPAIGN, PARTNERS_WANTED, RAMP } from './rules.ts';

/** Few: fewer than it takes to look like more than one acquaintance. Resting: enough, but each pair rests 72 h. */
export type SlowReason = 'campaignSends' | 'fewPartners' | 'partnersResting';

export type DayTarget = {
  /** Mails at most, conversations it begins and answers it gives together. */
  mails: number;
  /** Of these, conversations it may begin. */
  openings: number;
  /** What keeps the day below the ramp. */
  slowedBy: SlowReason | undefined;
};

export type RampInput = {
  day: Day;
  /** Days on which it sent before this one. A day it was held does not count, so it goes on where it stopped. */
  sendingDays: number;
  cap: number;
  /** Other mailboxes of the pool that can take mail. */
  partners: number;
  campaignSends: boolean;
};

/**
 * A pair rests 72 h, so a third of the partners can be met on a day, and half of those meetings are begun by the other
 * side. Spending more on one day would leave none for the next two.
 */
export const OPENINGS_PER_PARTNER = 1 / 6;

/**
 * What a pool of this size brings a mailbox: a share such as 1.5 a day becomes 1 and 2 in turn, a third one every third day.
 */
export function openingsToExpect(day: Day, partners: number): number {
  const share = partners * OPENINGS_PER_PARTNER;
  const before = weekdaysUntil(day);
  return Math.floor((before + 1) * share) - Math.floor(before * share);
}

export function dayTarget({ day, sendingDays, cap, partners, campaignSends }: RampInput): DayTarget {
  const ramp = Math.min(RAMP.start + RAMP.step * sendingDays, cap, RAMP.capMax);
  const beside = campaignSends ? Math.min(ramp, BESIDE_A_CAMPAIGN) : ramp;
  const share = Math.min(1, partners / PARTNERS_WANTED);
  const mails = partners > 0 ? Math.max(1, Math.floor(beside * share)) : 0;
  // One is tried on every day: who has rested is known only then.
  const openings = Math.min(mails, Math.max(1, openingsToExpect(day, partners)));
  return { mails, openings, slowedBy: slowedBy({ ramp, beside, mails, openings }) };
}

function slowedBy(day: { ramp: number; beside: number; mails: number; openings: number }): SlowReason | undefined {
  if (day.mails < day.beside) return 'fewPartners';
  if (day.openings < day.mails) return 'partnersResting';
  return day.beside < day.ramp ? 'campaignSends' : undefined;
}
