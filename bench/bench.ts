import { readdir } from 'node:fs/promises';

/** `limit` is what the best possible answer reached in the same run; `ratio` is 1 when we are as good. */
export type Metric = { metric: string; value: number; limit: number; ratio: number };

/** `floor`: the ratio below which the bench fails. */
export type Report = (metric: Metric, floor: number) => void;

/** `short` only shows that the bench works; its numbers mean nothing. */
export type Effort = 'full' | 'short';

export type Bench = { run: (report: Report, effort: Effort) => Promise<void> };

const SUFFIX = '.bench.ts';

export async function listBenches(): Promise<string[]> {
  const files = await readdir(new URL('.', import.meta.url));
  return files.flatMap((file) => (file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : [])).sort();
}

/** Prints one JSON line per metric; false when a ratio lies under its floor. */
export async function runBench(name: string, effort: Effort, print: (line: string) => void): Promise<boolean> {
  const { run }: Bench = await import(`./${name}.bench.ts`);
  let passed = true;
  await run(({ metric, value, limit, ratio }, floor) => {
    const rounded = { value: round(value), limit: round(limit), ratio: round(ratio) };
    print(JSON.stringify({ bench: name, metric, ...rounded }));
    if (!(ratio >= floor)) passed = false;
  }, effort);
  return passed;
}

const round = (value: number) => Math.round(value * 1000) / 1000;
