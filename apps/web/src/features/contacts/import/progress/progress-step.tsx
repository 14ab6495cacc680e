import type { ImportRun } from '@outrider/contract/contacts/import';
import { ImportProgress } from './import-progress.tsx';
import { ProblemList } from './problem-list.tsx';

/** How far the import is, what became of the rows, and those that need the user. */
export const ProgressStep = ({ run }: { run: ImportRun }) => (
  <>
    <ImportProgress run={run} />
    <ProblemList run={run} />
  </>
);
