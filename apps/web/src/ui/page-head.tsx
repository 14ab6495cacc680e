import type { ReactNode } from 'react';
import styles from './page-head.module.css';
import { PageTitle } from './page-title.tsx';

type PageHeadProps = {
  title: string;
  /** Left of the title: the pages it lies below. */
  before?: ReactNode;
  /** Right after the title. */
  beside?: ReactNode;
  /** What follows belongs to the head, as filters or tabs do: no line parts them. */
  isJoined?: boolean;
  children?: ReactNode;
};

/** The line on top of every screen inside the shell; actions stand at its right end. */
export const PageHead = ({ title, before, beside, isJoined = false, children }: PageHeadProps) => (
  <header className={isJoined ? `${styles.head} ${styles.joined}` : styles.head}>
    <PageTitle>{title}</PageTitle>
    {before}
    <h1>{title}</h1>
    {beside}
    {children !== undefined && <div className={styles.actions}>{children}</div>}
  </header>
);
