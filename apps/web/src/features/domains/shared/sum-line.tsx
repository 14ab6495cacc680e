import type { ReactNode } from 'react';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './parts.module.css';

type SumLineProps = { sum: string; isTotal?: boolean; isQuiet?: boolean; children: ReactNode };

/** What it is at the left, what it costs at the right. */
export const SumLine = ({ sum, isTotal = false, isQuiet = false, children }: SumLineProps) => (
  <Row minWidth={0} spread align="baseline">
    <span className={isTotal ? 'strong' : isQuiet ? 'muted small' : 'secondary'}>{children}</span>
    <span className={isTotal ? `numbers ${styles.total}` : isQuiet ? 'numbers small' : 'numbers'}>{sum}</span>
  </Row>
);
