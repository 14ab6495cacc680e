import { useQuery } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { ManageTagsDialog } from '../../../features/mailboxes/list/manage-tags-dialog.tsx';
import { PhoneList } from '../../../features/mailboxes/list/phone-list.tsx';
import { accountPath, paths } from '../../../paths/paths.ts';
import { MailboxArt } from '../../../ui/empty/empty-art.tsx';
import { IconButton, IconLink } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { OwnDomainsLink } from '../../shared/domains/own-domains-link.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';

export function AccountListScreen() {
  const { t } = useTranslation(['accounts', 'empty']);
  const { data: summary } = useQuery(summaryQuery);
  const [isManaging, setManaging] = useState(false);
  return (
    <>
      <PageTitle>{t('accounts:title')}</PageTitle>
      <PhoneHead title={t('accounts:title')} count={summary?.total}>
        <OwnDomainsLink />
        {summary !== undefined && summary.total > 0 && (
          <IconButton
            label={t('accounts:tags.manage')}
            Icon={Tags}
            size={44}
            iconSize={18}
            onClick={() => setManaging(true)}
          />
        )}
        <IconLink label={t('accounts:add')} Icon={Plus} size={44} iconSize={20} to={paths.accounts.add} />
      </PhoneHead>
      {summary?.total === 0 ? (
        <section className={page.empty}>
          <MailboxArt />
          <h2>{t('empty:accounts.title')}</h2>
          <p className="secondary">{t('empty:accounts.text')}</p>
          <Link to={paths.accounts.add} className={page.main}>
            {t('accounts:add')}
          </Link>
          <Link to={paths.start} className="link">
            {t('empty:start.link')}
          </Link>
        </section>
      ) : (
        <PhoneList linkTo={accountPath} />
      )}
      {isManaging && <ManageTagsDialog onClose={() => setManaging(false)} />}
    </>
  );
}
