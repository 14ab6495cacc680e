import type { ReactNode } from 'react';
import { Box, Row } from '../layout/layout.tsx';
import styles from './chart-panel.module.css';
import { type ChartTable, useChartTools } from './chart-tools.tsx';
import { Legend, type LegendKey } from './legend.tsx';

type ChartPanelProps = {
  title: string;
  beside?: ReactNode;
  legend?: readonly LegendKey[];
  /** At the end of the head, before the buttons. */
  end?: ReactNode;
  table: ChartTable;
  /** Of the downloaded file, without its ending. */
  fileName: string;
  children: ReactNode;
};

/** A chart as a part of a page that is divided by lines: no box, otherwise as a card. */
export function ChartPanel({ title, beside, legend = [], end, table, fileName, children }: ChartPanelProps) {
  const { numbers, buttons } = useChartTools(table, fileName);
  return (
    <Box as="section" minWidth={0} pad="3.5 6" narrow={{ pad: '3.5 4' }} className={styles.panel}>
      <header>
        <h2>{title}</h2>
        {beside !== undefined && <span className="muted small">{beside}</span>}
        <Row as="span" gap={1} minWidth={0} before="auto" narrow={{ wraps: true, height: 'auto' }}>
          {legend.length > 0 && <Legend keys={legend} />}
          {end}
          {buttons}
        </Row>
      </header>
      {numbers ?? children}
    </Box>
  );
}
