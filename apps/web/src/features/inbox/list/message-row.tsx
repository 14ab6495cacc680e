import type { Message } from '@outrider/contract/inbox/message';
import { Paperclip, Star } from 'lucide-react';
import { memo } from 'react';
import { Dot } from '../../../ui/dot.tsx';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { FlagIcons, type FlagWords } from '../shared/flag-icons.tsx';
import { HitText } from './hit-text.tsx';
import { MessageMarks } from './message-marks.tsx';
import styles from './message-row.module.css';
import type { Hit } from './message-rows.ts';
import type { RowView } from './use-row-views.ts';

/** What a row says to those who do not see it. */
export type RowWords = Record<'unread' | 'files' | 'starred', string> & FlagWords;

type MessageRowProps = {
  id: string;
  message: Message;
  view: RowView;
  words: RowWords;
  hit: Hit | undefined;
  height: number;
  position: number;
  total: number;
  isAt: boolean;
  isOpen: boolean;
  isChosen: boolean;
  /** A change is on its way to the server. */
  isBusy: boolean;
  /** Came in while the list was being looked at. */
  isNew: boolean;
};

/** One row. Its words, and what a click on it does, are the list's to say: rows are many and have to be cheap. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, view, words, hit, height, position, total } = props;
  const { flags, label0, receivedDate, summary, threadMessageCount, attachments } = message;
  return (
    <div
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={props.isChosen}
      aria-current={props.isOpen ? 'true' : undefined}
      aria-busy={props.isBusy || undefined}
      aria-posinset={position}
      aria-setsize={total}
      data-id={message.id}
      data-at={props.isAt || undefined}
      data-new={props.isNew || undefined}
      className={flags.read ? styles.row : `${styles.row} ${styles.unread}`}
      style={{ height }}
    >
      <Row
        as="span"
        rigid
        justify="center"
        width={14}
        height={20}
        pad="1.75 0 0"
        gap={0}
        align="stretch"
        className={styles.side}
        data-act="choose"
        aria-hidden
      >
        {!flags.read && <Dot tone="blue" />}
        <i className={styles.box} data-checked={props.isChosen || undefined} />
      </Row>
      <Box grow minWidth={0} className={styles.body}>
        <Row>
          {!flags.read && <span className="visually-hidden">{words.unread}</span>}
          <Text tone="secondary" className={`${styles.who} ellipsis`}>
            {view.who}
          </Text>
          {threadMessageCount > 1 && <span className="muted small">{threadMessageCount}</span>}
          <Row as="span" rigid gap={1.5} before="auto" whiteSpace="nowrap">
            <FlagIcons flags={flags} words={words} className="faint" />
            {attachments.some(({ inlined }) => !inlined) && (
              <Paperclip size={14} aria-label={words.files} className="faint" />
            )}
            <span data-act="star" className={label0 === 1 ? styles.starred : styles.star}>
              <Star size={14} aria-hidden={label0 === 0} aria-label={label0 === 1 ? words.starred : undefined} />
            </span>
            <time className="muted small" dateTime={receivedDate} title={view.date}>
              {view.at}
            </time>
          </Row>
        </Row>
        <Text as="div" leading={18} className={`${styles.subject} ellipsis`}>
          {hit?.subject ? <HitText text={hit.subject} /> : view.subject}
        </Text>
        <div className={styles.summary}>
          {hit?.text || hit?.file ? <HitText text={hit.text || hit.file} /> : summary}
        </div>
        <MessageMarks marks={view.marks} />
      </Box>
    </div>
  );
});
