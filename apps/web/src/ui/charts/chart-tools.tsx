import { ChartColumn, Download, TableProperties } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../platform/files/csv.ts';
import { IconButton } from '../icon-button.tsx';
import { HeadRow } from '../table/plain-table.tsx';
import styles from './chart-card.module.css';

/** The same numbers for people who read rather than look, and for a spreadsheet. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly (string | number)[])[] };

/** The two buttons every chart has, and what it shows in place of the drawing. */
export function useChartTools(table: ChartTable, fileName: string) {
  const { t } = useTranslation();
  const [isTable, setTable] = useState(false);
  const switchText = t(isTable ? 'chart.asChart' : 'chart.asTable');
  return {
    numbers: isTable ? <NumberTable {...table} /> : undefined,
    buttons: (
      <>
        <IconButton
          label={switchText}
          hint
          Icon={isTable ? ChartColumn : TableProperties}
          size={24}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        />
        <IconButton
          label={t('chart.csv')}
          hint
          Icon={Download}
          size={24}
          onClick={() => downloadCsv(fileName, [table.head, ...table.rows])}
        />
      </>
    ),
  };
}

const NumberTable = ({ head, rows }: ChartTable) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1).
  <div className={styles.table} tabIndex={0}>
    <table>
      <HeadRow words={head} />
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
