import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import styles from './settings-side.module.css';

export const PlaceCard = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <Grid
    columns="16px minmax(0, 1fr)"
    gap={2.5}
    align="start"
    pad="2.5 3"
    border="all"
    rounded
    surface="raised"
    className={styles.place}
  >
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    <Stack gap={0} className={styles.words}>
      {children}
    </Stack>
  </Grid>
);
