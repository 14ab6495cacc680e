import type { ReactNode } from 'react';
import styles from './card.module.css';
import { Panel, Row } from './layout/layout.tsx';

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
  <Panel as="section" className={styles.card}>
    <header>
      <h2>{title}</h2>
      {beside !== undefined && <span className="muted small">{beside}</span>}
      {actions !== undefined && (
        <Row as="span" before="auto" align="stretch" narrow={{ wraps: true }}>
          {actions}
        </Row>
      )}
    </header>
    <div>{children}</div>
  </Panel>
);
