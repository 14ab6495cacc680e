/** Deeper than anybody writes, and shallow enough to walk. */
export const DEPTH_MAX = 50;

export type Opening = { width: 1 | 2; closesAt: number };

type Pending = { at: number; width: 1 | 2; depth: number };

/**
 * Which brace closes which, found in one pass. `{{` opens only before a name, so that `{{{name}}|x}` is a choice whose
 * first option is a variable. What has no partner is text.
 */
export function matchBraces(source: string, isSkipped: (at: number) => number | undefined) {
  const openings = new Map<number, Opening>();
  const unclosed: number[] = [];
  const tooDeep: number[] = [];
  const pending: Pending[] = [];
  for (let at = 0; at < source.length; at += 1) {
    const skipTo = isSkipped(at);
    if (skipTo !== undefined) {
      at = skipTo - 1;
      continue;
    }
    const letter = source[at];
    if (letter === '\\') at += 1;
    else if (letter === '{') {
      const width = source[at + 1] === '{' && opensTag(source, at + 2) ? 2 : 1;
      pending.push({ at, width, depth: pending.length });
      at += width - 1;
    } else if (letter === '}') {
      const opened = pending.at(-1);
      if (!opened || (opened.width === 2 && source[at + 1] !== '}')) continue;
      pending.pop();
      if (opened.depth < DEPTH_MAX) openings.set(opened.at, { width: opened.width, closesAt: at });
      else tooDeep.push(opened.at);
      at += opened.width - 1;
    }
  }
  // A lone brace is nothing to remark on; `{{` is never meant as text.
  for (const { at, width } of pending) if (width === 2) unclosed.push(at);
  return { openings, unclosed, tooDeep };
}

const NAME_BEGINS = /[\p{L}_]/u;

function opensTag(source: string, from: number): boolean {
  let at = from;
  while (source[at] === ' ' && at - from < 20) at += 1;
  return NAME_BEGINS.test(source.slice(at, at + 2)) && NAME_BEGINS.test(source[at] ?? '');
}
