import { useId } from 'react';
import styles from './segments.module.css';

type SegmentsProps<T extends string | number> = {
  label: string;
  options: readonly { value: T; text: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
};

/** One of a few. Radio buttons underneath, so arrow keys choose as everywhere. */
export function Segments<T extends string | number>({ label, options, value, onChange }: SegmentsProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
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
        </label>
      ))}
    </fieldset>
  );
}
