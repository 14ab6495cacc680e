import type { ImportProblem } from '@outrider/contract/contacts/import';
import { type ComponentProps, Fragment } from 'react';
import { Grid, Text } from '../../../../ui/layout/layout.tsx';

type RowValuesProps = Pick<ImportProblem, 'values'> & ComponentProps<typeof Grid<'dl'>>;

export const RowValues = ({ values, ...props }: RowValuesProps) => (
  <Grid {...props} as="dl" columns="auto minmax(0, 1fr)">
    {Object.entries(values).map(([name, value]) => (
      <Fragment key={name}>
        <Text as="dt" tone="muted">
          {name}
        </Text>
        <Text as="dd" breaks className="mono">
          {value}
        </Text>
      </Fragment>
    ))}
  </Grid>
);
