import { languageNow } from '../../../../i18n/i18n.ts';
import { formatTime } from '../../../../platform/time/format-time.ts';

/** What the clock on a wall there shows. */
export function timeThere(at: string, zone: string): string {
  try {
    return formatTime(at, { timeZone: zone, language: languageNow() });
  } catch {
    // A zone this browser does not know; the reader's own clock is named elsewhere.
    return formatTime(at, { timeZone: 'UTC', language: languageNow() });
  }
}
