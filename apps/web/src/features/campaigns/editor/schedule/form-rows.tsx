import type { ReactNode } from 'react';
import styles from './schedule-step.module.css';

type RowProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** A setting: its name and what to know about it on the left, the fields on the right. */
export const Row = ({ label, hint, error, children }: RowProps) => (
  <fieldset className={styles.row}>
    <legend className="visually-hidden">{label}</legend>
    <div aria-hidden>
      <div className="medium">{label}</div>
      {hint !== undefined && <div className="muted small">{hint}</div>}
    </div>
    <div className={styles.fields}>
      {children}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  </fieldset>
);

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className={styles.group}>
    <h2>{title}</h2>
    {children}
  </section>
);
