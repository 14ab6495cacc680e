import type { InboxAccount } from '@outrider/contract/inbox/inbox';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CloudOff, LoaderCircle, Mail, Pause, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../../api/inbox/inbox-queries.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Box, Text } from '../../../ui/layout/layout.tsx';
import { FolderLink } from './folder-link.tsx';
import styles from './folders.module.css';

/** Leads to where mailboxes are mended; given its words. */
export type Mend = (words: ReactNode, className: string | undefined) => ReactNode;

type MailboxListProps = {
  accountId: string;
  onAccount: (accountId: string) => void;
  /** Part of an address; empty for all. */
  search?: string;
  mend: Mend;
};

/** Mailboxes with what is unread in each, and how their reading goes. */
export function MailboxList({ accountId, onAccount, search = '', mend }: MailboxListProps) {
  const { t } = useTranslation('inbox');
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(accountsQuery(search));
  const accounts = data?.pages.flatMap(({ accountList }) => accountList) ?? [];
  return (
    <nav aria-label={t('folders.mailboxes')}>
      <Box as="h2" pad="3.5 2 1" tone="muted" size={12} weight={500} leading={16}>
        {t('folders.mailboxes')}
      </Box>
      {accounts.map((account) => (
        <FolderLink
          key={account.accountId}
          icon={<SyncIcon account={account} />}
          name={shortAddress(account.email)}
          title={account.sync.words === '' ? account.email : `${account.email}: ${account.sync.words}`}
          count={account.unread}
          isCurrent={account.accountId === accountId}
          onGo={() => onAccount(account.accountId === accountId ? '' : account.accountId)}
        />
      ))}
      <CannotLogIn mend={mend} />
      {hasNextPage && (
        <Box pad="1 2" tone="muted" size={12}>
          <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('folders.more')}
          </Button>
        </Box>
      )}
    </nav>
  );
}

/** How many are not read because nobody gets into them, as the way to mend that; nothing where all are well. */
export function CannotLogIn({ mend }: { mend: Mend }) {
  const { t } = useTranslation('inbox');
  const { data } = useInfiniteQuery(accountsQuery());
  const count = data?.pages[0]?.cannotLogIn ?? 0;
  if (count === 0) return null;
  return mend(
    <>
      <TriangleAlert size={16} strokeWidth={1.5} aria-hidden />
      <Text grow after={-1}>
        {t('folders.cannotLogIn', { count })}
      </Text>
    </>,
    `${styles.folder} ${styles.failed}`,
  );
}

/** Without its ending, which is the same for most: maya@tryharborline. */
const shortAddress = (email: string) => email.replace(/\.[^.@]+$/, '');

function SyncIcon({ account: { sync } }: { account: InboxAccount }) {
  const { t } = useTranslation('inbox');
  const props = { size: 16, strokeWidth: 1.5, 'aria-label': t(`sync.${sync.state}`) };
  switch (sync.state) {
    case 'first':
      return <LoaderCircle {...props} />;
    case 'behind':
      return <CloudOff {...props} />;
    case 'paused':
      return <Pause {...props} />;
    default:
      return <Mail size={16} strokeWidth={1.5} aria-hidden />;
  }
}
