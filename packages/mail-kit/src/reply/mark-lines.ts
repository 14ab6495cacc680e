import { attributionLength } from './attribution.ts';
import { startsHeaderBlock } from './header-block.ts';
import { isBlank, type Line } from './line.ts';
import { isBrokenLink, isDeviceSignature, isNamedQuote, isSignatureDash, readDashedTitle, readRule } from './marks.ts';

export type Mark =
  | 'blank'
  | 'text'
  | 'quote'
  | 'attribution'
  /** The title or the head of the mail that is answered: what follows is that mail. */
  | 'original'
  | 'forward'
  | 'signature'
  | 'signatureDash'
  | 'rule'
  | 'ornament';

/** Says of each line what it is by itself and its nearest neighbours. */
export function markLines(lines: Line[]): Mark[] {
  const quoted = findQuotes(lines);
  const marks: Mark[] = [];
  let attributionEnd = 0;
  for (const [index, line] of lines.entries()) {
    if (index < attributionEnd) {
      marks.push('attribution');
      continue;
    }
    const length = quoted[index] || isBlank(line) ? 0 : attributionLength(lines, index);
    if (length > 0) attributionEnd = index + length;
    marks.push(length > 0 ? 'attribution' : quoted[index] ? 'quote' : markOf(lines, index));
  }
  return joinBrokenQuotes(lines, marks);
}

function markOf(lines: Line[], index: number): Mark {
  const line = lines[index];
  if (!line || isBlank(line)) return 'blank';
  const { text, hint } = line;
  const titled = readDashedTitle(text);
  if (titled) return titled;
  if (hint === 'attribution') return 'attribution';
  if (hint === 'signature' || isDeviceSignature(text)) return 'signature';
  if (startsHeaderBlock(lines, index)) return 'original';
  if (isSignatureDash(text)) return 'signatureDash';
  const rule = readRule(text);
  if (rule) return rule === 'line' ? 'rule' : 'ornament';
  return 'text';
}

/** Which lines are quoted, by their prefix or by the client's markup. */
function findQuotes(lines: Line[]): boolean[] {
  const quoted = lines.map(
    ({ text, hint }, index) =>
      (hint === 'quoted' && text !== '') ||
      (hint === null && /^\s{0,3}>/.test(text.slice(0, 4))) ||
      isNamedRun(lines, index),
  );
  let start = 0;
  while (start < lines.length) {
    const end = indentEnd(lines, start);
    if (end > start && isQuotedIndent(lines, start, end)) quoted.fill(true, start, end);
    start = Math.max(end, start + 1);
  }
  return quoted;
}

/** One line "A> b" may be anything; two after each other are a quote. */
function isNamedRun(lines: Line[], index: number): boolean {
  const isNamed = (at: number) => {
    const line = lines[at];
    return line?.hint === null && isNamedQuote(line.text);
  };
  return isNamed(index) && (isNamed(index - 1) || isNamed(index + 1));
}

const isIndented = (line: Line | undefined) => line?.hint === 'indented' || line?.hint === 'ownIndent';

function indentEnd(lines: Line[], start: number): number {
  let end = start;
  while (isIndented(lines[end])) end += 1;
  return end;
}

function isQuotedIndent(lines: Line[], start: number, end: number): boolean {
  let before = start - 1;
  while (before >= 0 && isEmptyAt(lines, before)) before -= 1;
  for (let at = Math.max(0, before - 3); at <= before; at++) {
    if (!isIndented(lines[at]) && at + attributionLength(lines, at) > before) return true;
  }
  for (let at = start; at < end; at++) {
    if (attributionLength(lines, at) > 0 || startsHeaderBlock(lines, at)) return true;
  }
  let after = end;
  while (after < lines.length && isEmptyAt(lines, after)) after += 1;
  return after === lines.length && lines[start]?.hint === 'indented';
}

const isEmptyAt = (lines: Line[], at: number) => {
  const line = lines[at];
  return line === undefined || isBlank(line);
};

/** A link too long for its line breaks a quote in two; it is no answer between two quotes. */
function joinBrokenQuotes(lines: Line[], marks: Mark[]): Mark[] {
  return marks.map((mark, index) =>
    mark === 'text' && marks[index - 1] === 'quote' && isBrokenLink(lines[index]?.text ?? '') ? 'quote' : mark,
  );
}
