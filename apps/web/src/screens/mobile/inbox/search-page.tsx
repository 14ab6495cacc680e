import type { Message, Person } from '@outrider/contract/inbox/message';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CircleX, Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery } from '../../../api/inbox/inbox-queries.ts';
import { ListFailed, ListWaiting, NoRows } from '../../../features/inbox/list/list-state.tsx';
import type { MessageRows } from '../../../features/inbox/list/message-rows.ts';
import type { Place } from '../../../features/inbox/shared/place.ts';
import { formatNumber } from '../../../platform/format.ts';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Box, Grid, Row, Stack } from '../../../ui/layout/layout.tsx';
import { FoundItem } from './found-item.tsx';
import styles from './inbox.module.css';
import { layFound } from './lay-rows.ts';
import { ListFoot, type Reading } from './list-foot.tsx';
import { RowList } from './row-list.tsx';
import { SearchChips } from './search-chips.tsx';
import search from './search-page.module.css';
import { readSearch, writeSearch } from './search-text.ts';

const REST_MS = 250;
/** Up to here the server counts what it finds. */
const COUNTED_MAX = 5_000;
const SENDERS_SHOWN = 8;

type SearchPageProps = {
  place: Place;
  reading: Reading;
  addressOf: (message: Message) => string;
  onSearch: (pattern: string) => void;
  onLeave: () => void;
};

/** Mails and files in all folders, found while it is typed. */
export function SearchPage({ place, reading, addressOf, onSearch, onLeave }: SearchPageProps) {
  const { t } = useTranslation('inbox');
  const [parts, setParts] = useState(() => readSearch(place.search));
  const field = useRef<HTMLInputElement>(null);
  const words = useDebounced(parts.words, REST_MS);
  const pattern = writeSearch({ ...parts, words });
  const tell = useRef(onSearch);
  tell.current = onSearch;
  useEffect(() => {
    if (pattern !== place.search) tell.current(pattern);
  }, [pattern, place.search]);
  useEffect(() => {
    if (field.current?.value === '') field.current.focus();
  }, []);

  const { query, list } = reading;
  const found = place.search === '' ? undefined : list;
  const items = useMemo(() => (found ? layFound(found) : []), [found]);
  return (
    <Stack as="section" tall height="100%" gap={0} className={styles.column} aria-label={t('search.label')}>
      <Row as="header" rigid gap={1} pad="2 2 1 4">
        <Row
          grow
          minWidth={0}
          height={44}
          pad="0 0 0 3"
          border="all"
          borderTone="control"
          rounded
          surface="raised"
          tone="muted"
          className={search.box}
        >
          <Search size={18} strokeWidth={1.5} aria-hidden />
          <input
            ref={field}
            type="search"
            enterKeyHint="search"
            aria-label={t('search.label')}
            value={parts.words}
            onChange={(event) => setParts({ ...parts, words: event.target.value })}
            onKeyDown={(event) => event.key === 'Enter' && field.current?.blur()}
          />
          {parts.words !== '' && (
            <Grid
              as="button"
              rigid
              align="center"
              items="center"
              width={44}
              pad={0}
              tone="inherit"
              type="button"
              aria-label={t('phone.search.clear')}
              onClick={() => {
                setParts({ ...parts, words: '' });
                field.current?.focus();
              }}
            >
              <CircleX size={18} strokeWidth={1.5} aria-hidden />
            </Grid>
          )}
        </Row>
        <button type="button" className={search.cancel} onClick={onLeave}>
          {t('phone.search.cancel')}
        </button>
      </Row>
      <SearchChips parts={parts} senders={sendersOf(found?.rows ?? [])} onParts={setParts} />
      {found && found.rows.length > 0 && <Count place={place} found={found} />}
      {place.search === '' && (
        <Box as="p" pad="2 4" tone="muted">
          {t('phone.search.hint')}
        </Box>
      )}
      {place.search !== '' && query.isPending && <ListWaiting />}
      {place.search !== '' && query.error && !list && (
        <ListFailed message={query.error.message} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {found && found.rows.length === 0 && <NoRows place={place} onPlace={onLeave} />}
      {found && found.rows.length > 0 && (
        <RowList
          key={place.search}
          label={t('list.label')}
          items={items}
          isWhole={found.next === ''}
          row={({ message, isFile, isLong }) => (
            <FoundItem
              message={message}
              hit={found.hits[message.id]}
              isFile={isFile}
              isLong={isLong}
              to={addressOf(message)}
            />
          )}
          foot={<ListFoot reading={reading} />}
          onEnd={reading.onEnd}
          onSight={reading.onSight}
          onRefresh={() => query.refetch()}
        />
      )}
    </Stack>
  );
}

function Count({ place: { accountId }, found: { rows, next, total } }: { place: Place; found: MessageRows }) {
  const { t } = useTranslation('inbox');
  const { data } = useInfiniteQuery(accountsQuery());
  const accounts = data?.pages.flatMap(({ accountList }) => accountList) ?? [];
  const mailboxes = data?.pages[0]?.total ?? 0;
  const isWhole = next === '';
  const count = isWhole ? rows.length : Math.max(total, rows.length);
  const mails =
    !isWhole && (total < 0 || total >= COUNTED_MAX)
      ? t('phone.search.atLeast', { number: formatNumber(count) })
      : t('phone.search.mails', { count, number: formatNumber(count) });
  // Threads are known only once all of their mails are here.
  const threads = isWhole ? new Set(rows.map(({ tid }) => tid)).size : undefined;
  return (
    <Row
      rigid
      gap={3}
      spread
      pad="1.5 4"
      border="top"
      surface="inset"
      tone="muted"
      size={12}
      leading={16}
      align="stretch"
      className={search.count}
      role="status"
    >
      <span>
        {threads === undefined
          ? mails
          : t('phone.search.threads', { count: threads, number: formatNumber(threads), mails })}
      </span>
      <span className="ellipsis">
        {accountId === ''
          ? t('phone.search.allMailboxes', { count: mailboxes, number: formatNumber(mailboxes) })
          : accounts.find((account) => account.accountId === accountId)?.email}
      </span>
    </Row>
  );
}

function sendersOf(rows: readonly Message[]): Person[] {
  const senders = new Map(rows.map(({ sender }) => [sender.email, sender]));
  return [...senders.values()].slice(0, SENDERS_SHOWN);
}
