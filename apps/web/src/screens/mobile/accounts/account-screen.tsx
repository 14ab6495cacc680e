import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Pause, Play, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { accountQuery, replyToQuery } from '../../../api/mailboxes/mailboxes.ts';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import type { AccountDetail } from '../../../features/mailboxes/detail/account-detail.ts';
import { PhoneChecks } from '../../../features/mailboxes/detail/phone/phone-checks.tsx';
import { PhoneOverview } from '../../../features/mailboxes/detail/phone/phone-overview.tsx';
import { PhoneTags } from '../../../features/mailboxes/detail/phone/phone-tags.tsx';
import { useOperate } from '../../../features/mailboxes/shared/operate.ts';
import { ReconnectDialog } from '../../../features/mailboxes/shared/reconnect-dialog.tsx';
import { RemoveDialog } from '../../../features/mailboxes/shared/remove-dialog.tsx';
import { ReplyToDialog } from '../../../features/mailboxes/shared/reply-to-dialog.tsx';
import { accountPath, paths } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PhoneHead } from '../shell/phone-head.tsx';
import page from '../shell/phone-page.module.css';
import { ACCOUNT_PARTS } from './account-parts.ts';

/** One mailbox on a phone: its health, today's mails, warm-up, checks, and the one action at the thumb. */
export function AccountScreen({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const { data: account, error } = useQuery(accountQuery(accountId));
  const [isRemoving, setRemoving] = useState(false);
  return (
    <UserDates>
      <PageTitle>{account?.email ?? t('title')}</PageTitle>
      <PhoneHead title={account?.email} back={{ to: paths.accounts.list, label: t('phone.back') }}>
        <IconButton label={t('do.remove')} Icon={Trash2} size={44} iconSize={18} onClick={() => setRemoving(true)} />
      </PhoneHead>
      {error && !account && (
        <div className={page.state}>
          <Note tone="red">{error.message}</Note>
        </div>
      )}
      {account && (
        <>
          <PhoneOverview account={account} />
          <AnswersGoTo account={account} />
          <Actions account={account} />
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
    </UserDates>
  );
}

/** On a computer it stands in the mailbox's settings and its menu. */
function AnswersGoTo({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const { data: saved } = useQuery(replyToQuery(account.accountId));
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <button type="button" className={page.row} disabled={!saved} onClick={() => setChanging(true)}>
        <span className="visually-hidden">{t('replyTo.change')}</span>
        <span className="medium">{t('replyTo.label')}</span>
        <span className="muted ellipsis">{saved && (saved.replyToEmail || t('settings.replyToSelf'))}</span>
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      </button>
      {isChanging && <ReplyToDialog account={account} onClose={() => setChanging(false)} />}
    </>
  );
}

/** To what a computer shows beside the overview. */
function Actions({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const [isTagging, setTagging] = useState(false);
  return (
    <>
      <button type="button" className={page.row} onClick={() => setTagging(true)}>
        <span className="medium">{t('do.tags')}</span>
        <span className="muted ellipsis">{account.tags.map(({ tagName }) => tagName).join(', ')}</span>
        <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
      </button>
      {ACCOUNT_PARTS.map((part) => (
        <Link key={part} to={`${accountPath(account.accountId)}&tab=${part}`} className={page.row}>
          <span className="medium">{t(`drawer.${part}`)}</span>
          <span />
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </Link>
      ))}
      {isTagging && <PhoneTags account={account} onClose={() => setTagging(false)} />}
    </>
  );
}

function MainAction({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const { mutate: operate, isPending } = useOperate();
  const [isReconnecting, setReconnecting] = useState(false);
  const isPaused = account.status === 'paused';
  return (
    <div className={page.pinned}>
      {account.status === 'error' ? (
        <Button large primary block icon={<RefreshCw size={16} />} onClick={() => setReconnecting(true)}>
          {t('do.reconnect')}
        </Button>
      ) : (
        <Button
          large
          block
          busy={isPending}
          icon={isPaused ? <Play size={16} /> : <Pause size={16} />}
          onClick={() => operate({ operation: isPaused ? 'resume' : 'pause', targets: [account] })}
        >
          {t(isPaused ? 'do.resume' : 'do.pause')}
        </Button>
      )}
      {isReconnecting && <ReconnectDialog targets={[account]} onClose={() => setReconnecting(false)} />}
    </div>
  );
}
