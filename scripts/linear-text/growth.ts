import type { HostileText } from './hostile-texts.ts';

export type Work = (text: string) => unknown;

/** Twice the text may take this many times as long. */
export const GROWTH_MAX = 2.6;
/** What is above this at two lengths is no step: the square of twice is four. */
const SQUARE = 3.6;

/** A text that takes less at the largest size is read fast enough however it grows. */
const NOISE_MS = 0.5;
/** Long enough to be measured well: one need not wait for larger ones. */
const LONG_MS = 0.7;
const LENGTHS = [16, 32, 64, 128, 500, 2_000, 8_000, 32_000];
/** What doubles with every letter takes longer than this before it takes for ever. */
const ENDLESS_MS = 3_000;
const TRIES = 5;

/** What twice the text costs, in times of the text; nothing where that cannot be told from noise. */
export async function growthOf(
  work: Work,
  hostile: HostileText,
  lengths: readonly number[] = LENGTHS,
): Promise<number | undefined> {
  let length = 0;
  let cost = 0;
  for (length of lengths) {
    cost = await cpuMs(work, hostile.ofLength(length));
    if (cost > ENDLESS_MS) return Number.POSITIVE_INFINITY;
    if (cost > LONG_MS) break;
  }
  if (cost < NOISE_MS) return undefined;
  const once = (await cpuMs(work, hostile.ofLength(length * 2))) / cost;
  if (once <= GROWTH_MAX) return once;
  // A table that is made larger, or a collection of garbage, makes a step at one length; what grows with the square does so at each.
  let least = await bestGrowth(work, hostile, length);
  for (const longer of [length * 2, length * 4]) {
    if (least <= GROWTH_MAX) break;
    least = Math.min(least, await bestGrowth(work, hostile, longer));
    if (least > SQUARE) break;
  }
  return least;
}

async function bestGrowth(work: Work, hostile: HostileText, length: number): Promise<number> {
  const [one, two] = [hostile.ofLength(length), hostile.ofLength(length * 2)];
  let [ofOne, ofTwo] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries += 1) {
    ofOne = Math.min(ofOne, await cpuMs(work, one));
    ofTwo = Math.min(ofTwo, await cpuMs(work, two));
  }
  return ofTwo / ofOne;
}

/** What the process itself worked: on a loaded machine the clock on the wall tells of the others. */
async function cpuMs(work: Work, text: string): Promise<number> {
  const before = process.cpuUsage();
  await work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
