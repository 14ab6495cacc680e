import { type ReactNode, useId } from 'react';
import { Grid } from '../layout/layout.tsx';
import { FieldError } from './field-error.tsx';
import styles from './form.module.css';

type CheckFieldProps = {
  name: string;
  value: boolean;
  error: string | undefined;
  onChange: (value: boolean) => void;
  onBlur: () => void;
  children: ReactNode;
};

/** A box to tick, with its sentence beside it. */
export function CheckField({ value, error, onChange, children, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <Grid columns="16px 1fr" gap={2} below={5} className={styles.check}>
      <input
        {...input}
        id={id}
        type="checkbox"
        checked={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id}>{children}</label>
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </Grid>
  );
}
