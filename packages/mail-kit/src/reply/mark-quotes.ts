import { htmlLines } from './html-lines.ts';
import { VOID, walkHtml } from './html-tokens.ts';
import { markLines } from './mark-lines.ts';
import { splitLines } from './split-lines.ts';

export type MarkQuotesOptions = {
  /** What stands on the handle that opens a quote; as text. */
  summary?: string;
};

/** Parents that take no block of our own; what is quoted in there stays as it is. */
const CLOSED = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr', 'colgroup', 'ul', 'ol', 'dl', 'select', 'pre']);

const ROOTS = new Set(['html', 'body']);

type Range = { from: number; to: number };

/**
 * Wraps what is quoted in `<details class="quoted">`, so that a reader can fold it. The HTML has been made safe before;
 * nothing in it is changed, and nothing but whole elements is wrapped.
 */
export function markQuotes(html: string, { summary = '…' }: MarkQuotesOptions = {}): string {
  const ranges = quotedRanges(html);
  if (ranges.length === 0) return html;
  const opening = `<details class="quoted"><summary>${escapeText(summary)}</summary>`;
  let marked = '';
  let at = 0;
  for (const { from, to } of wholeRanges(html, ranges)) {
    if (from < at) continue;
    marked += `${html.slice(at, from)}${opening}${html.slice(from, to)}</details>`;
    at = to;
  }
  return marked + html.slice(at);
}

/** From a quoted line to the next one that is not; none where the whole mail is a quote or a forward. */
function quotedRanges(html: string): Range[] {
  const lines = htmlLines(html);
  const marks = markLines(lines);
  const { parts, isForward } = splitLines(lines, marks);
  if (isForward || !parts.some((part, index) => part === 'written' && marks[index] !== 'blank')) return [];
  const ranges: Range[] = [];
  let index = 0;
  while (index < lines.length) {
    const start = index;
    while (parts[index] === 'quoted') index += 1;
    const from = lines[start]?.from ?? 0;
    const to = index === lines.length ? html.length : (lines[index - 1]?.to ?? 0);
    // The line above a quote that stays as context is not worth a fold of its own.
    const isQuote = index === lines.length || marks.slice(start, index).includes('quote');
    if (isQuote && index > start && to > from) ranges.push({ from, to });
    index = Math.max(index, start + 1);
  }
  return ranges;
}

type Open = { name: string; from: number; hasContent: boolean };
type Piece = Range & { parent: string; hasContent: boolean };

/**
 * Cuts ranges at the edges of elements, so that each piece opens and closes as many as it should. A range begins before
 * the elements that begin with it.
 */
function wholeRanges(html: string, ranges: Range[]): Range[] {
  const pieces: Piece[] = [];
  const opened: Open[] = [];
  const counts = new Map<string, number>();
  let current = 0;
  let piece: (Piece & { depth: number }) | null = null;

  function end(at: number) {
    if (piece?.hasContent && at > piece.from) pieces.push({ ...piece, to: at });
    piece = null;
  }
  function begin(at: number, depth: number) {
    piece = { from: at, to: at, parent: opened[depth - 1]?.name ?? '', hasContent: false, depth };
  }
  /** At a place between two tokens: whether a range ends or begins here. */
  function arrive(at: number) {
    for (let range = ranges[current]; range; range = ranges[current]) {
      if (piece) {
        if (at < range.to || opened.length > piece.depth) return;
        end(at);
      } else if (at < range.to) {
        if (at >= range.from) beginOutermost(at);
        return;
      }
      current += 1;
    }
  }
  function beginOutermost(at: number) {
    let depth = opened.length;
    while (depth > 0 && opened[depth - 1]?.hasContent === false && !ROOTS.has(opened[depth - 1]?.name ?? ''))
      depth -= 1;
    begin(opened[depth]?.from ?? at, depth);
  }
  const content = () => {
    for (let index = opened.length - 1; index >= 0 && opened[index]?.hasContent === false; index--) {
      const open = opened[index];
      if (open) open.hasContent = true;
    }
    if (piece) piece.hasContent = true;
  };

  walkHtml(html, {
    open(name, _attributes, from) {
      arrive(from);
      if (name === 'img' || name === 'hr') content();
      if (VOID.has(name)) return;
      opened.push({ name, from, hasContent: false });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
    close(name, from, to) {
      arrive(from);
      if ((counts.get(name) ?? 0) === 0) return;
      let closed = opened.pop();
      while (closed) {
        counts.set(closed.name, (counts.get(closed.name) ?? 1) - 1);
        if (closed.name === name) break;
        closed = opened.pop();
      }
      if (piece && opened.length < piece.depth) {
        // The element around the piece ends here: the piece goes on behind it.
        end(from);
        if (to < (ranges[current]?.to ?? 0)) begin(to, opened.length);
      }
    },
    text(text, from) {
      arrive(from);
      if (text.trim() !== '') content();
    },
  });
  end(html.length);
  return pieces.filter(({ parent }) => !CLOSED.has(parent));
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
