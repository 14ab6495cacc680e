import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShareOf } from '../../../platform/format.ts';
import { Mark } from '../../../ui/charts/mark.tsx';
import { Grid, Text } from '../../../ui/layout/layout.tsx';
import { HoverCard } from '../../../ui/overlay/hover-card.tsx';
import { OPEN_MARKS } from './open-marks.ts';

type OpenSplitProps = {
  opened: { person: number; machine: number; unknown: number };
  /** Of how many it was delivered to. */
  of: number;
  children: ReactNode;
};

/** Under the pointer: opens by people, by machines and by who can tell, each apart. */
export function OpenSplit({ opened, of, children }: OpenSplitProps) {
  const { t } = useTranslation('campaigns');
  return (
    <HoverCard
      waitMs={300}
      content={
        <dl>
          {(['person', 'machine', 'unknown'] as const).map((key) => (
            <Grid columns="10px 72px 48px 56px" align="center" gap={2} key={key}>
              <Mark kind={OPEN_MARKS[key]} size={10} />
              <dt>{t(`opened.${key}`)}</dt>
              <Text as="dd" textAlign="right" nums>
                {formatNumber(opened[key])}
              </Text>
              <Text as="dd" textAlign="right" nums className="muted">
                {formatShareOf(opened[key], of)}
              </Text>
            </Grid>
          ))}
        </dl>
      }
    >
      <span>{children}</span>
    </HoverCard>
  );
}
