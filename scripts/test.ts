import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfNeeded } from '../apps/server/src/build-web.ts';
import { ROOT, toolFile } from './repository.ts';
import { ensureSystemPackages, findBrowser } from './system-packages.ts';
import {
  addTallies,
  judgeRun,
  NOTHING,
  type Tally,
  tallyLine,
  tallyPlaywright,
  tallyVitest,
  vitestFailures,
} from './tally.ts';

/** Set by a caller that has checked before, so that its failure is part of the one line at the end. */
const CHECKS_FAILED = '--checks-failed';

/** What Node made of the sources is kept for the next process: the tests start the product, and parts of it, many times. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

const REPORTS = { vitest: 'test-results/vitest.json', playwright: 'test-results/playwright.json' };

const say = (line: string) => console.log(line);

function runSuite(args: string[], reportFile: string, tally: (report: never) => Tally): Tally {
  const report = join(ROOT, reportFile);
  rmSync(report, { force: true });
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
  return judgeRun(fromReport(report, tally), status);
}

function fromReport<T>(file: string, read: (report: never) => T): T | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return undefined;
  }
}

const runVitest = () =>
  runSuite(
    [toolFile('vitest'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${REPORTS.vitest}`],
    REPORTS.vitest,
    tallyVitest,
  );

function runPlaywright(): Tally {
  if (globSync('e2e/**/*.spec.ts', { cwd: ROOT }).length === 0) return NOTHING;
  if (findBrowser()) return runSuite([toolFile('playwright'), 'test'], REPORTS.playwright, tallyPlaywright);
  say('The browser tests did not run, because there is no Chromium. A run without them is not green.');
  return { ...NOTHING, failed: 1 };
}

/** The suites share one build; made beforehand, no two of them make it at once. */
const buildWeb = () =>
  buildWebIfNeeded(say).then(
    () => NOTHING,
    (error: unknown) => {
      say(String(error));
      return { ...NOTHING, failed: 1 };
    },
  );

ensureSystemPackages(say);
const tallies = [
  process.argv.includes(CHECKS_FAILED) ? { ...NOTHING, failed: 1 } : NOTHING,
  await buildWeb(),
  runVitest(),
  runPlaywright(),
];
for (const failure of fromReport(join(ROOT, REPORTS.vitest), vitestFailures) ?? []) say(`\n✗ ${failure}`);
const total = addTallies(tallies);
say(tallyLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
