import type { Message } from '@outrider/contract/inbox/message';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '../../../api/inbox/inbox-queries.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { LinkLine } from '../../../ui/mail/link-line.tsx';
import { FoldedMessage } from './folded-message.tsx';
import { MessageCard } from './message-card.tsx';
import styles from './thread-view.module.css';
import { useReading } from './use-reading.ts';

type ThreadViewProps = {
  thread: Thread;
  /** The one that was looked for; else the last is what the user wants to read. */
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
  const at = message.receivedDate;
  const when = isToday(at) ? time(at) : moment(at);
  return <FoldedMessage message={message} when={when} height={47} pad={0} className={styles.line} onClick={onOpen} />;
}
