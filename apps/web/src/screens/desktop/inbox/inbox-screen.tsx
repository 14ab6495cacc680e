import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { accountsQuery, threadQuery } from '../../../api/inbox/inbox-queries.ts';
import { composer } from '../../../features/compose/composer.ts';
import { answerMail, openDraftMail } from '../../../features/compose/open-mail.ts';
import { useNewMail } from '../../../features/compose/use-new-mail.ts';
import { UserDates } from '../../../features/identity/user-dates.tsx';
import { useMessageList } from '../../../features/inbox/list/use-message-list.ts';
import { folderOf, isOpened, type Place } from '../../../features/inbox/shared/place.ts';
import { answerable } from '../../../features/inbox/shared/sides.ts';
import { useDates } from '../../../ui/dates.tsx';
import { useMedia } from '../../../ui/hooks/use-media.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { asksForScheduled } from '../../shared/compose/asks-for-scheduled.ts';
import { asksForReplies } from '../../shared/inbox/use-reply-address.ts';
import { DraftsBar, DraftsColumn, type DraftsPlace } from './drafts-column.tsx';
import { FolderColumn } from './folder-column.tsx';
import styles from './inbox-screen.module.css';
import { ListColumn } from './list-column.tsx';
import { NarrowHead } from './narrow-head.tsx';
import { NothingOpen } from './nothing-open.tsx';
import { useInboxAddress } from './use-inbox-address.ts';
import { useInboxHands } from './use-inbox-hands.ts';
import { usePrefetchNext } from './use-prefetch-next.ts';

const NoMailbox = partOnPress(async () => (await import('./no-mailbox.tsx')).NoMailbox, 'empty');

const InboxDialogs = partOnPress(async () => (await import('./inbox-dialogs.tsx')).InboxDialogs);
const RepliesToLink = partOnPress(async () => (await import('./replies-to-link.tsx')).RepliesToLink);
const ScheduledScreen = partOnPress(async () => (await import('./scheduled-screen.tsx')).ScheduledScreen);
const ThreadColumn = partOnPress(
  async () => (await import('./thread-column.tsx')).ThreadColumn,
  'campaigns',
  'campaign-words',
  'contacts',
);

/** The folders fold into the head of the list. */
const NARROW = '(max-width: 1360px)';
/** The side column gives first: reading keeps its width. */
const NO_SIDE = '(max-width: 1240px)';
/** The list or a thread, not both. */
const SINGLE = '(max-width: 767px)';

export function InboxScreen() {
  const { data: accounts } = useInfiniteQuery(accountsQuery());
  const [query] = useSearchParams();
  if (accounts?.pages[0]?.total === 0) return <NoMailbox />;
  return (
    <UserDates>
      {asksForReplies(query) ? <RepliesToLink /> : asksForScheduled(query) ? <ScheduledScreen /> : <Inbox />}
    </UserDates>
  );
}

function Inbox() {
  const { place, opened, narrow, open, close, ...address } = useInboxAddress();
  const { query, list, ...reading } = useMessageList(place, opened);
  const [draftsAt, setDraftsAt] = useState<DraftsPlace>('here');
  const isDrafts = place.view === 'drafts' && place.search === '';
  const isOwnDrafts = isDrafts && draftsAt === 'here';
  const { data: thread } = useQuery({ ...threadQuery(opened?.tid ?? ''), enabled: opened !== undefined });
  const isNarrow = useMedia(NARROW);
  const hasStrip = useMedia(NO_SIDE);
  const isSingle = useMedia(SINGLE);
  const { timeZone } = useDates();
  const startNew = useNewMail(place.accountId);
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const leave = address.go;
  const go = useCallback(
    (to: Place) => {
      setSearching(false);
      leave(to);
    },
    [leave],
  );
  const rows = isOwnDrafts ? [] : (list?.rows ?? []);
  /** A draft of the folder is written on, everything else is read. */
  const openMail = (message: Message) => {
    if (message.fid === FOLDER_IDS.drafts) void openDraftMail({ mid: message.id }, timeZone);
    else open(message);
  };
  const inFolder = thread?.messages.filter(({ fid }) => fid === folderOf(place.view));
  const openMessage = opened && (inFolder?.at(-1) ?? thread?.messages.at(-1));
  const search = useCallback(() => {
    // At once: what is typed next belongs into the field, and would otherwise be taken for keys of the list.
    flushSync(() => setSearching(true));
    field.current?.focus();
  }, []);
  const hands = useInboxHands({
    place,
    rows,
    opened,
    openMessage,
    onOpen: openMail,
    onClose: () => opened && close(),
    onSearch: search,
    onAnswer: (kind, message) => {
      // The key belongs to the row it is pressed at, also while another thread is open or this one is still opening.
      const isHere = opened && (isOpened(opened, message) || message === openMessage);
      if (!isHere && kind !== 'forward') openMail(message);
      if (message.fid === FOLDER_IDS.drafts) return;
      const answered = (isHere && thread && answerable(thread, opened.mid)) || message;
      void answerMail({ mid: answered.id, kind, tid: message.tid }, timeZone);
    },
    onWrite: () => startNew(),
    undoSend: composer.undoLast,
  });
  const { setQuestion } = hands;
  const showKeys = useCallback(() => setQuestion({ ask: 'keys' }), [setQuestion]);
  usePrefetchNext(rows, opened?.tid);
  const openRow = (opened && rows.find((row) => isOpened(opened, row))) ?? openMessage;
  return (
    <Grid
      height="100%"
      minHeight={0}
      className={isNarrow ? `${styles.inbox} ${styles.narrow}` : styles.inbox}
      data-open={opened ? '' : undefined}
    >
      {!isNarrow && <FolderColumn place={place} go={go} />}
      {isOwnDrafts ? (
        <DraftsColumn
          accountId={place.accountId}
          at={draftsAt}
          onGo={setDraftsAt}
          head={isNarrow && <NarrowHead place={place} go={go} />}
        />
      ) : (
        <ListColumn
          place={place}
          go={go}
          narrow={narrow}
          isNarrow={isNarrow}
          bar={isDrafts && <DraftsBar at={draftsAt} onGo={setDraftsAt} />}
          search={{ isOpen: isSearching || place.search !== '', field, open: search, leave: () => setSearching(false) }}
          query={query}
          list={list}
          reading={reading}
          hands={hands}
          opened={opened}
          onOpen={hands.open}
        />
      )}
      {opened ? (
        <ThreadColumn
          key={`${opened.tid} ${opened.mid ?? ''}`}
          opened={opened}
          message={openRow}
          onChange={(change) => openRow && hands.change(change, [openRow])}
          onAsk={(ask) => {
            if (ask === 'keys') hands.setQuestion({ ask });
            else if (openRow && ask === 'memo') hands.setQuestion({ ask, message: openRow });
            else if (openRow && ask !== 'memo') hands.ask(ask, [openRow]);
          }}
          onLabel={(label, answer) => hands.change({ kind: 'label', label }, [answer], { stays: true })}
          onMemo={(message) => hands.setQuestion({ ask: 'memo', message })}
          hasStrip={hasStrip}
          onBack={isSingle ? close : undefined}
        />
      ) : (
        <NothingOpen accountId={place.accountId} onKeys={showKeys} />
      )}
      {hands.question && (
        <InboxDialogs question={hands.question} onClose={() => hands.setQuestion(undefined)} onChange={hands.change} />
      )}
    </Grid>
  );
}
