import { useId } from 'react';
import { Grid } from '../layout/layout.tsx';
import styles from './radio-list.module.css';

type RadioListProps<T extends string> = {
  label: string;
  /** The label stands above the list, too. */
  isNamed?: boolean;
  options: readonly { value: T; text: string }[];
  value: T | undefined;
  onChange: (value: T) => void;
};

/** One of several, all in sight. */
export function RadioList<T extends string>({ label, isNamed = false, options, value, onChange }: RadioListProps<T>) {
  const name = useId();
  return (
    <Grid as="fieldset" pad={0} gap={2} narrow={{ gap: 0 }} className={styles.list}>
      <legend className={isNamed ? 'medium' : 'visually-hidden'}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.text}
        </label>
      ))}
    </Grid>
  );
}
