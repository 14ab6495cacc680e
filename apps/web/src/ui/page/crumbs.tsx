import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Row } from '../layout/layout.tsx';
import styles from './crumbs.module.css';

export type Crumb = { to: string; text: string };

/** The pages a page lies below, before its title. */
export const Crumbs = ({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) => (
  <Row as="nav" gap={1.5} tone="muted" className={styles.crumbs} aria-label={label}>
    {crumbs.map(({ to, text }) => (
      <Fragment key={to}>
        <Link to={to}>{text}</Link>
        <ChevronRight size={14} aria-hidden />
      </Fragment>
    ))}
  </Row>
);
