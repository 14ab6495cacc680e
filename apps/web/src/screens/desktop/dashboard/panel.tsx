import type { ReactNode } from 'react';
import styles from './dashboard-screen.module.css';

type PanelProps = { title: string; beside?: ReactNode; end?: ReactNode; children: ReactNode };

/** A part of the page, parted from the others by lines. */
export const Panel = ({ title, beside, end, children }: PanelProps) => (
  <section className={styles.panel}>
    <header>
      <h2>{title}</h2>
      <span className="muted">{beside}</span>
      {end !== undefined && <span className={`muted small ${styles.end}`}>{end}</span>}
    </header>
    {children}
  </section>
);
