const WEEKDAYS = new Set(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
/** The window a campaign has unless it says otherwise (decisions, "Caps, gaps, windows"). */
const HOURS = { from: 9, until: 17 };

const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether somebody in this zone is probably at work. */
export function isWorkingHour(at: Date, timeZone: string): boolean {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, format);
  const parts = format.formatToParts(at);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  const hour = Number(part('hour'));
  return WEEKDAYS.has(part('weekday')) && hour >= HOURS.from && hour < HOURS.until;
}
