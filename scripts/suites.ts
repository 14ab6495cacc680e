import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, toolFile } from './repository.ts';
import {
  failedFiles,
  judgeAgain,
  judgeRun,
  maySucceedAlone,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  vitestFailures,
} from './tally.ts';
import { readTestTimes } from './test-turns/times.ts';
import { leftOut, type Turn } from './test-turns/turns.ts';

/** What Node made of the sources is kept for the next process: the tests start the product, and parts of it, many times. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

const VITEST_REPORT = join(ROOT, 'test-results/vitest.json');
const VITEST_AGAIN_REPORT = join(ROOT, 'test-results/vitest-again.json');
const PLAYWRIGHT_REPORT = join(ROOT, 'test-results/playwright.json');
const PLAYWRIGHT_AGAIN_REPORT = join(ROOT, 'test-results/playwright-again.json');
const BROWSER_TESTS_LEFT_OUT = join(ROOT, 'node_modules/.cache/browser-tests-left-out.txt');

type Run = { args: string[]; report: string; tally: (report: never) => Tally };

const vitest = (report: string, ...args: string[]): Run => ({
  args: [toolFile('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
  report,
  tally: tallyVitest,
});

const playwright = (report: string, ...args: string[]): Run => ({
  args: [toolFile('playwright'), 'test', ...args],
  report,
  tally: tallyPlaywright,
});

async function run({ args, report, tally }: Run): Promise<Tally> {
  rmSync(report, { force: true });
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, OUTRIDER_BROWSER_REPORT: report },
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return judgeRun(fromReport(report, tally), status);
}

function fromReport<T>(file: string, read: (report: never) => T): T | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

/**
 * What failed beside other tests is tried once more alone, and said: on a machine whose processors others use, a test that
 * waits runs out of patience, while a fault of the product fails again.
 */
async function runWithSecondTry(first: Run, alone: () => Run, say: (line: string) => void): Promise<Tally> {
  const tally = await run(first);
  if (!maySucceedAlone(tally)) return tally;
  say(`\n${tally.failed} failed beside other tests, named above. They are tried once more, alone.`);
  const judged = judgeAgain(tally, await run(alone()));
  say(`Of ${tally.failed} that failed beside other tests, ${tally.failed - judged.failed} passed alone.`);
  return judged;
}

export function runUnitTests(say: (line: string) => void, turn?: Turn): Promise<Tally> {
  rmSync(VITEST_AGAIN_REPORT, { force: true });
  const others = turn ? leftOut(readTestTimes().unit, turn) : [];
  if (turn) say(`${others.length} files of long tests have their turn in other runs.`);
  const first = vitest(VITEST_REPORT, ...others.map((file) => `--exclude=${file}`));
  const alone = () => vitest(VITEST_AGAIN_REPORT, '--maxWorkers=1', ...(fromReport(VITEST_REPORT, failedFiles) ?? []));
  return runWithSecondTry(first, alone, say);
}

export function runBrowserTests(say: (line: string) => void, turn?: Turn): Promise<Tally> {
  const others = turn ? leftOut(readTestTimes().browser, turn) : [];
  if (turn) say(`${others.length} browser tests have their turn in other runs.`);
  mkdirSync(dirname(BROWSER_TESTS_LEFT_OUT), { recursive: true });
  writeFileSync(BROWSER_TESTS_LEFT_OUT, others.join('\n'));
  const first = playwright(PLAYWRIGHT_REPORT, ...(turn ? [`--test-list-invert=${BROWSER_TESTS_LEFT_OUT}`] : []));
  const alone = () => playwright(PLAYWRIGHT_AGAIN_REPORT, '--last-failed', '--workers=1');
  return runWithSecondTry(first, alone, say);
}

/** What failed in the end, each with where and why. */
export const unitTestFailures = (): string[] =>
  fromReport(VITEST_AGAIN_REPORT, vitestFailures) ?? fromReport(VITEST_REPORT, vitestFailures) ?? [];
