import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A box with a title; `beside` stands next to it, `actions` at the end of the line. */
export const Card = ({
  title,
  beside,
  actions,
  children,
}: {
  title: string;
  beside?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}) => (
  <section className={styles.card}>
    <header>
      <h3>{title}</h3>
      {beside !== undefined && <span className="muted small">{beside}</span>}
      {actions !== undefined && <span className={styles.actions}>{actions}</span>}
    </header>
    <div>{children}</div>
  </section>
);
