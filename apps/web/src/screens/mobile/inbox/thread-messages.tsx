import type { Message, Person } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { ChevronUp, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { personQuery, type Thread } from '../../../api/inbox/inbox-queries.ts';
import { FlagIcons } from '../../../features/inbox/shared/flag-icons.tsx';
import { nameOf } from '../../../features/inbox/shared/marks.ts';
import { useFlagWords } from '../../../features/inbox/shared/use-flag-words.ts';
import { FoldedMessage } from '../../../features/inbox/thread/folded-message.tsx';
import { MessageBody } from '../../../features/inbox/thread/message-body.tsx';
import { OpensLine } from '../../../features/inbox/thread/opens-line.tsx';
import { ReceiptLines } from '../../../features/inbox/thread/receipt-lines.tsx';
import { useReading } from '../../../features/inbox/thread/use-reading.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { LinkSheet } from './sheets/link-sheet.tsx';
import styles from './thread-page.module.css';

/** A finger does not hover. */
const NOTHING = () => {};

type ThreadMessagesProps = {
  thread: Thread;
  /** The one that was looked for. */
  mid: string | undefined;
  isOurs: (email: string) => boolean;
  person: Person | undefined;
  onPerson: () => void;
  onMemo: (message: Message) => void;
};

/** A thread, oldest first; what was read before is folded to a line. */
export function ThreadMessages({ thread, mid, isOurs, person, onPerson, onMemo }: ThreadMessagesProps) {
  const { t } = useTranslation('inbox');
  const { messages, isCut, isOpen, choose, link, setLink } = useReading(thread, mid);
  return (
    <>
      {isCut && (
        <Box as="p" pad="3 4" border="bottom" tone="muted">
          {t('thread.older')}
        </Box>
      )}
      {messages.map((message) =>
        isOpen(message.id) ? (
          <Box key={message.id} as="article" pad="2 4 4" border="bottom" className={styles.message}>
            <Row gap={3}>
              <Sender message={message} isOurs={isOurs} person={person} onPerson={onPerson} />
              <Time message={message} {...(messages.length > 1 ? { onFold: () => choose(message.id, false) } : {})} />
            </Row>
            {message.memo !== '' && (
              <Row
                type="button"
                as="button"
                width="100%"
                minHeight={44}
                above={2}
                pad="2 3"
                border="all"
                borderTone="amber"
                rounded
                surface="amber"
                tone="amber"
                textAlign="left"
                whiteSpace="pre-wrap"
                onClick={() => onMemo(message)}
              >
                <span className="visually-hidden">{t('memo.edit')}</span>
                <StickyNote size={16} strokeWidth={1.5} aria-hidden />
                <span>{message.memo}</span>
              </Row>
            )}
            <ReceiptLines mid={message.id} />
            {message.kind === null && <OpensLine mid={message.id} />}
            <MessageBody message={message} onLink={NOTHING} onFollow={setLink} />
          </Box>
        ) : (
          <Folded
            key={message.id}
            message={message}
            isOurs={isOurs(message.sender.email)}
            onOpen={() => choose(message.id, true)}
          />
        ),
      )}
      {link && <LinkSheet link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}

type SenderProps = Pick<ThreadMessagesProps, 'isOurs' | 'person' | 'onPerson'> & { message: Message };

/** Who wrote it; the person the thread is with can be looked at. */
function Sender({ message: { sender, receivers }, isOurs, person, onPerson }: SenderProps) {
  const { t } = useTranslation('inbox');
  const isPerson = sender.email === person?.email;
  const { data } = useQuery({ ...personQuery(sender.email), enabled: isPerson });
  const contact = data?.contact;
  const name = isOurs(sender.email) ? t('phone.thread.you') : nameOf(sender);
  const about = contact ? [contact.title, contact.company].filter(Boolean).join(', ') : '';
  const to = t('thread.to', { people: [...receivers.to, ...receivers.cc].map(({ email }) => email).join(', ') });
  const inside = (
    <>
      <Avatar name={nameOf(sender)} picture="" size={32} />
      <Grid as="span" minWidth={0}>
        <span className="strong ellipsis">{name}</span>
        <span className="muted small ellipsis">{isPerson ? about || sender.email : to}</span>
      </Grid>
    </>
  );
  if (!isPerson) return <div className={styles.sender}>{inside}</div>;
  return (
    <button type="button" className={styles.sender} aria-haspopup="dialog" onClick={onPerson}>
      <span className="visually-hidden">{t('phone.thread.person', { name })}</span>
      {inside}
    </button>
  );
}

function Time({ message: { receivedDate, flags }, onFold }: { message: Message; onFold?: () => void }) {
  const { t } = useTranslation('inbox');
  const flagWords = useFlagWords();
  const { since, date, time } = useDates();
  const shown = (
    <>
      <FlagIcons flags={flags} words={flagWords} />
      {flags.system && <Tag tone="grey">{t('kind.system')}</Tag>}
      <time className="muted small" dateTime={receivedDate} title={`${date(receivedDate)} ${time(receivedDate)}`}>
        {since(receivedDate)}
      </time>
    </>
  );
  if (!onFold) return <span className={styles.when}>{shown}</span>;
  return (
    <button type="button" className={styles.when} aria-expanded onClick={onFold}>
      <span className="visually-hidden">{t('phone.thread.fold')}</span>
      {shown}
      <ChevronUp size={14} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

function Folded({ message, isOurs, onOpen }: { message: Message; isOurs: boolean; onOpen: () => void }) {
  const { t } = useTranslation('inbox');
  const { since } = useDates();
  return (
    <FoldedMessage
      message={message}
      name={isOurs ? t('phone.thread.you') : nameOf(message.sender)}
      when={since(message.receivedDate)}
      height={49}
      pad="0 4"
      className={styles.folded}
      onClick={onOpen}
    />
  );
}
