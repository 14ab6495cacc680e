import { addDays, type Day } from './days.ts';
import { HEALTH_JUDGED_MIN, HEALTH_WINDOW_DAYS } from './rules.ts';

/** One day of a mailbox. Where its mails landed counts on the day they were sent. */
export type DayTally = {
  day: Day;
  sent: number;
  received: number;
  inbox: number;
  spam: number;
  /** Looked for and found nowhere: the receiving side threw it away without a word. */
  missing: number;
  rescued: number;
};

export type Health = {
  inboxed: number;
  judged: number;
  /** Whole percent, rounded down so that 89.6 is not shown as the 90 it has not reached. Undefined with too few judged. */
  percent: number | undefined;
};

/** Landed in the inbox of all that was judged over the last seven days. Mail still on its way is not judged. */
export function healthOf(tallies: readonly DayTally[], today: Day): Health {
  const first = addDays(today, 1 - HEALTH_WINDOW_DAYS);
  const recent = tallies.filter(({ day }) => day >= first && day <= today);
  const inboxed = recent.reduce((sum, { inbox }) => sum + inbox, 0);
  const judged = recent.reduce((sum, { inbox, spam, missing }) => sum + inbox + spam + missing, 0);
  return { inboxed, judged, percent: judged < HEALTH_JUDGED_MIN ? undefined : Math.floor((100 * inboxed) / judged) };
}

/** Days on which anything was sent, up to and including one. */
export const sendingDaysUntil = (tallies: readonly DayTally[], last: Day): number =>
  tallies.filter(({ day, sent }) => sent > 0 && day <= last).length;
