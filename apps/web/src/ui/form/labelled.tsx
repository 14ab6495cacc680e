import { type ReactNode, useId } from 'react';
import styles from './labelled.module.css';

type LabelledProps = { label: string; hint?: ReactNode; children: (id: string) => ReactNode };

/** A field of a dialog: its name above, what to know about it below. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <span className="muted small">{hint}</span>}
    </div>
  );
}

export const LabelledFields = ({ children }: { children: ReactNode }) => (
  <div className={styles.fields}>{children}</div>
);
