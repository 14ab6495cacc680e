import { Button, Tooltip } from 'antd';
import { ChartColumn, Download, TableProperties } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../platform/csv.ts';
import { Card } from '../card.tsx';
import styles from './chart-card.module.css';
import { Legend, type LegendKey } from './legend.tsx';

type ChartCardProps = {
  title: string;
  beside?: string;
  legend: readonly LegendKey[];
  /** The same numbers for people who read rather than look, and for a spreadsheet. */
  table: { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };
  /** Of the downloaded file, without its ending. */
  fileName: string;
  totals?: ReactNode;
  children: ReactNode;
};

/** A chart with its legend, its table and its file. */
export function ChartCard({ title, beside, legend, table, fileName, totals, children }: ChartCardProps) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const switchText = t(isTable ? 'chart.asChart' : 'chart.asTable');
  const Icon = isTable ? ChartColumn : TableProperties;
  return (
    <Card
      title={title}
      beside={beside}
      actions={
        <>
          <Legend keys={legend} />
          <Tooltip title={switchText}>
            <Button
              type="text"
              size="small"
              aria-label={switchText}
              aria-pressed={isTable}
              icon={<Icon size={16} strokeWidth={1.5} />}
              onClick={() => setTable(!isTable)}
            />
          </Tooltip>
          <Tooltip title={t('chart.csv')}>
            <Button
              type="text"
              size="small"
              aria-label={t('chart.csv')}
              icon={<Download size={16} strokeWidth={1.5} />}
              onClick={() => downloadCsv(fileName, [table.head, ...table.rows])}
            />
          </Tooltip>
        </>
      }
    >
      {isTable ? <NumberTable {...table} /> : <div className={styles.chart}>{children}</div>}
      {totals !== undefined && <div className={styles.totals}>{totals}</div>}
    </Card>
  );
}

const NumberTable = ({ head, rows }: ChartCardProps['table']) => (
  <div className={styles.table}>
    <table>
      <thead>
        <tr>
          {head.map((word) => (
            <th key={word} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((value, index) => (
              <td key={head[index]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
