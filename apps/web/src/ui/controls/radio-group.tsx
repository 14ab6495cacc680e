import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type RadioGroupProps<T extends string> = {
  className?: string;
  value: T;
  options: readonly { value: T; label: ReactNode }[];
  onChange: (value: T) => void;
};

/** One of a few, each with its words. */
export function RadioGroup<T extends string>({ className, value, options, onChange }: RadioGroupProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={classes('ant-radio-group ant-radio-group-outline ant-tokens ant-radio-css-var', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classes(
            'ant-radio-wrapper ant-tokens ant-radio-css-var',
            option.value === value && 'ant-radio-wrapper-checked',
          )}
        >
          <span className={classes('ant-radio', option.value === value && 'ant-radio-checked')}>
            <input
              type="radio"
              name={name}
              className="ant-radio-input"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
          </span>
          <span className="ant-radio-label">{option.label}</span>
        </label>
      ))}
    </div>
  );
}
