export type Tally = { passed: number; failed: number; skipped: number };

export const NOTHING: Tally = { passed: 0, failed: 0, skipped: 0 };

/** The part of Vitest's JSON report that counts. A file that broke before its first test has no failed test of its own. */
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: VitestFile[];
};

type VitestFile = { name: string; message: string; status: string; assertionResults: VitestTest[] };
type VitestTest = { fullName: string; status: string; failureMessages?: string[] };

const brokeOutsideItsTests = ({ status, assertionResults }: VitestFile) =>
  status === 'failed' && assertionResults.every((test) => test.status !== 'failed');

export const tallyVitest = (report: VitestReport): Tally => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.testResults.filter(brokeOutsideItsTests).length,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** What failed, each with where and why: said again at the end, as hundreds of lines of the browser tests come after it. */
export const vitestFailures = (report: VitestReport): string[] =>
  report.testResults.flatMap((file) => {
    if (brokeOutsideItsTests(file)) return [`${file.name}\n${file.message}`];
    return file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => [`${file.name} › ${fullName}`, ...failureMessages].join('\n'));
  });

/** Files with a failure, by their paths. */
export const failedFiles = (report: VitestReport): string[] =>
  report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The part of Playwright's JSON report that counts. `errors` are those outside of any test. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** A test that only passes sometimes has failed. */
export const tallyPlaywright = ({ stats, errors }: PlaywrightReport): Tally => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** What a runner reported, held against how it ended: one that broke counts as a failure, and so does one that ran nothing. */
export function judgeRun(reported: Tally | undefined, exitCode: number | null): Tally {
  const tally = reported ?? NOTHING;
  const ranNothing = tally.passed + tally.failed === 0;
  const brokeUnseen = exitCode !== 0 && tally.failed === 0;
  return ranNothing || brokeUnseen ? { ...tally, failed: tally.failed + 1 } : tally;
}

/** More failures than this are no matter of a busy machine: nothing is tried again. */
const TRIED_AGAIN_MAX = 12;

export const maySucceedAlone = ({ failed }: Tally) => failed > 0 && failed <= TRIED_AGAIN_MAX;

/** A first run, with what failed in it judged by the second one, alone. A second run that broke changes nothing. */
export function judgeAgain(first: Tally, again: Tally | undefined): Tally {
  if (!again || again.passed + again.failed === 0) return first;
  const failed = again.failed;
  return { ...first, passed: first.passed + Math.max(0, first.failed - failed), failed };
}

export const addTallies = (tallies: Tally[]): Tally =>
  tallies.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }));

export const tallyLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
