import { Labelled } from '../../../ui/form/labelled.tsx';
import styles from './cards.module.css';

type FieldProps = { label: string; value: string; onChange: (value: string) => void; hint?: string };

type LineProps = FieldProps & { type?: 'text' | 'date' | 'time' | 'url'; maxLength?: number };

export const LineField = ({ label, hint, onChange, type = 'text', maxLength = 200, ...field }: LineProps) => (
  <Labelled label={label} hint={hint}>
    {(id) => (
      <input
        {...field}
        id={id}
        type={type}
        maxLength={maxLength}
        className={styles.field}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
);

export const WordsField = ({ label, hint, onChange, ...field }: FieldProps) => (
  <Labelled label={label} hint={hint}>
    {(id) => (
      <textarea
        {...field}
        id={id}
        rows={3}
        maxLength={2_000}
        className={styles.field}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Labelled>
);
