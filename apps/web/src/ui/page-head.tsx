import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { PageTitle } from './page-title.tsx';

/** The line on top of every screen inside the shell; actions stand at its right end. */
export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className={styles.head}>
    <PageTitle>{title}</PageTitle>
    <h1>{title}</h1>
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </header>
);
