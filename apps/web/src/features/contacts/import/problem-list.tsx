import type { ImportProblem, ImportRun } from '@outrider/contract/contacts/import';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Button, Segmented } from 'antd';
import { Download } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { DataTable, type TableColumn } from '../../../ui/table/data-table.tsx';
import { ListFoot } from '../../../ui/table/list-foot.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { type ProblemKind, problemsQuery, readProblems } from './import-queries.ts';
import { ProblemFix } from './problem-fix.tsx';
import styles from './progress-step.module.css';

const KINDS = ['all', 'notTaken', 'remark'] as const;
const NO_ROWS: readonly ImportProblem[] = [];
const idOf = ({ problemId }: ImportProblem) => problemId;

/** The rows that were not taken, or not as they are in the file, each mended where it stands. */
export function ProblemList({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const { importId, state, counts } = run;
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const asked = kind === 'all' ? undefined : kind;
  const query = useInfiniteQuery(problemsQuery(importId, asked, state === 'running'));
  const rows = useMemo(() => query.data?.pages.flatMap(({ problems }) => problems) ?? NO_ROWS, [query.data]);
  const total = query.data?.pages[0]?.total ?? 0;
  const [at, setAt] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const columns = useProblemColumns();
  const focusFix = (id: string) =>
    list.current?.querySelector<HTMLElement>(`[data-problem="${id}"] :is(input, button)`)?.focus();
  useRowKeys({ ids: rows.map(idOf), at, onAt: setAt, onRow: { Enter: focusFix }, onPage: {}, paused: false });
  const counted = { all: counts.notTaken + counts.withRemark, notTaken: counts.notTaken, remark: counts.withRemark };
  return (
    <>
      <Row rigid gap={3} height={52} pad="0 6">
        <Segmented
          aria-label={t('import.problems')}
          value={kind}
          options={KINDS.map((value) => ({
            value,
            label: (
              <>
                {t(`import.problemKind.${value}`)} <span className="muted">{formatNumber(counted[value])}</span>
              </>
            ),
          }))}
          onChange={setKind}
        />
        <Text before="auto" whiteSpace="nowrap" className="muted small">
          {t('import.rowHint')}
        </Text>
        {total > 0 && <AsCsv run={run} kind={asked} total={total} />}
      </Row>
      {rows.length === 0 ? (
        <Grid as="p" grow content="center" justify="center" pad="8 6" border="top" tone="muted" textAlign="center">
          {query.data && t(state === 'running' ? 'import.noProblemsYet' : 'import.noProblems')}
        </Grid>
      ) : (
        <Row ref={list} grow minHeight={0} gap={0} align="stretch">
          <DataTable
            label={t('import.problems')}
            rows={rows}
            firstIndex={0}
            total={total}
            idOf={idOf}
            columns={columns}
            onEnd={readOn}
            at={at}
            onAt={setAt}
          />
        </Row>
      )}
      <ListFoot
        middle={t('import.sameTwice')}
        keys={[
          [['j', 'k'], t('keys.move')],
          [['↵'], t('keys.fix')],
        ]}
      >
        <span className="numbers">{t('import.problemCount', { count: total, number: formatNumber(total) })}</span>
      </ListFoot>
    </>
  );
}

function useProblemColumns(): TableColumn<ImportProblem>[] {
  const { t } = useTranslation('contacts');
  return [
    {
      key: 'row',
      title: t('import.problemColumn.row'),
      min: 84,
      share: 84,
      cell: ({ row }) => <span className="medium numbers">{formatNumber(row)}</span>,
    },
    {
      key: 'column',
      title: t('import.problemColumn.column'),
      min: 100,
      share: 112,
      cell: ({ column }) => <div className="secondary ellipsis">{column || t('import.wholeRow')}</div>,
    },
    {
      key: 'value',
      title: t('import.problemColumn.value'),
      min: 180,
      share: 240,
      cell: ({ value }) => (
        <div className={value === '' ? `mono ${styles.empty}` : 'mono ellipsis'} title={value}>
          {value || t('import.emptyValue')}
        </div>
      ),
    },
    {
      key: 'why',
      title: t('import.problemColumn.why'),
      min: 220,
      share: 400,
      cell: ({ why }) => (
        <div className="ellipsis" title={why}>
          {why}
        </div>
      ),
    },
    {
      key: 'fix',
      title: t('import.problemColumn.fix'),
      min: 290,
      share: 290,
      align: 'right',
      cell: (problem) => <ProblemFix key={String(problem.fixed)} problem={problem} />,
    },
  ];
}

/** Every row with its reason, ready to be mended in a spreadsheet and given again. */
function AsCsv({ run, kind, total }: { run: ImportRun; kind: ProblemKind | undefined; total: number }) {
  const { t } = useTranslation('contacts');
  const { mutate: save, isPending } = useMutation({
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
  return (
    <Button size="small" icon={<Download size={14} />} loading={isPending} onClick={() => save()}>
      {t('import.asCsv', { count: total, number: formatNumber(total) })}
    </Button>
  );
}
