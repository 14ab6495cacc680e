import type { ImportProblem, ImportRun } from '@outrider/contract/contacts/import';
import { Download } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProblemKind } from '../../../../api/contacts/import-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx';
import { ListFoot } from '../../../../ui/table/list-foot.tsx';
import { useRowKeys } from '../../../../ui/table/use-row-keys.ts';
import { ProblemFix } from './problem-fix.tsx';
import { useProblems, useProblemsFile } from './use-problems.ts';

const idOf = ({ problemId }: ImportProblem) => problemId;

/** The rows that were not taken, or not as they are in the file, each mended where it stands. */
export function ProblemList({ run }: { run: ImportRun }) {
  const { t } = useTranslation('contacts');
  const { kind, setKind, asked, kinds, query, rows, total, none } = useProblems(run);
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
  return (
    <>
      <Row rigid gap={3} height={52} pad="0 6">
        <Segments large label={t('import.problems')} value={kind} options={kinds} onChange={setKind} />
        <Text before="auto" whiteSpace="nowrap" className="muted small">
          {t('import.rowHint')}
        </Text>
        {total > 0 && <AsCsv run={run} kind={asked} total={total} />}
      </Row>
      {rows.length === 0 ? (
        <Grid as="p" grow content="center" justify="center" pad="8 6" border="top" tone="muted" textAlign="center">
          {none}
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
        <div className={value === '' ? 'mono faint' : 'mono ellipsis'} title={value}>
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
  const { mutate: save, isPending } = useProblemsFile(run, kind);
  return (
    <Button small icon={<Download size={14} />} busy={isPending} onClick={() => save()}>
      {t('import.asCsv', { count: total, number: formatNumber(total) })}
    </Button>
  );
}
