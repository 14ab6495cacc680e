import { describe, expect, it } from 'vitest';
import {
  addTallies,
  failedFiles,
  judgeAgain,
  judgeRun,
  maySucceedAlone,
  tallyLine,
  tallyPlaywright,
  tallyVitest,
  vitestFailures,
} from './tally.ts';

const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const test = { fullName: 'adds two numbers', status: 'passed' };
const file = (assertionResults: (typeof test)[]) => ({
  name: 'add.test.ts',
  message: 'no such module',
  status: 'failed',
  assertionResults,
});

describe('tallyVitest', () => {
  it('Counts passed, failed and skipped tests', () => {
    const testResults = [file([{ ...test, status: 'failed' }, test])];
    expect(tallyVitest({ ...report, testResults })).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('Counts a file that broke before or after its tests as one more failure', () => {
    expect(tallyVitest({ ...report, testResults: [file([]), file([test])] }).failed).toBe(3);
  });
});

describe('vitestFailures', () => {
  it('Names each failed test with its file and the reason, and nothing that passed', () => {
    const failed = { ...test, status: 'failed', failureMessages: ['expected 1 to be 2'] };
    expect(vitestFailures({ ...report, testResults: [file([failed, test])] })).toEqual([
      'add.test.ts › adds two numbers\nexpected 1 to be 2',
    ]);
  });

  it('Names a file that broke outside of its tests', () => {
    expect(vitestFailures({ ...report, testResults: [file([])] })).toEqual(['add.test.ts\nno such module']);
  });
});

describe('failedFiles', () => {
  it('Names the files in which something failed', () => {
    const whole = { ...file([test]), name: 'whole.test.ts', status: 'passed' };
    expect(failedFiles({ ...report, testResults: [file([]), whole] })).toEqual(['add.test.ts']);
  });
});

describe('A second try', () => {
  const first = { passed: 10, failed: 3, skipped: 1 };

  it('Is made for some failures, not for many and not for none', () => {
    expect(maySucceedAlone(first)).toBe(true);
    expect(maySucceedAlone({ ...first, failed: 0 })).toBe(false);
    expect(maySucceedAlone({ ...first, failed: 13 })).toBe(false);
  });

  it('Counts what fails again as failed, and the rest as passed', () => {
    expect(judgeAgain(first, { passed: 8, failed: 1, skipped: 0 })).toEqual({ passed: 12, failed: 1, skipped: 1 });
  });

  it('Changes nothing when it broke or ran no test', () => {
    expect(judgeAgain(first, undefined)).toEqual(first);
    expect(judgeAgain(first, { passed: 0, failed: 0, skipped: 4 })).toEqual(first);
  });
});

describe('tallyPlaywright', () => {
  it('Counts a flaky test and an error outside of the tests as failures', () => {
    const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 3 };
    expect(tallyPlaywright({ stats, errors: [{}] })).toEqual({ passed: 7, failed: 4, skipped: 3 });
  });
});

describe('judgeRun', () => {
  const green = { passed: 3, failed: 0, skipped: 0 };

  it('Believes a report that agrees with the exit code', () => {
    expect(judgeRun(green, 0)).toEqual(green);
    expect(judgeRun({ ...green, failed: 2 }, 1)).toEqual({ ...green, failed: 2 });
  });

  it('Counts a runner that crashed as a failure, no matter what it had reported', () => {
    expect(judgeRun(undefined, 1).failed).toBe(1);
    expect(judgeRun(green, 1).failed).toBe(1);
    expect(judgeRun(green, null).failed).toBe(1);
  });

  it('Counts a run in which no test was executed as a failure', () => {
    expect(judgeRun({ passed: 0, failed: 0, skipped: 9 }, 0).failed).toBe(1);
    expect(judgeRun(undefined, 0).failed).toBe(1);
  });
});

describe('tallyLine', () => {
  it('Names skipped tests only when there are some', () => {
    expect(tallyLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(tallyLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped');
  });

  it('Sums the suites', () => {
    const sum = addTallies([
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ]);
    expect(sum).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });
});
