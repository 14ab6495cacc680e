import type { Message } from '@outrider/contract/inbox/message';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { attachMails } from '../../../features/compose/open-mail.ts';
import { SyncStrip } from '../../../features/inbox/folders/sync-strip.tsx';
import { ListBar, SearchRow } from '../../../features/inbox/list/list-bar.tsx';
import { ListFailed, ListWaiting, NoRows } from '../../../features/inbox/list/list-state.tsx';
import { MessageList } from '../../../features/inbox/list/message-list.tsx';
import type { MessageRows } from '../../../features/inbox/list/message-rows.ts';
import type { useMessageList } from '../../../features/inbox/list/use-message-list.ts';
import { folderOf, type Opened, type Place } from '../../../features/inbox/shared/place.ts';
import { ListBulkBar } from '../../../features/inbox/triage/list-bulk-bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useInPieces } from '../../../ui/hooks/use-in-pieces.ts';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import { ListAge } from '../../../ui/list-age.tsx';
import styles from './inbox-screen.module.css';
import { NarrowHead } from './narrow-head.tsx';
import type { useInboxHands } from './use-inbox-hands.ts';

type ListColumnProps = {
  place: Place;
  /** Another list; the same list narrowed. */
  go: (place: Place) => void;
  narrow: (place: Place) => void;
  isNarrow: boolean;
  /** Above the list, where it is one of several. */
  bar?: ReactNode;
  search: { isOpen: boolean; field: RefObject<HTMLInputElement | null>; open: () => void; leave: () => void };
  query: UseQueryResult<MessageRows>;
  list: MessageRows | undefined;
  reading: Omit<ReturnType<typeof useMessageList>, 'query' | 'list'>;
  hands: ReturnType<typeof useInboxHands>;
  opened: Opened | undefined;
  onOpen: (message: Message) => void;
};

export function ListColumn(props: ListColumnProps) {
  const { place, go, narrow, isNarrow, bar, search, query, list, reading, hands, opened, onOpen } = props;
  const { t } = useTranslation('inbox');
  const { timeZone } = useDates();
  const isWorking = useLater(hands.busy.all.size > 0);
  const count = hands.selection.chosen.size;
  const hasRows = list !== undefined && list.rows.length > 0;
  const showsRows = useInPieces(hasRows);
  return (
    <section className={styles.list} aria-label={t('list.label')}>
      {isWorking && (
        <div className={styles.working} role="status">
          <span className="visually-hidden">{t('list.working')}</span>
        </div>
      )}
      {isNarrow && <NarrowHead place={place} go={go} />}
      <Stack tall rigid justify="center" height={56} gap={0} className={styles.bar}>
        <ListBar place={place} onPlace={narrow} onSearch={search.open} />
      </Stack>
      {search.isOpen && (
        <SearchRow key={place.accountId} place={place} field={search.field} onPlace={narrow} onLeave={search.leave} />
      )}
      {bar}
      <SyncStrip accountId={place.accountId} />
      <ListAge query={query} />
      {(query.isPending || (hasRows && !showsRows)) && <ListWaiting />}
      {query.error && !list && (
        <ListFailed message={query.error.message} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {list && list.rows.length === 0 && <NoRows place={place} onPlace={narrow} />}
      {list && showsRows && (
        <MessageList
          // A list of its own: another place begins at its top.
          key={JSON.stringify(place)}
          label={t('list.label')}
          list={list}
          showsFolder={place.search !== '' || folderOf(place.view) === undefined}
          at={hands.at}
          opened={opened}
          chosen={hands.selection.ids}
          busy={hands.busy.all}
          onOpen={onOpen}
          onChoose={hands.choose}
          onStar={(message) => hands.toggleStar([message])}
          onEnd={reading.onEnd}
          onSight={reading.onSight}
        />
      )}
      {reading.endError && (
        <Row spread pad="2 4" border="top" tone="red" size={12} role="alert">
          {reading.endError.message}
          <button type="button" className="link" onClick={reading.retryEnd}>
            {t('retry')}
          </button>
        </Row>
      )}
      {count > 0 && (
        <ListBulkBar
          count={count}
          onClear={hands.selection.clear}
          onAct={(action) => {
            switch (action) {
              case 'archive':
                return hands.archive();
              case 'read':
                return hands.change({ kind: 'read', read: true });
              case 'star':
                return hands.toggleStar();
              case 'delete':
                return hands.change({ kind: 'delete' });
              case 'attach':
                return void attachMails([...hands.selection.ids], timeZone);
              default:
                hands.ask(action);
            }
          }}
        />
      )}
    </section>
  );
}
