import type { ImportProblem, ImportRun } from '@outrider/contract/contacts/import';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProblemKind, problemsQuery, readProblems } from '../../../../api/contacts/import-queries.ts';
import { downloadCsv } from '../../../../platform/files/csv.ts';

const KINDS = ['all', 'notTaken', 'remark'] as const;
const NO_ROWS: readonly ImportProblem[] = [];

/** The rows of an import that need the user, of one kind or all. */
export function useProblems({ importId, state, counts }: ImportRun) {
  const { t } = useTranslation('contacts');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const asked = kind === 'all' ? undefined : kind;
  const query = useInfiniteQuery(problemsQuery(importId, asked, state === 'running'));
  const rows = useMemo(() => query.data?.pages.flatMap(({ problems }) => problems) ?? NO_ROWS, [query.data]);
  const counted = { all: counts.notTaken + counts.withRemark, notTaken: counts.notTaken, remark: counts.withRemark };
  return {
    kind,
    setKind,
    asked,
    kinds: KINDS.map((value) => ({ value, text: t(`import.problemKind.${value}`), count: counted[value] })),
    query,
    rows,
    total: query.data?.pages[0]?.total ?? 0,
    none: query.data && t(state === 'running' ? 'import.noProblemsYet' : 'import.noProblems'),
  };
}

/** Every row with its reason as a file, ready to be mended in a spreadsheet and given again. */
export function useProblemsFile(run: ImportRun, kind: ProblemKind | undefined) {
  const { t } = useTranslation('contacts');
  return useMutation({
    mutationFn: async () => {
      const problems: ImportProblem[] = [];
      let after: number | undefined = 0;
      while (after !== undefined) {
        const page: Awaited<ReturnType<typeof readProblems>> = await readProblems(run.importId, kind, after);
        problems.push(...page.problems.filter(({ fixed }) => !fixed));
        after = page.more ? page.problems.at(-1)?.row : undefined;
      }
      const headers = [...new Set(problems.flatMap(({ values }) => Object.keys(values)))];
      downloadCsv(t('import.problemFile', { name: run.fileName.replace(/\.\w+$/, '') }), [
        ['row', 'column', 'reason', ...headers],
        ...problems.map(({ row, column, why, values }) => [row, column, why, ...headers.map((name) => values[name])]),
      ]);
    },
  });
}
