import { formatTime } from '../../../platform/time/format-time.ts';

/** The hour where a contact is, on a 24-hour clock; undefined for a zone nobody knows. */
export function localTime(timeZone: string, now: Date): string | undefined {
  try {
    return formatTime(now, { timeZone });
  } catch {
    return undefined;
  }
}
