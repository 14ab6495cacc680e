import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountPath, paths } from '../../../app/paths.ts';
import { PhoneList } from '../../../features/mailboxes/list/phone-list.tsx';
import { summaryQuery } from '../../../features/mailboxes/shared/mailbox-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { MailboxArt } from '../../../ui/empty/empty-art.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './accounts.module.css';

export function AccountListScreen() {
  const { t } = useTranslation(['accounts', 'empty']);
  const { data: summary } = useQuery(summaryQuery);
  return (
    <>
      <PageTitle>{t('accounts:title')}</PageTitle>
      <header className={styles.head}>
        <h1>{t('accounts:title')}</h1>
        {summary && summary.total > 0 && <span className="muted">{formatNumber(summary.total)}</span>}
        <Link to={paths.accounts.add} className={styles.icon} aria-label={t('accounts:add')}>
          <Plus size={20} strokeWidth={1.5} aria-hidden />
        </Link>
      </header>
      {summary?.total === 0 ? (
        <section className={styles.empty}>
          <MailboxArt />
          <h2>{t('empty:accounts.title')}</h2>
          <p className="secondary">{t('empty:accounts.text')}</p>
          <Link to={paths.accounts.add} className={styles.main}>
            {t('accounts:add')}
          </Link>
        </section>
      ) : (
        <PhoneList linkTo={accountPath} />
      )}
    </>
  );
}
