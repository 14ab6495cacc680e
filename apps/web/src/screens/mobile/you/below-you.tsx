import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { UserPage } from '../../../features/identity/user-dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './you-screen.module.css';

/** A page one step below what is about oneself. */
export const BelowYou = ({ title, back, children }: { title: string; back: string; children: ReactNode }) => (
  <UserPage title={title}>
    <Row as="header" height={52} pad="0 4" gap={0}>
      <Link to={paths.you} className={styles.back} aria-label={back}>
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <h1 className="title">{title}</h1>
    </Row>
    {children}
  </UserPage>
);
