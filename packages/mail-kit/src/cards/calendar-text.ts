import { listZoneChanges } from '../zones/zone-changes.ts';
import { minutesAhead } from '../zones/zoned-time.ts';

const CRLF = '\r\n';

/** RFC 5545, 3.3.11: what has a meaning in a text is marked. */
export const calendarText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** RFC 5545, 3.2: a parameter in quotes holds no quote. */
export const calendarParameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, ' ').trim()}"`;

const LINE_BYTES = 75;

/** RFC 5545, 3.1: lines of at most 75 bytes, never cut within a letter. */
export function foldLines(lines: readonly string[]): string {
  const encoder = new TextEncoder();
  const folded = lines.map((line) => {
    let [out, bytes] = ['', 0];
    for (const letter of line) {
      const size = encoder.encode(letter).length;
      if (bytes + size > LINE_BYTES) {
        out += `${CRLF} `;
        bytes = 1;
      }
      out += letter;
      bytes += size;
    }
    return out;
  });
  return `${folded.join(CRLF)}${CRLF}`;
}

const digits = (value: number, length = 2) => String(value).padStart(length, '0');

/** Such as 20261119T140000, by a clock that is so many minutes ahead. */
export function localTime(at: Date, offset: number): string {
  const there = new Date(at.getTime() + offset * 60_000);
  const day = `${digits(there.getUTCFullYear(), 4)}${digits(there.getUTCMonth() + 1)}${digits(there.getUTCDate())}`;
  return `${day}T${digits(there.getUTCHours())}${digits(there.getUTCMinutes())}${digits(there.getUTCSeconds())}`;
}

const writeOffset = (minutes: number) => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60))}${digits(size % 60)}`;
};

/** RFC 5545, 3.6.5: the clock changes around the moment, each as its own observance. */
export function writeZone(zone: string, around: Date): string[] {
  const changes = listZoneChanges(zone, around);
  const now = minutesAhead(zone, around);
  const standing = [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${writeOffset(changes[0]?.from ?? now)}`,
    `TZOFFSETTO:${writeOffset(changes[0]?.from ?? now)}`,
    'END:STANDARD',
  ];
  const observances = changes.flatMap(({ at, from, to }) => {
    const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${localTime(at, from)}`,
      `TZOFFSETFROM:${writeOffset(from)}`,
      `TZOFFSETTO:${writeOffset(to)}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...standing, ...observances, 'END:VTIMEZONE'];
}
