/** The hour where somebody is, on a 24-hour clock; undefined for a zone nobody knows. */
export function localTime(timeZone: string, now: Date): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now);
  } catch {
    return undefined;
  }
}
