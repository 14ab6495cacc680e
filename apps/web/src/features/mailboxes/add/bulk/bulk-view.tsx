import type { BulkRun } from '@outrider/contract/mailboxes/bulk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelBulk, retryBulk } from '../../../../api/mailboxes/bulk.ts';
import { refreshMailboxes } from '../../../../api/mailboxes/mailboxes.ts';
import { downloadCsv } from '../../../../platform/files/csv.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { queryClient } from '../../../../platform/query-client.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { useLater } from '../../../../ui/hooks/use-later.ts';
import { Box, Grid, Row } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { bulkQuery } from '../add-queries.ts';
import styles from './bulk.module.css';
import { notAddedRows } from './bulk-files.ts';
import type { Mended } from './bulk-fix.tsx';
import { BulkNumbers } from './bulk-numbers.tsx';
import { BulkTable } from './bulk-table.tsx';
import { canBeTried, SETTLED } from './bulk-words.ts';
import { useRowWords } from './use-row-words.ts';

type BulkViewProps = {
  bulkId: string;
  plan: string;
  isPhone?: boolean;
  /** Around the actions of the page: its head. */
  head: (actions: ReactNode) => ReactNode;
  onEnded: () => void;
};

const FILTERS = ['all', ...SETTLED] as const;

/** How a file of mailboxes fares: one outcome a row, mended where it stands. It goes on without the page. */
export function BulkView({ bulkId, head, ...rest }: BulkViewProps) {
  const { t } = useTranslation('accounts-add');
  const { data: run, error, refetch, isPending } = useQuery(bulkQuery(bulkId));
  const isLate = useLater(isPending);
  if (run) return <Run run={run} head={head} {...rest} />;
  return (
    <>
      {head(null)}
      <Grid gap={3} pad={6}>
        {error && (
          <Note tone="red" action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
            {error.message}
          </Note>
        )}
        {isLate && ['a', 'b', 'c', 'd'].map((key) => <Box key={key} height={48} rounded surface="hover" />)}
      </Grid>
    </>
  );
}

function Run({ run, plan, isPhone = false, head, onEnded }: Omit<BulkViewProps, 'bulkId'> & { run: BulkRun }) {
  const { t } = useTranslation('accounts-add');
  const { bulkId } = run;
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>('all');
  const [passwords, setPasswords] = useState<Readonly<Record<number, string>>>({});
  const store = (changed: BulkRun) => queryClient.setQueryData(bulkQuery(bulkId).queryKey, changed);
  const { mutate: retry, isPending: isRetrying } = useMutation({
    mutationFn: (rows: Mended[]) => retryBulk({ bulkId, rows }),
    onSuccess: (changed, rows) => {
      store(changed);
      setPasswords((typed) =>
        Object.fromEntries(Object.entries(typed).filter(([row]) => !rows.some((each) => each.row === Number(row)))),
      );
    },
  });
  const { mutate: cancel, isPending: isCanceling } = useMutation({
    mutationFn: () => cancelBulk({ bulkId }),
    onSuccess: store,
  });
  const isGoing = run.endedAt === null;
  useEffect(() => {
    if (isGoing) return;
    onEnded();
    void refreshMailboxes();
  }, [isGoing, onEnded]);

  const wordsOf = useRowWords();
  const notAdded = run.rows.filter(({ outcome }) => outcome === 'notAdded');
  const triable = run.rows.filter((row) => canBeTried(row, passwords[row.row] ?? ''));
  const mend = () =>
    retry(
      triable.map(({ row, meant }) => ({
        row,
        ...(passwords[row] ? { password: passwords[row] } : {}),
        ...(meant === '' ? {} : { email: meant }),
      })),
    );
  const actions = (
    <>
      {notAdded.length > 0 && (
        <Button
          icon={<Download size={14} />}
          onClick={() =>
            downloadCsv(
              t('bulk.notAddedFile', { name: run.fileName.replace(/\.\w+$/, '') }),
              notAddedRows(run.rows, (row) => wordsOf(row).todo),
            )
          }
        >
          {t('bulk.asCsv')}
        </Button>
      )}
      {isGoing ? (
        <Button busy={isCanceling} onClick={() => cancel()}>
          {t('bulk.cancel')}
        </Button>
      ) : (
        triable.length > 0 && (
          <Button primary icon={<RefreshCw size={14} />} busy={isRetrying} onClick={mend}>
            {t('bulk.tryAgain', { count: triable.length })}
          </Button>
        )
      )}
    </>
  );
  const rows = filter === 'all' ? run.rows : run.rows.filter(({ outcome }) => outcome === filter);
  return (
    <>
      {head(actions)}
      <BulkNumbers run={run} plan={plan} />
      <div className={styles.bar}>
        <Segments
          large
          label={t('bulk.filter')}
          value={filter}
          options={FILTERS.map((value) => ({
            value,
            text: value === 'all' ? t('bulk.all') : t(`bulk.outcome.${value}`),
            count: value === 'all' ? run.rows.length : run.counts[value],
          }))}
          onChange={setFilter}
        />
        <span className="muted small">{t('bulk.rowHint')}</span>
      </div>
      <BulkTable
        rows={rows}
        passwords={passwords}
        onPassword={(row, password) => setPasswords((typed) => ({ ...typed, [row]: password }))}
        onRetry={(mended) => retry([mended])}
        isBusy={isRetrying}
        isWhole={isPhone}
      />
      <Row
        as="footer"
        rigid
        gap={4}
        spread
        minHeight={44}
        border="top"
        tone="muted"
        size={12}
        pad="0 6"
        narrow={{ pad: '2.5 4' }}
        className={styles.foot}
      >
        <span>{t('bulk.rows', { count: rows.length, number: formatNumber(rows.length) })}</span>
        <span>{t('bulk.twice')}</span>
        <Row as="span" gap={1.5} narrow={{ hidden: true }}>
          <kbd className="kbd">j</kbd>
          <kbd className="kbd">k</kbd>
          {t('bulk.move')}
          <kbd className="kbd">↵</kbd>
          {t('bulk.fix')}
        </Row>
      </Row>
    </>
  );
}
