import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const hasPage = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');

/** A worker ends when the next file needs another environment: files with a page come after one another, so that one worker has one page. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const withPage = new Set(sorted.filter(hasPage));
    return [...sorted.filter((file) => !withPage.has(file)), ...sorted.filter((file) => withPage.has(file))];
  }
}
