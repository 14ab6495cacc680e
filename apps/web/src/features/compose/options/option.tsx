import { Switch } from 'antd';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Grid } from '../../../ui/layout/layout.tsx';
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

/** Something about a mail that is on or off. */
export const Option = ({ Icon, name, hint, isOn, isDisabled = false, onChange, children }: OptionProps) => (
  <Grid
    columns="16px minmax(0, 1fr) auto"
    gap="0.5 3"
    align="start"
    width="100%"
    pad={0}
    tone="inherit"
    textAlign="left"
    className={styles.option}
  >
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    <span className="medium">{name}</span>
    <Switch size="small" aria-label={name} checked={isOn} disabled={isDisabled} onChange={onChange} />
    <small>{hint}</small>
    {children}
  </Grid>
);
