import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { PageTitle } from './page-title.tsx';

type PageHeadProps = {
  title: string;
  /** Left of the title: the pages it lies below. */
  before?: ReactNode;
  /** Right after the title. */
  beside?: ReactNode;
  children?: ReactNode;
};

/** The line on top of every screen inside the shell; actions stand at its right end. */
export const PageHead = ({ title, before, beside, children }: PageHeadProps) => (
  <header className={styles.head}>
    <PageTitle>{title}</PageTitle>
    {before}
    <h1>{title}</h1>
    {beside}
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </header>
);
