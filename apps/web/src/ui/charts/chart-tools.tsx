import { Button, Tooltip } from 'antd';
import { ChartColumn, Download, TableProperties } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../platform/csv.ts';
import styles from './chart-card.module.css';

/** The same numbers for people who read rather than look, and for a spreadsheet. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };

/** The two buttons every chart has, and what it shows in place of the drawing. */
export function useChartTools(table: ChartTable, fileName: string) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const switchText = t(isTable ? 'chart.asChart' : 'chart.asTable');
  const Icon = isTable ? ChartColumn : TableProperties;
  return {
    numbers: isTable ? <NumberTable {...table} /> : undefined,
    buttons: (
      <>
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
    ),
  };
}

const NumberTable = ({ head, rows }: ChartTable) => (
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
