import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserTestTimes, unitTestTimes } from './times.ts';
import { leftOut, PARTS, partOf, type TestTimes } from './turns.ts';

const aTime = fc.double({ min: 0, max: 100, noNaN: true });
const times = fc.dictionary(fc.string({ minLength: 1 }), aTime, { maxKeys: 60 });
const runs = (of: TestTimes) =>
  Array.from({ length: PARTS }, (_, part) => {
    const others = new Set(leftOut(of, { part, parts: PARTS }));
    return Object.keys(of).filter((name) => !others.has(name));
  });

describe('Tests that take long take turns', () => {
  it('so that every one is in some part, and in no other', () => {
    fc.assert(
      fc.property(times, (of) => {
        const all = runs(of);
        for (const name of Object.keys(of)) expect(all.filter((names) => names.includes(name))).toHaveLength(1);
      }),
    );
  });

  it('and no part takes longer than another by more than the longest test', () => {
    fc.assert(
      fc.property(times, (of) => {
        const sums = runs(of).map((names) => names.reduce((sum, name) => sum + (of[name] ?? 0), 0));
        const longest = Math.max(0, ...Object.values(of));
        expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(longest + 0.001);
      }),
    );
  });

  it('except those of what users trust most, which are in each', () => {
    const name = 'apps/server/src/contract-tests/tenants.test.ts';
    expect(runs({ [name]: 100 }).every((names) => names.includes(name))).toBe(true);
  });

  it('another part for other commits, the same for the same', () => {
    const parts = Array.from({ length: 200 }, (_, commit) => partOf(`commit ${commit}`, PARTS));
    expect(new Set(parts).size).toBe(PARTS);
    expect(partOf('commit 1', PARTS)).toBe(parts[1]);
  });
});

describe('The times of the last whole run', () => {
  it('are kept by file for unit tests', () => {
    const report = { testResults: [{ name: '/here/apps/a.test.ts', startTime: 1_000, endTime: 5_040 }] };
    expect(unitTestTimes(report, '/here')).toEqual({ 'apps/a.test.ts': 4 });
  });

  it('are kept by test and form for browser tests, as a list of tests names them', () => {
    const specs = [
      { title: 'opens', tests: [{ projectName: 'phone', results: [{ duration: 900 }, { duration: 7_060 }] }] },
    ];
    const within = { title: 'the inbox', file: 'shared/a.spec.ts', specs };
    const report = { suites: [{ title: 'shared/a.spec.ts', file: 'shared/a.spec.ts', specs: [], suites: [within] }] };
    expect(browserTestTimes(report)).toEqual({ '[phone] › shared/a.spec.ts › the inbox › opens': 7.1 });
  });
});
