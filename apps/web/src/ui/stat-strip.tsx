import type { ReactNode } from 'react';
import styles from './stat-strip.module.css';

/** The numbers of a page, side by side below its head. */
export const StatStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className={styles.strip} aria-label={label}>
    {children}
  </dl>
);

type StatProps = {
  name: ReactNode;
  /** Numbers as they are, the words between them as `small`. */
  value: ReactNode;
  /** A line or a small chart. */
  below?: ReactNode;
  /** Something is broken and waits for the reader. */
  alarm?: boolean;
};

export const Stat = ({ name, value, below, alarm = false }: StatProps) => (
  <div className={alarm ? `${styles.stat} ${styles.alarm}` : styles.stat}>
    <dt>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    {below !== undefined && <dd className={styles.below}>{below}</dd>}
  </div>
);
