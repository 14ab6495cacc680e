import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { Box, Row } from '../layout/layout.tsx';
import styles from './chart-card.module.css';
import { type ChartTable, useChartTools } from './chart-tools.tsx';
import { Legend, type LegendKey } from './legend.tsx';

type ChartCardProps = {
  title: string;
  beside?: string;
  legend: readonly LegendKey[];
  table: ChartTable;
  /** Of the downloaded file, without its ending. */
  fileName: string;
  totals?: ReactNode;
  children: ReactNode;
};

export function ChartCard({ title, beside, legend, table, fileName, totals, children }: ChartCardProps) {
  const { numbers, buttons } = useChartTools(table, fileName);
  return (
    <Card
      title={title}
      beside={beside}
      actions={
        <>
          <Legend keys={legend} />
          {buttons}
        </>
      }
    >
      {numbers ?? <Box pad="3 3 1">{children}</Box>}
      {totals !== undefined && (
        <Row wraps gap="1 6" pad="0 4 3" tone="muted" size={12} leading={16} align="stretch" className={styles.totals}>
          {totals}
        </Row>
      )}
    </Card>
  );
}
