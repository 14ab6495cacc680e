import type { ReactNode } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import styles from './view.module.css';

/** A form in one line above a list, for something new in it. */
export const RowForm = ({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) => (
  <Row
    as="form"
    wraps
    align="end"
    gap={3}
    border="bottom"
    surface="app"
    className={styles.form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </Row>
);

type AddressFieldProps = { label: string; placeholder: string; value: string; onChange: (typed: string) => void };

export const AddressField = ({ label, placeholder, value, onChange }: AddressFieldProps) => (
  <label className={styles.field}>
    {label}
    <input
      className="field"
      required
      type="email"
      autoComplete="off"
      maxLength={254}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
