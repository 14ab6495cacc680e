import type { ColumnTarget, ImportColumn } from '@outrider/contract/contacts/import';
import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { Grid, Text } from '../../../../ui/layout/layout.tsx';
import { PlainTable } from '../../../../ui/table/plain-table.tsx';
import { Samples } from './column-samples.tsx';
import styles from './column-table.module.css';
import { TargetSelect } from './target-select.tsx';

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
