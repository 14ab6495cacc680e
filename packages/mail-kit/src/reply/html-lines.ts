import { type ElementRole, roleOf } from './client-marks.ts';
import { VOID, walkHtml } from './html-tokens.ts';
import type { Line, LineHint } from './line.ts';

const BLOCKS = new Set(
  'address article aside blockquote body center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Between their lines a reader sees a gap. */
const SPACED = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'ul', 'ol', 'table']);
const UNSEEN = new Set(['head', 'style', 'script', 'title', 'template', 'noscript', 'svg', 'math']);
const RULE = '-'.repeat(10);

type Open = { name: string; role: ElementRole | null; hint: LineHint | null; isFrame: boolean; isUnseen: boolean };

/** The lines a reader sees, each with what the client's markup says about it. Linear in the source. */
export function htmlLines(html: string): Line[] {
  const lines: Line[] = [];
  const opened: Open[] = [];
  const openedByName = new Map<string, number>();
  let line = emptyLine(0);
  // Joined at the end of the line: a look at what has been joined so far would be a look at all of it each time.
  let pieces: string[] = [];
  let startsTail = false;
  let hasGap = false;
  let preformatted = 0;

  const top = () => opened.at(-1);
  function endLine(at: number, gap: boolean) {
    const text = pieces.join('').trim();
    pieces = [];
    const last = lines.at(-1);
    if (text !== '') {
      if (hasGap && last) lines.push({ ...emptyLine(last.to), hint: last.hint === line.hint ? last.hint : null });
      lines.push({ ...line, text, to: at });
      startsTail = false;
      hasGap = false;
    }
    hasGap ||= gap;
    line = emptyLine(at);
  }
  function addText(text: string, at: number) {
    const isFirst = pieces.length === 0;
    const plain = preformatted > 0 ? text : text.replace(/\s+/g, ' ');
    if (isFirst && plain.trim() === '') return;
    if (isFirst) line = { text: '', hint: top()?.hint ?? null, startsTail, from: at, to: at };
    pieces.push(isFirst || pieces.at(-1)?.endsWith(' ') ? plain.trimStart() : plain);
  }

  walkHtml(html, {
    open(name, attributes, from, to) {
      if (name === 'br') return endLine(to, pieces.length === 0);
      if (BLOCKS.has(name)) endLine(from, SPACED.has(name));
      const outer = top();
      const role = roleOf(name, attributes);
      if (role === 'tail') startsTail = true;
      if (name === 'hr') {
        addText(RULE, from);
        return endLine(to, false);
      }
      if (VOID.has(name)) return;
      if (name === 'pre') preformatted += 1;
      openedByName.set(name, (openedByName.get(name) ?? 0) + 1);
      opened.push({
        name,
        role,
        hint: hintOf(role, outer),
        isFrame: role === 'quoteFrame' || outer?.isFrame === true,
        isUnseen: UNSEEN.has(name) || outer?.isUnseen === true,
      });
    },
    close(name, from, to) {
      if (BLOCKS.has(name)) endLine(from, SPACED.has(name));
      if ((openedByName.get(name) ?? 0) === 0) return;
      let closed = opened.pop();
      while (closed) {
        openedByName.set(closed.name, (openedByName.get(closed.name) ?? 1) - 1);
        if (closed.name === 'pre') preformatted -= 1;
        if (closed.name === name) break;
        closed = opened.pop();
      }
      if (pieces.length === 0) line.from = to;
    },
    text(text, from) {
      if (top()?.isUnseen) return;
      if (preformatted === 0) return addText(text, from);
      let at = from;
      for (const [index, part] of text.split('\n').entries()) {
        if (index > 0) endLine(at, pieces.length === 0);
        addText(part, at);
        at += part.length + 1;
      }
    },
  });
  endLine(html.length, false);
  return lines;
}

const emptyLine = (at: number): Line => ({ text: '', hint: null, startsTail: false, from: at, to: at });

/** The outermost quote decides; what an element in it says is about the mail that is quoted. */
function hintOf(role: ElementRole | null, outer: Open | undefined): LineHint | null {
  if (outer?.hint === 'quoted') return 'quoted';
  if (role === 'quoted') return 'quoted';
  if ((role === 'indented' || role === 'ownIndent') && outer?.isFrame) return 'quoted';
  if (outer?.hint) return outer.hint === 'ownIndent' && role === 'indented' ? 'ownIndent' : outer.hint;
  return role === 'tail' || role === 'quoteFrame' ? null : role;
}
