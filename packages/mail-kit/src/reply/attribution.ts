import { hasVerb, OPENER } from './attribution-words.ts';
import { isBlank, type Line, MARK_MAX } from './line.ts';

const LINES_MAX = 7;
const BLANKS_MAX = 2;
const DATE = /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{1,2}[:.h]\d{2}/;
const ADDRESS = /[<("'\s:][^\s<>@]{1,100}@[^\s<>@]{1,100}/;
/** A day's short name or none, then the date: "wt., 17 lis", "seg, 17", "2016-03-03", "23 mar 2017". */
const DATE_FIRST = /^(?:\p{L}{1,12}[.,]{1,2} ?)?\d/u;
const ISO_DATE_FIRST = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}\b/;
const ZONE = /\b(?:GMT|UTC)\b/;
const CHINESE_FIRST = /^[在于於]\s?\d/;
/** A person's name, then the address in brackets. */
const NAME_FIRST = /^[^<>(:?!]{0,80}[<(][^\s<>@]{1,100}@/;
/** Clients put them around names and addresses in lines that run from right to left. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** A day with its year and its time, however the line begins: only a client writes both before a colon. */
const MOMENT = /\d{4}.{0,40}\d{1,2}[:.]\d{2}/;
const BRACKETED = /[<(][^\s<>@]{1,100}@[^\s<>@]{1,100}[>)]/;
const ENDS = /[:：]$/;
const DASHED = /^--+(?!-).*--$/;

/** How many lines, beginning with this one, say who wrote what is quoted below; 0 where it is something else. */
export function attributionLength(lines: Line[], start: number): number {
  const text = lines[start]?.text ?? '';
  const first = bare(text);
  if (text.length > MARK_MAX) return 0;
  if (isDashed(text.trim())) return 1;
  if (!mayOpen(first)) return isNamed(lines, start, first) ? 1 : 0;
  let joined = '';
  let blanks = 0;
  for (let count = 0; count < LINES_MAX; count++) {
    const line = lines[start + count];
    if (!line || (line.startsTail && count > 0)) break;
    if (isBlank(line)) {
      blanks += 1;
      if (blanks > BLANKS_MAX || !DATE.test(joined)) break;
      continue;
    }
    // A line that begins with ">" is a quote, unless it closes the bracket of an address.
    if (count > 0 && line.text.startsWith('>') && !hasOpenBracket(joined)) break;
    if (joined.length + line.text.length > MARK_MAX) break;
    joined = `${joined} ${line.text.trim()}`.trim();
    if (isAttribution(joined)) return count + 1;
    if (isUnended(joined) && endsParagraph(lines[start + count + 1])) return count + 1;
  }
  return isNamed(lines, start, first) ? 1 : 0;
}

/** Where a line that ends with an attribution begins it: "thanks --- On Monday … wrote:". -1 where none does. */
export function attributionInside(text: string): number {
  if (text.length > MARK_MAX) return -1;
  const at = text.indexOf('---');
  if (at <= 0 || text.slice(0, at).trim() === '') return -1;
  const rest = bare(text.slice(at));
  return OPENER.test(rest) && isAttribution(rest) ? at : -1;
}

/** Without the stars, dashes and blanks around it. */
function bare(text: string): string {
  if (text.length > MARK_MAX) return text;
  return text
    .replace(DIRECTION_MARKS, '')
    .replace(/^[\s*_—–-]+/, '')
    .replace(/(?<![\s*_—–-])[\s*_—–-]+$/, '');
}

const mayOpen = (first: string) =>
  OPENER.test(first) ||
  DATE_FIRST.test(first) ||
  CHINESE_FIRST.test(first) ||
  NAME_FIRST.test(first) ||
  MOMENT.test(first);

function isAttribution(joined: string): boolean {
  const text = bare(joined);
  if (!ENDS.test(text)) return false;
  const says = hasVerb(text) || ADDRESS.test(text);
  if (OPENER.test(text) || CHINESE_FIRST.test(text)) return says && DATE.test(text) && /^.{1,40}?\d/u.test(text);
  if (DATE_FIRST.test(text)) return says && DATE.test(text);
  if (MOMENT.test(text) && (hasVerb(text) || BRACKETED.test(text))) return true;
  return NAME_FIRST.test(text) && hasVerb(text);
}

/** "---- Maya wrote ----" */
const isDashed = (text: string) => text.length < 200 && DASHED.test(text) && hasVerb(text);

/** Old Gmail: date, zone and name, and no colon. */
const isUnended = (joined: string) =>
  joined.length < 200 && ISO_DATE_FIRST.test(joined) && (ZONE.test(joined) || /<[^<>@]+@[^<>]+>$/.test(joined));

const endsParagraph = (next: Line | undefined) => !next || isBlank(next) || /^\s*[>|]/.test(next.text);

/** "Maya wrote:" and no more, believed where a quote follows at once. */
function isNamed(lines: Line[], start: number, first: string): boolean {
  if (first.length > 100 || !ENDS.test(first) || !hasVerb(first)) return false;
  const next = lines[start + 1];
  const shown = next && isBlank(next) ? lines[start + 2] : next;
  return shown !== undefined && (shown.text.startsWith('>') || shown.hint === 'quoted' || shown.hint === 'indented');
}

const hasOpenBracket = (joined: string) => joined.split('<').length > joined.split('>').length;
