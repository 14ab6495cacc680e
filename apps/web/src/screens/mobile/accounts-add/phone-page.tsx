import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ControlSize } from '../../../ui/controls/control-size.ts';
import { DatesAs } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ControlSheet } from '../../../ui/theme/control-sheet.tsx';
import { useAddPage } from '../../shared/accounts-add/use-add-page.ts';
import styles from './phone-page.module.css';

type PhonePageProps = { title: string; backTo: string; children: ReactNode };

/** A page of the ways to a mailbox on a phone: the same forms, in one column. */
export function PhonePage({ title, backTo, children }: PhonePageProps) {
  const { t } = useTranslation('accounts-add');
  const { dates } = useAddPage();
  return (
    <ControlSheet>
      <DatesAs {...dates}>
        <PageTitle>{title}</PageTitle>
        <Row as="header" gap={1} height={52} pad="0 4 0 1" border="bottom">
          <Link to={backTo} className={styles.back} aria-label={t('phone.back')}>
            <ArrowLeft size={20} aria-hidden />
          </Link>
          <h1 className="title">{title}</h1>
        </Row>
        <ControlSize value="large">
          <div className={styles.page}>{children}</div>
        </ControlSize>
      </DatesAs>
    </ControlSheet>
  );
}
