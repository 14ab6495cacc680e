import { globSync } from 'node:fs';
import { buildWebIfNeeded } from '../apps/server/src/build-web.ts';
import { runChecks } from './check-steps.ts';
import { useMemoryForTemporaryFiles } from './memory-folder.ts';
import { ROOT } from './repository.ts';
import { runBrowserTests, runUnitTests, unitTestFailures } from './suites.ts';
import { ensureSystemPackages, findBrowser } from './system-packages.ts';
import { addTallies, NOTHING, type Tally, tallyLine } from './tally.ts';

/** The checks come before the tests, and a failure of theirs is part of the one line at the end. */
const WITH_CHECKS = '--with-checks';

/** The long form of the tests, which the suites read from the environment. */
if (process.argv.includes('--long')) process.env.OUTRIDER_TESTS = 'long';

const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };

const say = (line: string) => console.log(line);

async function runInBrowser(): Promise<Tally> {
  if (globSync('e2e/**/*.spec.ts', { cwd: ROOT }).length === 0) return NOTHING;
  if (findBrowser()) return runBrowserTests(say);
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

const tallyChecks = (failures: string[]): Tally => ({ ...NOTHING, failed: failures.length });

/** One after another: side by side they took as long, and tests that wait for something ran out of patience. */
async function runAll(): Promise<Tally[]> {
  const built = await buildWeb();
  return [built, await runUnitTests(say), await runInBrowser()];
}

ensureSystemPackages(say);
useMemoryForTemporaryFiles();
const failedChecks = process.argv.includes(WITH_CHECKS) ? await runChecks(2) : [];
const total = addTallies([tallyChecks(failedChecks), ...(await runAll())]);
// Once more at the end: a reader of the last lines of a long run reads what failed.
for (const failure of [...failedChecks, ...unitTestFailures()]) say(`\n✗ ${failure}`);
say(tallyLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
