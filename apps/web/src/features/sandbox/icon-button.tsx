import type { LucideIcon } from 'lucide-react';
import { Grid } from '../../ui/layout/layout.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = { name: string; Icon: LucideIcon; small?: boolean; onClick: () => void };

/** A square button with a filled picture that says it all; its name is read out and shown on hover. */
export const IconButton = ({ name, Icon, small = false, onClick }: IconButtonProps) => (
  <Grid
    type="button"
    as="button"
    rigid
    align="center"
    items="center"
    pad={0}
    border="all"
    borderTone="control"
    rounded
    surface="raised"
    shadow="low"
    tone="default"
    className={`${styles.button} ${small ? styles.small : ''}`}
    aria-label={name}
    title={name}
    onClick={onClick}
  >
    <Icon size={14} strokeWidth={0} fill="currentColor" aria-hidden />
  </Grid>
);
