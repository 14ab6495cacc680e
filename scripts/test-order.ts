import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/** Those that take about a minute or more. On a machine that has seen no run yet nobody else knows which they are. */
const LONG = [
  'scripts/linear-text/linear-text.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/contract-tests/edges.test.ts',
  'bench/bench.test.ts',
  'apps/server/src/boxed/practice/practice.test.ts',
  'apps/server/src/contract-tests/tenants.test.ts',
  'scripts/linear-text/linear-regexes.test.ts',
  'apps/server/src/boxed/one-clock.test.ts',
  'apps/server/src/restore-drill.test.ts',
  'bench/live-trial/live-trial.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONG.findIndex((file) => moduleId.endsWith(`/${file}`));
  return place < 0 ? LONG.length : place;
};

/**
 * The long ones begin first, so that at the end no processor waits for one of them. A worker ends when the next file needs
 * another environment: files with a page come after one another, so that one worker has one page.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
    const withPage = new Set(sorted.filter(hasPage));
    return [...sorted.filter((file) => !withPage.has(file)), ...sorted.filter((file) => withPage.has(file))];
  }
}
