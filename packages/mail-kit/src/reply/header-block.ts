import { type HeaderKind, readHeaderLine } from './header-labels.ts';
import { isBlank, type Line } from './line.ts';

const LINES_MAX = 16;
/** A value may go on in the next line or two; a text between labels may not. */
const REST_MAX = 2;

/** A day with its year and time, as clients write it and people rarely do. */
const MOMENT = /\d{4}.{0,20}\d{1,2}[:.]\d{2}|\d{1,2}[:.]\d{2}.{0,30}\d{4}/;

/** Whether the head of another mail begins here: sender, and enough of date, receiver and subject to be sure. */
export function startsHeaderBlock(lines: Line[], start: number): boolean {
  if (!readHeaderLine(lines[start]?.text ?? '')) return false;
  const kinds = new Set<HeaderKind>();
  let hasAddress = false;
  let hasMoment = false;
  let isSent = false;
  let rest = 0;
  for (const line of lines.slice(start, start + LINES_MAX)) {
    const header = readHeaderLine(line.text);
    if (header) {
      kinds.add(header.kind);
      hasMoment ||= header.kind === 'date' && MOMENT.test(header.value);
      isSent ||= header.isSent && MOMENT.test(header.value);
      hasAddress ||= header.value.includes('@') && header.kind !== 'subject';
      rest = 0;
    } else {
      rest += isBlank(line) ? 1.5 : 1;
      if (rest > REST_MAX) break;
    }
  }
  kinds.delete('other');
  if (!kinds.has('from')) return hasAddress && hasMoment && kinds.has('to');
  // A journey has a "from", a "to" and a date as well, but neither subject nor address, and nobody sent it.
  if (kinds.size >= 3) return kinds.has('subject') || hasAddress || isSent;
  return kinds.size === 2 && hasAddress && (kinds.has('date') || kinds.has('subject'));
}
