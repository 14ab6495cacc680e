import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildWebIfNeeded } from '../apps/server/src/build-web.ts';
import { runChecks } from './check-steps.ts';
import { useMemoryForTemporaryFiles } from './memory-folder.ts';
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

/** The checks come before the tests, and a failure of theirs is part of the one line at the end. */
const WITH_CHECKS = '--with-checks';

/** What Node made of the sources is kept for the next process: the tests start the product, and parts of it, many times. */
const COMPILED = join(ROOT, 'node_modules/.cache/compiled');

const ONE_FAILED: Tally = { ...NOTHING, failed: 1 };

const say = (line: string) => console.log(line);

type Suite = { args: string[]; report: string; tally: (report: never) => Tally };

const VITEST: Suite = {
  args: [
    toolFile('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/vitest.json',
  ],
  report: join(ROOT, 'test-results/vitest.json'),
  tally: tallyVitest,
};

const PLAYWRIGHT: Suite = {
  args: [toolFile('playwright'), 'test'],
  report: join(ROOT, 'test-results/playwright.json'),
  tally: tallyPlaywright,
};

async function runSuite({ args, report, tally }: Suite): Promise<Tally> {
  rmSync(report, { force: true });
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
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

async function runBrowserTests(): Promise<Tally> {
  if (globSync('e2e/**/*.spec.ts', { cwd: ROOT }).length === 0) return NOTHING;
  if (findBrowser()) return runSuite(PLAYWRIGHT);
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

async function check(): Promise<Tally> {
  if (!process.argv.includes(WITH_CHECKS)) return NOTHING;
  return (await runChecks(2)) ? NOTHING : ONE_FAILED;
}

/** One after another: side by side they took as long, and tests that wait for something ran out of patience. */
async function runAll(): Promise<Tally[]> {
  const checked = await check();
  const built = await buildWeb();
  return [checked, built, await runSuite(VITEST), await runBrowserTests()];
}

ensureSystemPackages(say);
useMemoryForTemporaryFiles();
const total = addTallies(await runAll());
for (const failure of fromReport(VITEST.report, vitestFailures) ?? []) say(`\n✗ ${failure}`);
say(tallyLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
