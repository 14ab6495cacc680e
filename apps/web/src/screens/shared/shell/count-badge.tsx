import type { ComponentProps } from 'react';
import { Box } from '../../../ui/layout/layout.tsx';

/** How many are new, over an icon. */
export const CountBadge = (props: Omit<ComponentProps<typeof Box<'span'>>, 'as'>) => (
  <Box
    as="span"
    minWidth={14}
    pad="0 0.75"
    rounded={7}
    surface="primary"
    tone="onPrimary"
    size={10}
    weight={600}
    textAlign="center"
    {...props}
  />
);
