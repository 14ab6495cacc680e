import type { ReactNode } from 'react';
import { Grid } from '../../../ui/layout/layout.tsx';
import styles from './rows.module.css';

type ProfileRowProps = { className?: string | undefined; children: ReactNode };

/** A line of a card: an icon, words, and what can be done. */
export const ProfileRow = ({ className = '', children }: ProfileRowProps) => (
  <Grid
    as="li"
    columns="24px minmax(0, 1fr) auto"
    gap={3}
    align="center"
    minHeight={48}
    pad="2 4"
    border="top"
    breaks
    className={`${styles.row} ${className}`}
  >
    {children}
  </Grid>
);
