import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountPath, paths } from '../../../app/paths.ts';
import { PhoneList } from '../../../features/mailboxes/list/phone-list.tsx';
import { summaryQuery } from '../../../features/mailboxes/shared/mailbox-queries.ts';
import { MailboxArt } from '../../../ui/empty/empty-art.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

export function AccountListScreen() {
  const { t } = useTranslation(['accounts', 'empty']);
  const { data: summary } = useQuery(summaryQuery);
  return (
    <>
      <PageTitle>{t('accounts:title')}</PageTitle>
      <PhoneHead title={t('accounts:title')} count={summary?.total}>
        <Link to={paths.accounts.add} className={page.icon} aria-label={t('accounts:add')}>
          <Plus size={20} strokeWidth={1.5} aria-hidden />
        </Link>
      </PhoneHead>
      {summary?.total === 0 ? (
        <section className={page.empty}>
          <MailboxArt />
          <h2>{t('empty:accounts.title')}</h2>
          <p className="secondary">{t('empty:accounts.text')}</p>
          <Link to={paths.accounts.add} className={page.main}>
            {t('accounts:add')}
          </Link>
        </section>
      ) : (
        <PhoneList linkTo={accountPath} />
      )}
    </>
  );
}
