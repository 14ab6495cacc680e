import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Switch } from '../../../ui/controls/switch.tsx';
import { type ButtonPartProps, Grid } from '../../../ui/layout/layout.tsx';
import styles from './options.module.css';

type OptionProps = {
  Icon: LucideIcon;
  name: string;
  hint: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  children?: ReactNode;
};

const LOOK = {
  columns: '16px minmax(0, 1fr) auto',
  gap: '0.5 3',
  align: 'start',
  width: '100%',
  pad: 0,
  tone: 'inherit',
  textAlign: 'left',
} as const;

/** Something about a mail that is on or off. */
export const Option = ({ Icon, name, hint, isOn, isDisabled = false, onChange, children }: OptionProps) => (
  <Grid {...LOOK} className={styles.option}>
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    <span className="medium">{name}</span>
    <Switch aria-label={name} checked={isOn} disabled={isDisabled} onChange={onChange} />
    <small>{hint}</small>
    {children}
  </Grid>
);

/** Something about a mail that opens more. */
export const OptionButton = ({ className = '', ...props }: ButtonPartProps) => (
  <Grid {...props} {...LOOK} type="button" as="button" className={`${styles.option} ${className}`} />
);
