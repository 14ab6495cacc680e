import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type CheckboxProps = { className?: string; checked?: boolean; onChange?: (isOn: boolean) => void; children: ReactNode };

/** One thing to tick. */
export const Checkbox = ({ className, checked = false, onChange, children }: CheckboxProps) => (
  <label className={classes('ant-checkbox-wrapper ant-tokens ant-checkbox-css-var', className)}>
    <span className={classes('ant-checkbox', checked && 'ant-checkbox-checked')}>
      <input
        type="checkbox"
        className="ant-checkbox-input"
        checked={checked}
        onChange={(event) => onChange?.(event.target.checked)}
      />
    </span>
    <span className="ant-checkbox-label">{children}</span>
  </label>
);
