import type { CampaignSettings, Weekday } from '@outrider/campaign-rules/campaign';
import { wallClock } from '@outrider/mail-kit/zones/zoned-time';

type Hours = Pick<CampaignSettings['schedule'], 'days' | 'from' | 'to'>;

const HOUR = 60;
const DAY = 24 * HOUR;
const LENGTH = 8 * HOUR;
/** With less than this left today, a first campaign would end its day before anybody saw much of it. */
const LEFT_MIN = 2 * HOUR;

export const USUAL_HOURS: Hours = { days: [1, 2, 3, 4, 5], from: 9 * HOUR, to: 9 * HOUR + LENGTH };

/** The usual hours where now is well within them; else as many hours from now on, at weekends on every day. */
export function hoursFromNow(zone: string, at: Date): Hours {
  const wall = new Date(wallClock(zone, at));
  const weekday = (wall.getUTCDay() || 7) as Weekday;
  const minute = wall.getUTCHours() * HOUR + wall.getUTCMinutes();
  const days: Hours['days'] = USUAL_HOURS.days.includes(weekday) ? USUAL_HOURS.days : [1, 2, 3, 4, 5, 6, 7];
  if (minute >= USUAL_HOURS.from && minute + LEFT_MIN <= USUAL_HOURS.to) return { ...USUAL_HOURS, days };
  const from = wall.getUTCHours() * HOUR;
  // Hours may reach past midnight: the end is before the start then.
  const to = from + LENGTH;
  return { days, from, to: to > DAY ? to - DAY : to };
}
