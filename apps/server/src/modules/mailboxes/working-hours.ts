import { wallClock } from '@outrider/mail-kit/zones/zoned-time';

/** The window a campaign has unless it says otherwise (decisions, "Caps, gaps, windows"). */
const HOURS = { from: 9, until: 17 };

/** Whether a user in this zone is probably at work. */
export function isWorkingHour(at: Date, timeZone: string): boolean {
  const wall = new Date(wallClock(timeZone, at));
  const [weekday, hour] = [wall.getUTCDay(), wall.getUTCHours()];
  return weekday >= 1 && weekday <= 5 && hour >= HOURS.from && hour < HOURS.until;
}
