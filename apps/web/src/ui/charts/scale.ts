/** Steps people count in. */
const STEPS = [1, 2, 3, 5, 10];

/** The lines of a zero-based axis: even steps, the last one at or above the largest value. */
export function axisLines(largest: number, lines: number): number[] {
  const rough = Math.max(1, largest) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, (STEPS.find((each) => each * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(Math.max(1, largest) / step));
  return Array.from({ length: count + 1 }, (_line, index) => index * step);
}

/** About how wide a letter of an axis is, and a sign of Chinese; and how far apart its words stand. */
const LETTER = 6;
const SIGN = 11;
const WORD_GAP = 6;

export function wordWidth(word: string): number {
  const signs = word.match(/\p{Script=Han}/gu)?.length ?? 0;
  return signs * SIGN + (word.length - signs) * LETTER;
}

/** Which columns of an axis get their word: those the word before leaves room for. */
export function columnsWithRoom(
  columns: readonly { key: string; word: string }[],
  middle: (index: number) => number,
): ReadonlySet<string> {
  const worded = new Set<string>();
  let taken = Number.NEGATIVE_INFINITY;
  for (const [index, { key, word }] of columns.entries()) {
    const half = wordWidth(word) / 2;
    if (word === '' || middle(index) - half < taken + WORD_GAP) continue;
    taken = middle(index) + half;
    worded.add(key);
  }
  return worded;
}
