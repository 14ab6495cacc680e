import type { Message } from '@outrider/contract/inbox/message';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { accountsQuery } from '../../../api/inbox/inbox-queries.ts';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { useMessageList } from '../../../features/inbox/list/use-message-list.ts';
import { isOpened, showsThreads } from '../../../features/inbox/shared/place.ts';
import type { Change } from '../../../features/inbox/triage/change-messages.ts';
import { useBusyMessages, useTriage } from '../../../features/inbox/triage/use-triage.ts';
import { useTablet } from '../../../ui/hooks/use-tablet.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { asksForScheduled } from '../../shared/compose/asks-for-scheduled.ts';
import { asksForReplies } from '../../shared/inbox/use-reply-address.ts';
import styles from './inbox.module.css';
import { ListPage } from './list-page.tsx';
import { NothingOpen } from './nothing-open.tsx';
import { SearchPage } from './search-page.tsx';
import { usePhoneAddress } from './use-phone-address.ts';

const NoMailbox = partOnPress(async () => (await import('./no-mailbox.tsx')).NoMailbox, 'empty');
const RepliesToLink = partOnPress(async () => (await import('./replies-to-link.tsx')).RepliesToLink);
const ScheduledPage = partOnPress(async () => (await import('./scheduled-page.tsx')).ScheduledPage, 'compose');
const SnoozeSheet = partOnPress(async () => (await import('./sheets/snooze-sheet.tsx')).SnoozeSheet);

const loadThread = () => import('./thread-page.tsx');
const ThreadPage = partOnPress(
  async () => (await loadThread()).ThreadPage,
  'campaigns',
  'campaign-words',
  'compose',
  'contacts',
);

export function InboxScreen() {
  const { t } = useTranslation('inbox');
  const { data: accounts } = useInfiniteQuery(accountsQuery());
  const [query] = useSearchParams();
  return (
    <UserDates>
      <PageTitle>{t('title')}</PageTitle>
      {accounts?.pages[0]?.total === 0 ? (
        <NoMailbox />
      ) : asksForReplies(query) ? (
        <RepliesToLink />
      ) : asksForScheduled(query) ? (
        <ScheduledPage />
      ) : (
        <Inbox />
      )}
    </UserDates>
  );
}

function Inbox() {
  const { place, opened, isSearching, search, leaveSearch, go, narrow, addressOf, close } = usePhoneAddress();
  const reading = useMessageList(place, opened);
  const isTablet = useTablet();
  const [snoozing, setSnoozing] = useState<Message>();
  const triage = useTriage();
  const busy = useBusyMessages();
  const change = (wanted: Change, message: Message) => {
    if (!busy.leaving.has(message.id))
      triage({ change: wanted, messages: [message], wholeThreads: showsThreads(place) });
  };
  const openRow = opened && reading.list?.rows.find((row) => isOpened(opened, row));
  return (
    <Box relative height="100%" className={styles.screen}>
      {/* Kept below an open thread, or beside it on a tablet: going back finds the list where it was. */}
      <Stack
        tall
        height="100%"
        gap={0}
        className={styles.column}
        inert={opened !== undefined && !isTablet}
        // A touch is nearly always the way to a thread.
        onPointerDown={() => void loadThread().catch(() => {})}
      >
        {isSearching ? (
          <SearchPage
            key={place.accountId}
            place={place}
            reading={reading}
            addressOf={addressOf}
            onSearch={search}
            onLeave={leaveSearch}
          />
        ) : (
          <ListPage
            place={place}
            go={go}
            narrow={narrow}
            reading={reading}
            busy={busy.all}
            addressOf={addressOf}
            beside={isTablet ? opened : undefined}
            onSearch={() => search('')}
            onChange={change}
            onSnooze={setSnoozing}
          />
        )}
      </Stack>
      {opened && (
        <div className={styles.thread}>
          <ThreadPage
            key={`${opened.tid} ${opened.mid ?? ''}`}
            opened={opened}
            view={place.view}
            isBeside={isTablet}
            row={openRow}
            onChange={change}
            onSnooze={setSnoozing}
            onClose={close}
          />
        </div>
      )}
      {!opened && isTablet && <NothingOpen accountId={place.accountId} />}
      {snoozing && (
        <SnoozeSheet
          isSnoozed={snoozing.snoozedUntil !== null}
          onSnooze={(until) => {
            setSnoozing(undefined);
            change({ kind: 'snooze', until }, snoozing);
            if (opened) close();
          }}
          onClose={() => setSnoozing(undefined)}
        />
      )}
    </Box>
  );
}
