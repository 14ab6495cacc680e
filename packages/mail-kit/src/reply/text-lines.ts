import { attributionInside } from './attribution.ts';
import type { Line } from './line.ts';

/** The lines of a text. Where an attribution goes on behind what was written, it is a line of its own. */
export function textLines(text: string): Line[] {
  const lines: Line[] = [];
  let from = 0;
  while (from <= text.length) {
    const end = text.indexOf('\n', from);
    const to = end === -1 ? text.length : end;
    const content = text.slice(from, text[to - 1] === '\r' ? to - 1 : to);
    const inside = attributionInside(content);
    if (inside > 0) lines.push(plainLine(content.slice(0, inside), from, from + inside));
    lines.push(plainLine(inside > 0 ? content.slice(inside) : content, from + Math.max(inside, 0), to));
    from = to + 1;
  }
  return lines;
}

const plainLine = (text: string, from: number, to: number): Line => ({ text, hint: null, startsTail: false, from, to });
