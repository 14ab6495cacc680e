import { useId } from 'react';
import { formatNumber } from '../platform/format.ts';
import styles from './segments.module.css';

type SegmentsProps<T extends string | number> = {
  label: string;
  options: readonly { value: T; text: string /** How many there are of it. */; count?: number | undefined }[];
  value: T | undefined;
  onChange: (value: T) => void;
  /** Takes the whole line, and is large enough for a thumb. */
  block?: boolean;
};

/** One of a few. Radio buttons underneath, so arrow keys choose as everywhere. */
export function Segments<T extends string | number>({
  label,
  options,
  value,
  onChange,
  block = false,
}: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={block ? `${styles.segments} ${styles.block}` : styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.text}
          {option.count !== undefined && <span className="muted">{formatNumber(option.count)}</span>}
        </label>
      ))}
    </fieldset>
  );
}
