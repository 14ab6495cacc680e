import { type ReactNode, useId } from 'react';
import { Grid } from '../layout/layout.tsx';
import styles from './labelled.module.css';

type LabelledProps = { label: string; hint?: ReactNode | undefined; children: (id: string) => ReactNode };

/** A field of a dialog: its name above, what to know about it below. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId();
  return (
    <Grid gap={1.5} minWidth={0} className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {hint !== undefined && <span className="muted small">{hint}</span>}
    </Grid>
  );
}

export const LabelledFields = ({ children }: { children: ReactNode }) => (
  <Grid gap={4} pad="2 0 3">
    {children}
  </Grid>
);
