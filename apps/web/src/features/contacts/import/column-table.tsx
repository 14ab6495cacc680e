import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../ui/table/plain-table.tsx';
import { bookQuery } from '../shared/contact-queries.ts';
import styles from './column-table.module.css';
import { fits, ideaTarget } from './column-targets.ts';
import { TargetSelect } from './target-select.tsx';

const SAMPLES_SHOWN = 3;
/** Below this share of the rows a column is worth a second look. */
const THIN = 0.7;

type ColumnTableProps = {
  columns: readonly ImportColumn[];
  rows: number;
  targetOf: (index: number) => ColumnTarget;
  onTarget: (index: number, target: ColumnTarget) => void;
};

/** The columns of the file, what they become, their first values, and how many rows have one. */
export function ColumnTable({ columns, rows, targetOf, onTarget }: ColumnTableProps) {
  const { t } = useTranslation('contacts');
  return (
    <PlainTable edged className={styles.table} aria-label={t('import.columnsLabel')}>
      <thead>
        <tr>
          <th scope="col">{t('import.column.column')}</th>
          <th scope="col">{t('import.column.becomes')}</th>
          <th scope="col">{t('import.column.values')}</th>
          <th scope="col">{t('import.column.filled')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => {
          const target = targetOf(column.index);
          return (
            <tr key={column.index}>
              <td className="secondary ellipsis" title={column.header}>
                {column.header || t('import.headless', { number: column.index + 1 })}
              </td>
              <td>
                <TargetSelect column={column} target={target} onChange={(changed) => onTarget(column.index, changed)} />
              </td>
              <td>
                <Samples column={column} target={target} onTarget={(changed) => onTarget(column.index, changed)} />
              </td>
              <td>
                <Filled column={column} rows={rows} isSkipped={target.kind === 'skip'} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}

type SamplesProps = { column: ImportColumn; target: ColumnTarget; onTarget: (target: ColumnTarget) => void };

function Samples({ column, target, onTarget }: SamplesProps) {
  const { t } = useTranslation('contacts');
  const samples = column.samples.slice(0, SAMPLES_SHOWN);
  return (
    <>
      <Box pad="0 0 0.75" leading={16} className="ellipsis" title={samples.join('\n')}>
        {samples.length === 0 && <Text tone="faint">{MISSING}</Text>}
        {samples.map((sample, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same value.
          <Fragment key={index}>
            {index > 0 && t('filter.comma')}
            <span className={fits(sample, target) ? undefined : styles.bad}>{sample}</span>
          </Fragment>
        ))}
      </Box>
      <Remark column={column} target={target} onTarget={onTarget} />
    </>
  );
}

/** What is not plain from the choice alone. */
function Remark({ column: { matched, ideas }, target, onTarget }: SamplesProps) {
  const { t } = useTranslation('contacts');
  const { data: book } = useQuery(bookQuery);
  if (target.kind === 'tag') return <div className="muted small">{t('target.becomesTag')}</div>;
  if (target.kind === 'name') return <div className="muted small">{t('target.splits')}</div>;
  if (target.kind === 'custom' && !book?.fields.some(({ name }) => name === target.field)) {
    return <div className="muted small">{t('target.isNew', { type: t(`target.type.${target.type}`) })}</div>;
  }
  if (target.kind !== 'skip' || matched !== 'not' || ideas.length === 0) return null;
  return (
    <Text as="div" tone="amber" className="small">
      {t('target.ideas', { count: ideas.length })}
      {ideas.map((idea) => (
        <Box
          key={idea}
          type="button"
          as="button"
          before={1.5}
          pad={0}
          tone="inherit"
          className={styles.idea}
          onClick={() => onTarget(ideaTarget(idea))}
        >
          {idea}
        </Box>
      ))}
    </Text>
  );
}

function Filled({
  column: { filled, header },
  rows,
  isSkipped,
}: {
  column: ImportColumn;
  rows: number;
  isSkipped: boolean;
}) {
  if (isSkipped) return <Text tone="faint">{MISSING}</Text>;
  return (
    <Grid columns="1fr auto" gap={3} align="center">
      <Bar label={header} value={filled} total={rows} tone={filled < rows * THIN ? 'amber' : 'ink'} />
      <span className="numbers">{formatNumber(filled)}</span>
    </Grid>
  );
}
