import type { ComponentProps } from 'react';
import { classes } from './classes.ts';

type SwitchProps = Omit<ComponentProps<'button'>, 'onChange' | 'children' | 'size'> & {
  checked?: boolean;
  onChange?: (isOn: boolean) => void;
};

/** On or off, at once. Small: it stands beside words. */
export const Switch = ({ checked = false, disabled, className, onChange, ...rest }: SwitchProps) => (
  <button
    {...rest}
    type="button"
    role="switch"
    aria-checked={checked}
    disabled={disabled}
    className={classes(
      'ant-switch ant-switch-small ant-tokens',
      checked && 'ant-switch-checked',
      disabled && 'ant-switch-disabled',
      className,
    )}
    onClick={() => onChange?.(!checked)}
  >
    <div className="ant-switch-handle" />
    <span className="ant-switch-inner">
      <span className="ant-switch-inner-checked" />
      <span className="ant-switch-inner-unchecked" />
    </span>
  </button>
);
