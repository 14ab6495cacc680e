import { addDays, type Day, isWeekday } from './days.ts';
import { dayTarget, OPENINGS_PER_PARTNER, openingsToExpect, type RampInput } from './ramp.ts';
import { THREAD_DEPTH_MAX } from './rules.ts';

type ForecastInput = Omit<RampInput, 'day'> & {
  /** The first day to tell of, and how many days. */
  from: Day;
  days: number;
  replyPercent: number;
};

/** What each coming day will carry if nothing holds the mailbox; nothing on weekends. */
export function plannedPerDay({ from, days, replyPercent, ...ramp }: ForecastInput): { day: Day; count: number }[] {
  let { sendingDays } = ramp;
  return Array.from({ length: days }, (_, offset) => {
    const day = addDays(from, offset);
    if (!isWeekday(day)) return { day, count: 0 };
    const { mails } = dayTarget({ ...ramp, day, sendingDays });
    // Of what is tried only this much finds a partner that has rested.
    const openings = Math.min(mails, openingsToExpect(day, ramp.partners));
    if (openings > 0) sendingDays += 1;
    return { day, count: Math.min(mails, Math.round(openings * mailsPerConversation(replyPercent))) };
  });
}

const WEEKDAYS = 5;

/**
 * What a pool of this size brings a mailbox in a week: mails it sends, and as many it gets, since the pool writes to itself.
 * The ramp is left out: it asks for more than a small pool can give.
 */
export const mailsAWeek = (partners: number, replyPercent: number): number =>
  Math.round(partners * OPENINGS_PER_PARTNER * WEEKDAYS * mailsPerConversation(replyPercent));

/** 1.4 at 30 %: over the whole pool as many answers are written as are got. */
function mailsPerConversation(replyPercent: number): number {
  const share = replyPercent / 100;
  return Array.from({ length: THREAD_DEPTH_MAX }, (_, place) => share ** place).reduce((sum, part) => sum + part, 0);
}
