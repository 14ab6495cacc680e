import type { HostileText } from './hostile-texts.ts';

export type Work = (text: string) => unknown;

/** Twice the text may take this many times as long. */
export const GROWTH_MAX = 2.6;
/** A text that takes less at the largest size is read fast enough however it grows. */
const NOISE_MS = 0.5;
/** Long enough to be measured well: one need not wait for larger ones. */
const LONG_MS = 0.7;
const LENGTHS = [16, 32, 64, 128, 500, 2_000, 8_000, 32_000];
/** What doubles with every letter takes longer than this before it takes for ever. */
const ENDLESS_MS = 3_000;
const TRIES = 5;
/** After so many, what grows like a line is let go: only what looks worse is tried on. */
const TRIES_OF_A_LINE = 2;
/** At which lengths it is tried again, and once more: neighbours on the machine are noise too. */
const STEPS = [1, 2, 4, 1, 2, 4];
/** What takes so long is no noise: once is enough, and larger texts would take for ever. */
const CLEAR_MS = 60;
/** Three doublings at once tell a square (64 times) from noise over a line (8 times) far better than one does. */
const DOUBLINGS = 3;

/** What twice the text costs, in times of the text; nothing where that cannot be distinguished from noise. */
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
  let least = Number.POSITIVE_INFINITY;
  for (const times of STEPS) {
    least = Math.min(least, await bestGrowth(work, hostile, length * times, 1));
    if (least <= GROWTH_MAX) return least;
    if (cost * times * times > CLEAR_MS) break;
  }
  return Math.min(least, await bestGrowth(work, hostile, Math.ceil(length / 4), DOUBLINGS));
}

/** What one doubling costs, by so many of them. */
async function bestGrowth(work: Work, hostile: HostileText, length: number, doublings: number): Promise<number> {
  const [short, long] = [hostile.ofLength(length), hostile.ofLength(length * 2 ** doublings)];
  let [ofShort, ofLong] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  const growth = () => (ofLong / ofShort) ** (1 / doublings);
  for (let tries = 1; tries <= TRIES; tries += 1) {
    ofShort = Math.min(ofShort, await cpuMs(work, short));
    ofLong = Math.min(ofLong, await cpuMs(work, long));
    if (ofLong > CLEAR_MS || (tries >= TRIES_OF_A_LINE && growth() <= GROWTH_MAX)) break;
  }
  return growth();
}

/** What the process itself worked: on a loaded machine the clock on the wall tells of the others. */
async function cpuMs(work: Work, text: string): Promise<number> {
  const before = process.cpuUsage();
  await work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
