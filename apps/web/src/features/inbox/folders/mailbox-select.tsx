import { useInfiniteQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { accountsQuery } from '../shared/inbox-queries.ts';
import styles from './folders.module.css';

const PAUSE_BEFORE_SEARCH_MS = 200;
/** More are asked for before the end of the options is reached. */
const PIXELS_AHEAD = 200;

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
  return (
    <Select
      className={styles.select ?? ''}
      aria-label={t('folders.choose')}
      popupMatchSelectWidth={280}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      prefix={<Mail size={14} strokeWidth={1.5} aria-hidden className={styles.mail} />}
      value={accountId}
      options={[
        ...(search === '' ? [{ value: '', label: t('folders.all'), count: total }] : []),
        ...accounts.map(({ accountId: value, email, unread }) => ({ value, label: email, count: unread })),
      ]}
      labelRender={({ value }) => (
        <Row as="span" className={styles.option}>
          <span className="ellipsis">{value === '' ? t('folders.all') : (chosen?.email ?? '')}</span>
          {value === '' && total > 0 && !isShort && <span className="muted small">{formatNumber(total)}</span>}
        </Row>
      )}
      optionRender={({ label, data }) => (
        <Row as="span" className={styles.option}>
          <span className="ellipsis">{label}</span>
          {data.count > 0 && <span className="muted small">{formatNumber(data.count)}</span>}
        </Row>
      )}
      notFoundContent={t('folders.none')}
      onChange={(value) => {
        setTyped('');
        onAccount(value);
      }}
      onPopupScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        const isNearEnd = scrollTop + clientHeight > scrollHeight - PIXELS_AHEAD;
        if (isNearEnd && found.hasNextPage && !found.isFetching) void found.fetchNextPage();
      }}
    />
  );
}
