import type { ReactNode } from 'react';
import { Row } from '../layout/layout.tsx';
import { PageTitle } from '../page-title.tsx';
import styles from './page-head.module.css';

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
  <Row
    as="header"
    rigid
    wraps
    gap="1 3"
    minHeight={56}
    className={isJoined ? `${styles.head} ${styles.joined}` : styles.head}
  >
    <PageTitle>{title}</PageTitle>
    {before}
    <h1 className="title">{title}</h1>
    {beside}
    {children !== undefined && <Row className={styles.actions}>{children}</Row>}
  </Row>
);
