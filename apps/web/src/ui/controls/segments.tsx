import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { classes } from './classes.ts';
import styles from './segments.module.css';

type Option<T> = {
  value: T;
  text: string;
  /** Drawn in place of the words, which are shown under the pointer. */
  icon?: ReactNode;
  /** How many there are of it. */
  count?: number | undefined;
};

type SegmentsProps<T extends string | number> = {
  label: string;
  options: readonly Option<T>[];
  value: T | undefined;
  onChange: (value: T) => void;
  /** As high as the buttons and fields beside it. */
  large?: boolean;
  /** Takes the whole line, and is large enough for a thumb. */
  block?: boolean;
  className?: string | undefined;
};

/** One of a few. Radio buttons underneath, so arrow keys choose as everywhere. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { label, options, value, onChange, large = false, block = false, className } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classes(styles.segments, large && styles.large, block && styles.block, className)}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.segment} title={option.icon ? option.text : undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={option.icon ? 'visually-hidden' : ''}>{option.text}</span>
          {option.count !== undefined && (
            <>
              {' '}
              <span className="muted numbers">{formatNumber(option.count)}</span>
            </>
          )}
        </label>
      ))}
    </div>
  );
}
