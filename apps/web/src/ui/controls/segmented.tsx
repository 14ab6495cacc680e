import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';

type SegmentedProps<T extends string | number> = {
  'aria-label'?: string | undefined;
  options: readonly { value: T; label: ReactNode; title?: string; disabled?: boolean }[];
  value: T | undefined;
  onChange: (value: T) => void;
  size?: 'small';
  block?: boolean;
};

/** One of a few. Radio buttons underneath, so arrow keys choose as everywhere. */
export function Segmented<T extends string | number>({
  options,
  value,
  onChange,
  size,
  block,
  ...rest
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={rest['aria-label']}
      className={classes('ant-segmented ant-tokens', size && 'ant-segmented-sm', block && 'ant-segmented-block')}
    >
      <div className="ant-segmented-group">
        {options.map((option) => (
          <label
            key={option.value}
            className={classes(
              'ant-segmented-item',
              option.value === value && 'ant-segmented-item-selected',
              option.disabled && 'ant-segmented-item-disabled',
            )}
          >
            <input
              type="radio"
              name={name}
              className="ant-segmented-item-input"
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <div className="ant-segmented-item-label" title={option.title}>
              {option.label}
            </div>
          </label>
        ))}
      </div>
    </div>
  );
}
