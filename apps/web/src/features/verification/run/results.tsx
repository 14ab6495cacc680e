import type { VerifyTask } from '@outrider/contract/verification/verification';
import { CATEGORIES, type Category, FLAGS, type Flag } from '@outrider/email-verifier/verdict';
import { Download, Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isMoving } from '../../../api/verification.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { AddFilterChip, FilterChip } from '../../../ui/table/filter-chip.tsx';
import { ListFailed, ListWaiting, NoMatch } from '../../../ui/table/list-states.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { CATEGORY_ORDER, countAll } from '../shared/categories.ts';
import { counted } from '../shared/counted.ts';
import { runName } from '../shared/run-words.ts';
import { useExport } from './export-results.ts';
import { PushDialog } from './push-dialog.tsx';
import { useResultColumns } from './result-columns.tsx';
import styles from './results.module.css';
import { useRows } from './use-rows.ts';

const ALL = 'ALL';
const SEGMENTS = [ALL, ...CATEGORY_ORDER] as const;
const idOf = ({ row }: { row: number }) => String(row);

type Narrowing = { category: Category | undefined; flag: Flag | undefined; search: string };
const EVERYTHING: Narrowing = { category: undefined, flag: undefined, search: '' };

/** What became of each address, as the answers come in. */
export function Results({ run }: { run: VerifyTask }) {
  const { t } = useTranslation('verification');
  const [narrowing, setNarrowing] = useState(EVERYTHING);
  const { category, flag, search } = narrowing;
  const [at, setAt] = useState<string>();
  const [isPushing, setPushing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const columns = useResultColumns();
  const list = useRows(
    { taskId: run.taskId, ...(category ? { category } : {}), ...(flag ? { flag } : {}), search: search.trim() },
    isMoving(run),
  );
  const narrow = (changed: Partial<Narrowing>) => setNarrowing({ ...narrowing, ...changed });
  const isNarrowed = category !== undefined || flag !== undefined || search.trim() !== '';
  useRowKeys({
    ids: list.rows.map(idOf),
    at,
    onAt: setAt,
    onRow: {},
    onPage: { '/': () => field.current?.focus() },
    paused: isPushing,
  });
  return (
    <Stack as="section" tall grow minHeight={0} gap={0} aria-label={t('results.label')}>
      <div className={styles.bar}>
        <Segments
          label={t('category.label')}
          value={category ?? ALL}
          options={SEGMENTS.map((value) => ({
            value,
            text: t(`category.${value}`),
            count: value === ALL ? countAll(run.counts) : undefined,
          }))}
          onChange={(chosen) => narrow({ category: CATEGORIES.find((known) => known === chosen) })}
        />
        <FlagFilter flag={flag} onFlag={(chosen) => narrow({ flag: chosen })} />
        <Row as="span" before="auto">
          <span className={search === '' ? styles.search : `${styles.search} ${styles.searching}`}>
            <SearchField
              label={t('results.search')}
              field={field}
              search={search}
              onSearch={(text) => narrow({ search: text })}
            />
          </span>
          <ExportButton run={run} category={category} />
          <Button
            small
            icon={<Users size={14} strokeWidth={1.5} />}
            disabled={run.counts.VALID === 0}
            onClick={() => setPushing(true)}
          >
            {t('results.push')}
          </Button>
        </Row>
      </div>
      {list.error && list.rows.length === 0 && (
        <ListFailed
          message={list.error.message}
          hint={t('results.failedHint')}
          isBusy={list.isFetching}
          onRetry={list.retry}
        />
      )}
      {list.isPending && <ListWaiting />}
      {!list.isPending && !list.error && list.rows.length === 0 && (
        <NoResults run={run} isNarrowed={isNarrowed} onClear={() => setNarrowing(EVERYTHING)} />
      )}
      {list.rows.length > 0 && (
        <DataTable
          label={t('results.label')}
          rows={list.rows}
          firstIndex={0}
          total={list.total ?? list.rows.length}
          idOf={idOf}
          columns={columns}
          isDense
          onEnd={list.loadMore}
          at={at}
          onAt={setAt}
        />
      )}
      {isPushing && <PushDialog run={run} onClose={() => setPushing(false)} />}
    </Stack>
  );
}

type FlagFilterProps = { flag: Flag | undefined; onFlag: (flag: Flag | undefined) => void };

function FlagFilter({ flag, onFlag }: FlagFilterProps) {
  const { t } = useTranslation('verification');
  const choices = FLAGS.map((value) => ({ value, text: t(`flag.${value}`) }));
  const choose = (chosen: string | undefined) => onFlag(FLAGS.find((known) => known === chosen));
  if (flag === undefined) return <AddFilterChip text={t('results.flag')} choices={choices} onAdd={choose} />;
  return (
    <FilterChip
      name={t('results.flag')}
      any={t('results.anyFlag')}
      anyChoice={t('results.anyFlagChoice')}
      choices={choices}
      value={flag}
      onChoose={choose}
    />
  );
}

function ExportButton({ run, category }: { run: VerifyTask; category: Category | undefined }) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  const { mutate: save, isPending } = useExport();
  return (
    <Button
      text
      small
      busy={isPending}
      disabled={run.checked === 0}
      icon={<Download size={14} strokeWidth={1.5} />}
      onClick={() => save({ taskId: run.taskId, category, name: runName(t, run, dates.day) })}
    >
      {t('results.export')}
    </Button>
  );
}

type NoResultsProps = { run: VerifyTask; isNarrowed: boolean; onClear: () => void };

function NoResults({ run, isNarrowed, onClear }: NoResultsProps) {
  const { t } = useTranslation('verification');
  if (!isNarrowed)
    return (
      <Box as="p" grow pad="5 6" border="top" className="muted">
        {t(isMoving(run) ? 'results.noneHint' : 'results.none')}
      </Box>
    );
  return (
    <NoMatch
      title={t('results.noMatch')}
      hint={t('results.inAll', counted(countAll(run.counts)))}
      clearText={t('results.clear')}
      onClear={onClear}
    />
  );
}
