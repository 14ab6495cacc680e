import type { ComponentProps } from 'react';
import { Grid } from '../../../ui/layout/layout.tsx';
import styles from './nothing.module.css';

/** In the middle of a page that has nothing to list, or not yet. */
export const Nothing = (props: Omit<ComponentProps<typeof Grid<'div'>>, 'as'>) => (
  <Grid
    {...props}
    grow
    gap={1}
    content="center"
    justify="center"
    items="center"
    pad="8 6"
    textAlign="center"
    className={styles.nothing}
  />
);
