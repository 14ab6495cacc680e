import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import styles from './contacts.module.css';

type ContactsHeadProps = { title: string; beside?: ReactNode; children?: ReactNode };

/** The head of a page below the list of contacts. */
export function ContactsHead({ title, beside, children }: ContactsHeadProps) {
  const { t } = useTranslation('contacts');
  return (
    <PageHead
      title={title}
      before={
        <Row as="nav" gap={1.5} tone="muted" className={styles.crumbs} aria-label={t('crumbs')}>
          <Link to={paths.contacts}>{t('title')}</Link>
          <ChevronRight size={14} aria-hidden />
        </Row>
      }
      beside={beside}
    >
      {children}
    </PageHead>
  );
}
