import type { ComponentProps } from 'react';
import { Grid } from './layout/layout.tsx';

type MarkProps = Omit<ComponentProps<typeof Grid<'span'>>, 'as'>;

/** The letter something is known by, in a small square. */
export const LetterMark = (props: MarkProps) => (
  <Grid
    as="span"
    inline
    rigid
    align="center"
    items="center"
    width={18}
    height={18}
    rounded={3}
    surface="selected"
    size={11}
    weight={600}
    {...props}
  />
);

export const NumberMark = (props: MarkProps) => (
  <Grid
    as="span"
    rigid
    align="center"
    items="center"
    width={21}
    height={21}
    rounded="full"
    size={11}
    weight={600}
    {...props}
  />
);
