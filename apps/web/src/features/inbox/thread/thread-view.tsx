import type { Message } from '@outrider/contract/inbox/message';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../ui/layout/layout.tsx';
import { LinkLine } from '../../../ui/mail/link-line.tsx';
import type { Thread } from '../shared/inbox-queries.ts';
import { nameOf } from '../shared/marks.ts';
import { MessageCard } from './message-card.tsx';
import styles from './thread-view.module.css';
import { useReading } from './use-reading.ts';

type ThreadViewProps = {
  thread: Thread;
  /** The one that was looked for; else the last is what somebody wants to read. */
  mid: string | undefined;
  onMemo: (message: Message) => void;
  /** What can be done with one message of it. */
  menu?: ((message: Message) => ReactNode) | undefined;
};

/** A thread, oldest first; what was read before is folded to a line. */
export function ThreadView({ thread, mid, onMemo, menu }: ThreadViewProps) {
  const { t } = useTranslation('inbox');
  const { messages, isCut, isOpen, choose, link, setLink } = useReading(thread, mid);
  return (
    <>
      {isCut && (
        <Box as="p" pad="3 0" border="bottom" tone="muted">
          {t('thread.older')}
        </Box>
      )}
      {messages.map((message) =>
        isOpen(message.id) ? (
          <MessageCard
            key={message.id}
            message={message}
            canFold={messages.length > 1}
            onFold={() => choose(message.id, false)}
            onMemo={() => onMemo(message)}
            onLink={setLink}
            menu={menu?.(message)}
          />
        ) : (
          <MessageLine key={message.id} message={message} onOpen={() => choose(message.id, true)} />
        ),
      )}
      <LinkLine link={link} />
    </>
  );
}

function MessageLine({ message, onOpen }: { message: Message; onOpen: () => void }) {
  const { isToday, time, moment } = useDates();
  const { sender, summary, receivedDate, flags } = message;
  const name = nameOf(sender);
  return (
    <Row
      type="button"
      as="button"
      gap={3}
      width="100%"
      height={47}
      pad={0}
      border="bottom"
      textAlign="left"
      className={styles.line}
      aria-expanded={false}
      onClick={onOpen}
    >
      <Avatar name={name} picture="" />
      <span className={flags.read ? 'medium' : 'strong'}>{name}</span>
      <Text grow className={`${styles.summary} muted ellipsis`}>
        {summary}
      </Text>
      <Text as="time" rigid className="muted small" dateTime={receivedDate}>
        {isToday(receivedDate) ? time(receivedDate) : moment(receivedDate)}
      </Text>
    </Row>
  );
}
