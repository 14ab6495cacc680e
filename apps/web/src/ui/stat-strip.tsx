import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid, Row, Text } from './layout/layout.tsx';
import styles from './stat-strip.module.css';

/** The numbers of a page, side by side below its head. */
export const StatStrip = ({ label, children }: { label: string; children: ReactNode }) => (
  <Grid as="dl" rigid minHeight={88} border="bottom" className={styles.strip} aria-label={label}>
    {children}
  </Grid>
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

/** The number of what waits for the reader, with a sign before its name. */
export const AlarmStat = ({ name, ...props }: Omit<StatProps, 'alarm'>) => (
  <Stat
    {...props}
    alarm
    name={
      <>
        <TriangleAlert size={14} strokeWidth={1.5} aria-hidden />
        {name}
      </>
    }
  />
);

export const Stat = ({ name, value, below, alarm = false }: StatProps) => (
  <div className={alarm ? `${styles.stat} ${styles.alarm}` : styles.stat}>
    <dt>{name}</dt>
    <Row as="dd" wraps align="baseline" gap="0 1.5" size={20} leading={28} weight={600} className={styles.value}>
      {value}
    </Row>
    {below !== undefined && (
      <Text as="dd" tone="muted" size={12} leading={16} breaks>
        {below}
      </Text>
    )}
  </div>
);
