const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

export type TimeUntil =
  | { unit: 'days'; count: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }
  | { unit: 'overdue' };

/** How long until a moment, as roughly as a person would say it. */
export function timeUntil(at: number, now: number): TimeUntil {
  const minutes = Math.ceil((at - now) / MINUTE_MS);
  if (minutes <= 0) return { unit: 'overdue' };
  if (minutes < HOUR_MIN) return { unit: 'minutes', minutes };
  if (minutes < DAY_MIN) return { unit: 'hours', hours: Math.floor(minutes / HOUR_MIN), minutes: minutes % HOUR_MIN };
  return { unit: 'days', count: Math.round(minutes / DAY_MIN) };
}
