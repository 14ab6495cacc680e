import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Pause, Play, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useUserInfo } from '../../../features/identity/user-info.ts';
import type { AccountDetail } from '../../../features/mailboxes/detail/account-detail.ts';
import { PhoneChecks } from '../../../features/mailboxes/detail/phone-checks.tsx';
import { PhoneOverview } from '../../../features/mailboxes/detail/phone-overview.tsx';
import { accountQuery } from '../../../features/mailboxes/shared/mailbox-queries.ts';
import { useOperate } from '../../../features/mailboxes/shared/operate.ts';
import { ReconnectDialog } from '../../../features/mailboxes/shared/reconnect-dialog.tsx';
import { RemoveDialog } from '../../../features/mailboxes/shared/remove-dialog.tsx';
import { DatesAs } from '../../../ui/dates.tsx';
import { LargeButton } from '../../../ui/form/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import styles from './accounts.module.css';

/** One mailbox on a phone: its health, today's mails, warm-up, checks, and the one action at the thumb. */
export function AccountScreen({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { dateFormat, timeZone } = useUserInfo();
  const { data: account, error } = useQuery(accountQuery(accountId));
  const [isRemoving, setRemoving] = useState(false);
  return (
    <DatesAs dateFormat={dateFormat} timeZone={timeZone}>
      <PageTitle>{account?.email ?? t('title')}</PageTitle>
      <header className={styles.head}>
        <Link to={paths.accounts.list} className={styles.back} aria-label={t('phone.back')}>
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </Link>
        <h1 className={`ellipsis ${styles.address}`}>{account?.email}</h1>
        <button type="button" className={styles.icon} aria-label={t('do.remove')} onClick={() => setRemoving(true)}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden />
        </button>
      </header>
      {error && !account && (
        <div className={styles.state}>
          <Note tone="red">{error.message}</Note>
        </div>
      )}
      {account && (
        <>
          <PhoneOverview account={account} />
          <PhoneChecks accountId={accountId} />
          <MainAction account={account} />
        </>
      )}
      {account && isRemoving && (
        <RemoveDialog
          targets={[account]}
          onClose={() => setRemoving(false)}
          onRemoved={() => void navigate(paths.accounts.list)}
        />
      )}
    </DatesAs>
  );
}

function MainAction({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const { mutate: operate, isPending } = useOperate();
  const [isReconnecting, setReconnecting] = useState(false);
  const isPaused = account.status === 'paused';
  return (
    <div className={styles.pinned}>
      {account.status === 'error' ? (
        <LargeButton primary block icon={<RefreshCw size={16} />} onClick={() => setReconnecting(true)}>
          {t('do.reconnect')}
        </LargeButton>
      ) : (
        <LargeButton
          block
          busy={isPending}
          icon={isPaused ? <Play size={16} /> : <Pause size={16} />}
          onClick={() => operate({ operation: isPaused ? 'resume' : 'pause', targets: [account] })}
        >
          {t(isPaused ? 'do.resume' : 'do.pause')}
        </LargeButton>
      )}
      {isReconnecting && <ReconnectDialog targets={[account]} onClose={() => setReconnecting(false)} />}
    </div>
  );
}
