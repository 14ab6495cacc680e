import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { buildWebIfNeeded } from '../apps/server/src/build-web.ts';
import { runChecks } from './check-steps.ts';
import { useMemoryForTemporaryFiles } from './memory-folder.ts';
import { ROOT } from './repository.ts';
import { runBrowserTests, runUnitTests, unitTestFailures } from './suites.ts';
import { ensureSystemPackages, findBrowser } from './system-packages.ts';
import { addTallies, NOTHING, type Tally, tallyLine } from './tally.ts';
import { PARTS, partOf, type Turn } from './test-turns/turns.ts';

/** The checks come before the tests, and a failure of theirs is part of the one line at the end. */
const WITH_CHECKS = '--with-checks';

/** The long form of the tests, which the suites read from the environment. */
const isLong = process.argv.includes('--long');
if (isLong) process.env.OUTRIDER_TESTS = 'long';

/** Every test, where the short form has a part of those that take long. */
const isWhole = isLong || process.argv.includes('--whole');

const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };

const say = (line: string) => console.log(line);

async function runInBrowser(): Promise<Tally> {
  if (globSync('e2e/**/*.spec.ts', { cwd: ROOT }).length === 0) return NOTHING;
  if (findBrowser()) return runBrowserTests(say, turn);
  say('The browser tests did not run, because there is no Chromium. A run without them is not green.');
  return ONE_FAILED;
}

/** The suites share one build; made beforehand, no two of them make it at once. */
const buildWeb = () =>
  buildWebIfNeeded(say).then(
    () => NOTHING,
    (error: unknown) => {
      say(String(error));
      return ONE_FAILED;
    },
  );

const commit = () => spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout ?? '';

const turn: Turn | undefined = isWhole
  ? undefined
  : { part: Number(process.env.OUTRIDER_TESTS_PART ?? partOf(commit(), PARTS)), parts: PARTS };

const tallyChecks = (failures: string[]): Tally => ({ ...NOTHING, failed: failures.length });

/** One after another: side by side they took as long, and tests that wait for something ran out of patience. */
async function runAll(): Promise<Tally[]> {
  const built = await buildWeb();
  return [built, await runUnitTests(say, turn), await runInBrowser()];
}

if (turn) say(`Of the tests that take long, part ${turn.part} of ${PARTS} is run; npm test -- --whole runs all.`);
// Meanwhile: the checks need no mail server and no browser, and fetching packages needs little of the processors.
const installing = ensureSystemPackages(say);
useMemoryForTemporaryFiles();
const failedChecks = process.argv.includes(WITH_CHECKS) ? await runChecks(2) : [];
await installing;
const total = addTallies([tallyChecks(failedChecks), ...(await runAll())]);
// Once more at the end: a reader of the last lines of a long run reads what failed.
for (const failure of [...failedChecks, ...unitTestFailures()]) say(`\n✗ ${failure}`);
say(tallyLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
