import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repository.ts';
import { browserTestTimes, testTimesFile, unitTestTimes } from './times.ts';
import type { TestTimes } from './turns.ts';

/** A file of unit tests that takes less is tried in each run. A browser test never takes little. */
const QUICK_SECONDS = 3;

/** Keeps how long the tests of the last whole run took (`npm test -- --whole`), so that the long ones take turns. */
const report = (name: string) => JSON.parse(readFileSync(join(ROOT, 'test-results', name), 'utf8'));

const sorted = (times: TestTimes, atLeast: number): TestTimes =>
  Object.fromEntries(
    Object.entries(times)
      .filter(([, seconds]) => seconds >= atLeast)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

const times = {
  unit: sorted(unitTestTimes(report('vitest.json')), QUICK_SECONDS),
  browser: sorted(browserTestTimes(report('playwright.json')), 0),
};
writeFileSync(testTimesFile, `${JSON.stringify(times, null, 2)}\n`);
console.log(
  `${Object.keys(times.unit).length} files and ${Object.keys(times.browser).length} browser tests take turns`,
);
