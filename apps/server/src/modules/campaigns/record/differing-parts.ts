/** Left and right of what differs: enough words to find the place. */
const AROUND = 40;

/**
 * Where two texts differ, with a few words around it; what they share at both ends is left out. Texts that are short
 * anyway are given whole.
 */
export function differingParts(before: string, now: string, most: number): [before: string, now: string] {
  if (before.length <= 2 * AROUND && now.length <= 2 * AROUND) return [before, now];
  const shortest = Math.min(before.length, now.length);
  let head = 0;
  while (head < shortest && before[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && before.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const cut = (text: string) => {
    const from = head > AROUND ? wordAfter(text, head - AROUND, head) : 0;
    const until = tail > AROUND ? wordBefore(text, text.length - tail + AROUND, text.length - tail) : text.length;
    const part = text.slice(from, Math.min(until, from + most)).toWellFormed();
    return `${from > 0 ? '… ' : ''}${part}${from + part.length < text.length ? ' …' : ''}`;
  };
  return [cut(before), cut(now)];
}

/** The beginning of a word, and never behind `last`. */
function wordAfter(text: string, at: number, last: number): number {
  const space = text.indexOf(' ', at);
  return space < 0 || space >= last ? at : space + 1;
}

/** The end of a word, and never before `first`. */
function wordBefore(text: string, at: number, first: number): number {
  const space = text.lastIndexOf(' ', at);
  return space < first ? at : space;
}
