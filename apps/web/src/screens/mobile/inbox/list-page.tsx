import type { Message } from '@outrider/contract/inbox/message';
import { useTranslation } from 'react-i18next';
import { refreshCounts } from '../../../api/inbox/live-queries.ts';
import { SyncStrip } from '../../../features/inbox/folders/sync-strip.tsx';
import { ListFailed, ListWaiting, NoRows } from '../../../features/inbox/list/list-state.tsx';
import { useDayWords } from '../../../features/inbox/list/use-day-words.ts';
import { useItems } from '../../../features/inbox/list/use-items.ts';
import { folderOf, isOpened, type Opened, type Place } from '../../../features/inbox/shared/place.ts';
import type { Change } from '../../../features/inbox/triage/change-messages.ts';
import { useDates } from '../../../ui/dates.tsx';
import { useInPieces } from '../../../ui/hooks/use-in-pieces.ts';
import { Box, Stack } from '../../../ui/layout/layout.tsx';
import { partOnPress } from '../../../ui/lazy/part-on-press.ts';
import { ListAge } from '../../../ui/list-age.tsx';
import styles from './inbox.module.css';
import { LIST_HEIGHTS } from './lay-rows.ts';
import { ListFoot, type Reading } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import { MessageItem } from './message-item.tsx';
import { RowList } from './row-list.tsx';

const DraftsList = partOnPress(
  async () => (await import('../../../features/compose/drafts/drafts-list.tsx')).DraftsList,
  'compose',
);

type ListPageProps = {
  place: Place;
  go: (place: Place) => void;
  narrow: (place: Place) => void;
  reading: Reading;
  busy: ReadonlySet<string>;
  addressOf: (message: Message) => string;
  /** The thread that is open beside the list. */
  beside: Opened | undefined;
  onSearch: () => void;
  onChange: (change: Change, message: Message) => void;
  onSnooze: (message: Message) => void;
};

const NO_ROWS: readonly Message[] = [];

export function ListPage(props: ListPageProps) {
  const { place, go, narrow, reading, busy, addressOf, beside, onSearch, onChange, onSnooze } = props;
  const { t } = useTranslation('inbox');
  const { timeZone } = useDates();
  const { query, list } = reading;
  const showsFolder = folderOf(place.view) === undefined;
  // Drafts written here; those of other mail programs are among them once they were opened on a computer.
  const isDrafts = place.view === 'drafts';
  const items = useItems(list?.rows ?? NO_ROWS, { zone: timeZone, showsFolder, heights: LIST_HEIGHTS });
  const hasRows = list !== undefined && list.rows.length > 0;
  const showsRows = useInPieces(hasRows);
  return (
    <Stack as="section" tall height="100%" gap={0} className={styles.column} aria-label={t('list.label')}>
      <ListHead place={place} go={go} narrow={narrow} onSearch={onSearch} />
      <SyncStrip accountId={place.accountId} />
      <ListAge query={query} />
      {isDrafts && <DraftsList accountId={place.accountId} />}
      {(query.isPending || (hasRows && !showsRows)) && !isDrafts && <ListWaiting />}
      {query.error && !list && (
        <ListFailed message={query.error.message} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      {list && !isDrafts && list.rows.length === 0 && <NoRows place={place} onPlace={narrow} />}
      {list && showsRows && !isDrafts && (
        <RowList
          // A list of its own: another place begins at its top.
          key={JSON.stringify(place)}
          label={t('list.label')}
          items={items}
          isWhole={list.next === ''}
          row={({ message, day }) =>
            message ? (
              <MessageItem
                message={message}
                to={addressOf(message)}
                // One step leads back to the list, however many threads were looked at beside it.
                replaces={beside !== undefined}
                isOpen={beside !== undefined && isOpened(beside, message)}
                showsFolder={showsFolder}
                isBusy={busy.has(message.id)}
                onChange={(change) => onChange(change, message)}
                onSnooze={() => onSnooze(message)}
              />
            ) : (
              <DayHead day={day} />
            )
          }
          foot={<ListFoot reading={reading} />}
          onEnd={reading.onEnd}
          onSight={reading.onSight}
          onRefresh={() => Promise.all([query.refetch(), refreshCounts()])}
        />
      )}
    </Stack>
  );
}

function DayHead({ day }: { day: string }) {
  const words = useDayWords(day);
  return (
    <Box
      as="h2"
      height={29}
      pad="1.5 4"
      border="bottom"
      surface="inset"
      tone="muted"
      size={12}
      weight={500}
      leading={16}
    >
      {words}
    </Box>
  );
}
