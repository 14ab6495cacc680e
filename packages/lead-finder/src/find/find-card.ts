import type { Page, PageElement } from '../page.ts';
import type { Candidate } from './find-candidates.ts';

/** Lines that belong to one person: around the name where the layout wraps it, after the name where it does not. */
export type Card = { from: number; to: number; isWrapped: boolean };

const LINES_MAX = 40;
/** "Ann Bell and Carl Dorn" share a card; a long list has none. */
const SHARED_MAX = 3;
const WRAPPERS = new Set(['body', 'html', 'main', '#root']);

/** `names[i]`: how many lines before line i hold a name. */
export function countNames(page: Page, anchors: readonly Candidate[]): number[] {
  const held = new Set<number>();
  let last = '';
  for (const { name, cell } of anchors) {
    // Said again in the text below a name, it is the same person's.
    if (name.name !== last) held.add(cell.line.index);
    last = name.name;
  }
  const names = [0];
  for (let line = 0; line < page.lines.length; line += 1) names.push((names[line] ?? 0) + (held.has(line) ? 1 : 0));
  return names;
}

export function findCard(
  page: Page,
  candidate: Candidate,
  names: readonly number[],
  isHeading: (line: number) => boolean,
): Card {
  const own = candidate.cell.line.index;
  const isShared = candidate.kind === 'listed' && candidate.cell.entries.length > SHARED_MAX;
  if (isShared) return { from: own, to: own + 1, isWrapped: true };
  const within = (from: number, to: number) =>
    (names[to] ?? 0) - (names[from] ?? 0) - ((names[own + 1] ?? 0) - (names[own] ?? 0));
  const start: PageElement = candidate.cell.line.block;
  let best: PageElement | undefined;
  let at: PageElement | undefined = start;
  while (at && !WRAPPERS.has(at.name) && at.lineTo - at.lineFrom <= LINES_MAX && within(at.lineFrom, at.lineTo) === 0) {
    best = at;
    at = at.parent;
  }
  const end = nextBreak(page, own, names, isHeading, best ? best.lineTo : start.lineTo, at);
  if (best && best.lineTo - best.lineFrom > 1)
    return { from: best.lineFrom, to: Math.max(best.lineTo, own + 1), isWrapped: true };
  return { from: own, to: end, isWrapped: false };
}

/** Where the next person or section begins, among siblings that no element wraps. */
function nextBreak(
  page: Page,
  own: number,
  names: readonly number[],
  isHeading: (line: number) => boolean,
  least: number,
  container: PageElement | undefined,
): number {
  const last = Math.min(page.lines.length, own + 12, container ? container.lineTo : page.lines.length);
  let line = own + 1;
  while (line < last && (names[line + 1] ?? 0) === (names[line] ?? 0) && !isHeading(line)) line += 1;
  return Math.max(line, Math.min(least, line));
}
