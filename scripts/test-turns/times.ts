import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../repository.ts';
import type { TestTimes } from './turns.ts';

type VitestReport = { testResults: { name: string; startTime: number; endTime: number }[] };

type BrowserSpec = { title: string; tests: { projectName: string; results: { duration: number }[] }[] };
type BrowserSuite = { title: string; file: string; specs: BrowserSpec[]; suites?: BrowserSuite[] };
type BrowserReport = { suites: BrowserSuite[] };

const FILE = new URL('times.json', import.meta.url);

export const readTestTimes = (): Record<'unit' | 'browser', TestTimes> => JSON.parse(readFileSync(FILE, 'utf8'));

export const testTimesFile = FILE;

const inSeconds = (ms: number) => Math.round(ms / 100) / 10;

/** By file, as its path in the repository. */
export const unitTestTimes = ({ testResults }: VitestReport, root = ROOT): TestTimes =>
  Object.fromEntries(
    testResults.map(({ name, startTime, endTime }) => [relative(root, name), inSeconds(endTime - startTime)]),
  );

/** By test, as Playwright names one in a list of tests. */
export const browserTestTimes = ({ suites }: BrowserReport): TestTimes =>
  Object.fromEntries(suites.flatMap((suite) => timesIn(suite, [])));

function timesIn({ file, specs, suites = [] }: BrowserSuite, within: string[]): [string, number][] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }): [string, number] => [
      [`[${projectName}]`, file, ...within, title].join(' › '),
      inSeconds(Math.max(0, ...results.map(({ duration }) => duration))),
    ]),
  );
  return [...own, ...suites.flatMap((suite) => timesIn(suite, [...within, suite.title]))];
}
