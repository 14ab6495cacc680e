import type { Message } from '@outrider/contract/inbox/message';
import { MESSAGE_PAGE_SIZE } from '@outrider/contract/inbox/proxy';
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { isOpened, type Opened } from '../shared/place.ts';
import { useFlagWords } from '../shared/use-flag-words.ts';
import { offsetsOf } from './list-layout.ts';
import styles from './message-list.module.css';
import { MessageRow, type RowWords } from './message-row.tsx';
import type { MessageRows } from './message-rows.ts';
import { useDayWords } from './use-day-words.ts';
import { useItems } from './use-items.ts';
import { useRowViews } from './use-row-views.ts';
import { useSight } from './use-sight.ts';

type MessageListProps = {
  label: string;
  list: MessageRows;
  /** Rows of several folders say which they are in. */
  showsFolder: boolean;
  /** The row the keyboard stands on. */
  at: string | undefined;
  opened: Opened | undefined;
  chosen: ReadonlySet<string>;
  busy: ReadonlySet<string>;
  onOpen: (message: Message) => void;
  onChoose: (message: Message, withShift: boolean) => void;
  onStar: (message: Message) => void;
  /** The end of what was read comes into sight. */
  onEnd: () => void;
  /** How many rows are above the first in sight. */
  onSight: (above: number) => void;
};

/** A row has who, subject, two lines of the text and the space around. */
const HEIGHTS = { day: 30, row: 96, marked: 122 };

/** Messages under their days, of which only those in sight are drawn. */
export function MessageList(props: MessageListProps) {
  const { label, list, showsFolder, at, opened, chosen, busy, onEnd, onSight } = props;
  const { rows, hits, next, total } = list;
  const { timeZone } = useDates();
  const viewOf = useRowViews(showsFolder);
  const words = useRowWords();
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [openedAt] = useState(() => worldNow().toISOString());
  const items = useItems(rows, { zone: timeZone, showsFolder, heights: HEIGHTS });
  const offsets = useMemo(() => offsetsOf(items), [items]);
  const { from, to } = useSight(frame, items, offsets);

  const atIndex = useMemo(() => (at === undefined ? -1 : items.findIndex(({ key }) => key === at)), [items, at]);
  const scrolledTo = useRef<string>(undefined);
  useEffect(() => {
    // Only when the keyboard moves, not when the row itself is moved by what comes in.
    if (atIndex < 0 || scrolledTo.current === at) return;
    scrolledTo.current = at;
    keepInSight(frame.current, offsets[atIndex] ?? 0, offsets[atIndex + 1] ?? 0);
  }, [at, atIndex, offsets]);

  const isAtEnd = to >= items.length - MESSAGE_PAGE_SIZE;
  useEffect(() => {
    if (isAtEnd && next !== '') onEnd();
  }, [isAtEnd, next, onEnd]);
  const first = items[from]?.index ?? 0;
  useEffect(() => onSight(first), [first, onSight]);

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest<HTMLElement>('[data-id]')?.dataset.id;
    const message = id === undefined ? undefined : rows.find((row) => row.id === id);
    if (!message) return;
    const act = event.target.closest<HTMLElement>('[data-act]')?.dataset.act;
    if (act === 'choose' || event.shiftKey || event.metaKey || event.ctrlKey) props.onChoose(message, event.shiftKey);
    else if (act === 'star') props.onStar(message);
    else props.onOpen(message);
  };
  const size = next === '' ? rows.length : total >= 0 ? total : -1;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the list are handled by the page, wherever the focus is.
    <div
      ref={frame}
      role="listbox"
      aria-label={label}
      aria-multiselectable
      aria-activedescendant={atIndex >= from && atIndex < to ? `${listId}-${at}` : undefined}
      tabIndex={0}
      data-holds-rows
      className={styles.list}
      onClick={onClick}
    >
      <div role="presentation" style={{ height: offsets[from] ?? 0 }} />
      {items
        .slice(from, to)
        .map(({ key, height, day, message, index }) =>
          message ? (
            <MessageRow
              key={key}
              id={`${listId}-${key}`}
              message={message}
              view={viewOf(message)}
              words={words}
              hit={hits[key]}
              height={height}
              position={index + 1}
              total={size}
              isAt={key === at}
              isOpen={opened !== undefined && isOpened(opened, message)}
              isChosen={chosen.has(key)}
              isBusy={busy.has(key)}
              isNew={message.receivedDate > openedAt}
            />
          ) : (
            <DayHead key={key} day={day} height={height} />
          ),
        )}
      <div role="presentation" style={{ height: (offsets.at(-1) ?? 0) - (offsets[to] ?? 0) }} />
    </div>
  );
}

/** The same object for as long as the language is: rows are drawn anew only when something of theirs changed. */
function useRowWords(): RowWords {
  const { t } = useTranslation('inbox');
  const flags = useFlagWords();
  return useMemo(
    () => ({ ...flags, unread: t('row.unread'), files: t('row.files'), starred: t('row.starred') }),
    [t, flags],
  );
}

function DayHead({ day, height }: { day: string; height: number }) {
  const words = useDayWords(day);
  return (
    <Box
      role="presentation"
      pad="1.5 4"
      border="top"
      surface="inset"
      tone="muted"
      size={12}
      weight={500}
      leading={16}
      className={styles.day}
      style={{ height }}
    >
      {words}
    </Box>
  );
}

/** The least scrolling that shows the row. */
function keepInSight(frame: HTMLElement | null, top: number, bottom: number): void {
  if (!frame) return;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (bottom > frame.scrollTop + frame.clientHeight) frame.scrollTop = bottom - frame.clientHeight;
}
