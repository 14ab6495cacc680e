import { Switch } from 'antd';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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
  <div className={styles.option}>
    <Icon size={16} strokeWidth={1.5} aria-hidden />
    <span className="medium">{name}</span>
    <Switch size="small" aria-label={name} checked={isOn} disabled={isDisabled} onChange={onChange} />
    <small>{hint}</small>
    {children}
  </div>
);
