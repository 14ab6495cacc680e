import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../../api/inbox/inbox-queries.ts';
import { formatNumber } from '../../../platform/format.ts';
import { SearchSelect } from '../../../ui/controls/search-select.tsx';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './folders.module.css';

const PAUSE_BEFORE_SEARCH_MS = 200;
/** Wider than the column: addresses are long. */
const POPUP_WIDTH_PX = 280;

type MailboxSelectProps = {
  accountId: string;
  onAccount: (accountId: string) => void;
  /** Where there is no room for how many there are. */
  isShort?: boolean;
};

/** One mailbox out of many, found by its address, or all of them. */
export function MailboxSelect({ accountId, onAccount, isShort = false }: MailboxSelectProps) {
  const { t } = useTranslation('inbox');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), PAUSE_BEFORE_SEARCH_MS);
  const all = useInfiniteQuery(accountsQuery());
  const found = useInfiniteQuery(accountsQuery(search));
  const total = all.data?.pages[0]?.total ?? 0;
  const accounts = found.data?.pages.flatMap(({ accountList }) => accountList) ?? [];
  const known = all.data?.pages.flatMap(({ accountList }) => accountList) ?? [];
  const chosen = [...known, ...accounts].find((account) => account.accountId === accountId);
  const choices = [
    ...(search === '' ? [{ value: '', label: t('folders.all'), count: total }] : []),
    ...accounts.map(({ accountId: value, email, unread }) => ({ value, label: email, count: unread })),
  ];
  return (
    <SearchSelect
      label={t('folders.choose')}
      className={styles.select}
      prefix={<Mail size={14} strokeWidth={1.5} aria-hidden className={styles.mail} />}
      value={accountId}
      chosen={
        <Counted count={accountId === '' && !isShort ? total : 0}>
          {accountId === '' ? t('folders.all') : (chosen?.email ?? '')}
        </Counted>
      }
      options={choices.map(({ value, label, count }) => ({
        value,
        label,
        shown: <Counted count={count}>{label}</Counted>,
      }))}
      typed={typed}
      onType={setTyped}
      onChange={onAccount}
      none={t('folders.none')}
      popupWidth={POPUP_WIDTH_PX}
      onNearEnd={() => {
        if (found.hasNextPage && !found.isFetching) void found.fetchNextPage();
      }}
    />
  );
}

const Counted = ({ count, children }: { count: number; children: string }) => (
  <Row as="span" className={styles.option}>
    <span className="ellipsis">{children}</span>
    {count > 0 && <span className="muted small">{formatNumber(count)}</span>}
  </Row>
);
