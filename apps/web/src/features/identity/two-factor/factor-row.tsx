import type { LucideIcon } from 'lucide-react';
import { Box, Grid, Text } from '../../../ui/layout/layout.tsx';
import styles from './two-factor-card.module.css';

type FactorRowProps = {
  /** Absent for one of several things of the row above. */
  Icon?: LucideIcon;
  name: string;
  text: string;
  action: { label: string; onClick: () => void } | undefined;
  /** For a screen reader, where the label alone would be the same in several rows. */
  actionLabel?: string;
};

export const FactorRow = ({ Icon, name, text, action, actionLabel }: FactorRowProps) => (
  <Grid as="li" columns="24px 1fr auto" gap={3} align="center" className={`${styles.row} ${Icon ? '' : styles.below}`}>
    <Text tone="muted">{Icon && <Icon size={16} strokeWidth={1.5} aria-hidden />}</Text>
    <Box minWidth={0}>
      <div className="medium ellipsis">{name}</div>
      <div className="muted small">{text}</div>
    </Box>
    {action && (
      <button type="button" className="link small" aria-label={actionLabel} onClick={action.onClick}>
        {action.label}
      </button>
    )}
  </Grid>
);
