import type { ComponentProps } from 'react';
import { classes } from './classes.ts';
import styles from './switch.module.css';

type SwitchProps = Omit<ComponentProps<'input'>, 'onChange' | 'type'> & { onChange?: (isOn: boolean) => void };

/** On or off, at once. A box to check underneath, so keys work as everywhere. */
export const Switch = ({ checked = false, className, onChange, ...rest }: SwitchProps) => (
  <input
    {...rest}
    type="checkbox"
    role="switch"
    aria-checked={checked}
    className={classes(styles.switch, className)}
    checked={checked}
    onChange={(event) => onChange?.(event.target.checked)}
  />
);

type LabelledSwitchProps = { label: string; isOn: boolean; isDisabled?: boolean; onChange: (isOn: boolean) => void };

/** A switch at the end of a line, with its words before it. */
export const LabelledSwitch = ({ label, isOn, isDisabled = false, onChange }: LabelledSwitchProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the switch is the input.
  <label className={styles.line}>
    <span>{label}</span>
    <Switch checked={isOn} disabled={isDisabled} onChange={onChange} />
  </label>
);
