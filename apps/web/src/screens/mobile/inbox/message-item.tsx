import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import { Archive, Inbox, Mail, MailOpen, Moon, Paperclip, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MessageMarks } from '../../../features/inbox/list/message-marks.tsx';
import { FlagIcons } from '../../../features/inbox/shared/flag-icons.tsx';
import { nameOf, peopleOf, useMarks } from '../../../features/inbox/shared/marks.ts';
import { useFlagWords } from '../../../features/inbox/shared/use-flag-words.ts';
import type { Change } from '../../../features/inbox/triage/change-messages.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Dot } from '../../../ui/dot.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './message-item.module.css';
import { type SwipeAction, SwipeRow } from './swipe-row.tsx';

type MessageItemProps = {
  message: Message;
  to: string;
  /** It takes the place of the thread that is open. */
  replaces: boolean;
  isOpen: boolean;
  showsFolder: boolean;
  /** A change is on its way to the server. */
  isBusy: boolean;
  onChange: (change: Change) => void;
  onSnooze: () => void;
};

/** One row of the list: to the right it is read or starred, to the left put off or put away. */
export function MessageItem(props: MessageItemProps) {
  const { message, to, replaces, isOpen, showsFolder, isBusy, onChange, onSnooze } = props;
  const { before, after } = useSwipeActions(message, onChange, onSnooze);
  return (
    <SwipeRow before={before} after={after}>
      <Link
        to={to}
        replace={replaces}
        aria-current={isOpen || undefined}
        draggable={false}
        aria-busy={isBusy || undefined}
        className={message.flags.read ? styles.item : `${styles.item} ${styles.unread}`}
      >
        <Inside message={message} showsFolder={showsFolder} />
      </Link>
    </SwipeRow>
  );
}

function Inside({ message, showsFolder }: Pick<MessageItemProps, 'message' | 'showsFolder'>) {
  const { t } = useTranslation('inbox');
  const { since, date } = useDates();
  const marks = useMarks()(message, showsFolder);
  const flagWords = useFlagWords();
  const { flags, label0, receivedDate, subject, summary, threadMessageCount, attachments } = message;
  const who = peopleOf(message).map(nameOf).join(', ') || t('row.nobody');
  return (
    <>
      <Avatar name={who} picture="" size={32} />
      <span className={styles.words}>
        <Row as="span">
          {!flags.read && <span className="visually-hidden">{t('row.unread')}</span>}
          <Text size={15} leading={20} className={`${styles.who} ellipsis`}>
            {who}
          </Text>
          {threadMessageCount > 1 && <span className="muted small">{threadMessageCount}</span>}
          {!flags.read && <Dot tone="blue" />}
          <Row as="span" rigid gap={1.5} before="auto" tone="muted">
            <FlagIcons flags={flags} words={flagWords} />
            {label0 === 1 && <Star size={14} aria-label={t('row.starred')} className={styles.star} />}
            {attachments.some(({ inlined }) => !inlined) && <Paperclip size={14} aria-label={t('row.files')} />}
            <time className="small" dateTime={receivedDate} title={date(receivedDate)}>
              {since(receivedDate)}
            </time>
          </Row>
        </Row>
        <span className={`${styles.subject} ellipsis`}>{subject || t('row.noSubject')}</span>
        <span className={`${styles.summary} ellipsis`}>{summary}</span>
        <MessageMarks marks={marks} />
      </span>
    </>
  );
}

function useSwipeActions(message: Message, onChange: (change: Change) => void, onSnooze: () => void) {
  const { t } = useTranslation('inbox');
  const { flags, label0, fid } = message;
  const isInInbox = fid === FOLDER_IDS.inbox;
  const before: SwipeAction[] = [
    {
      label: flags.read ? t('phone.swipe.unread') : t('phone.swipe.read'),
      letGo: flags.read ? t('phone.swipe.letGoUnread') : t('phone.swipe.letGoRead'),
      Icon: flags.read ? Mail : MailOpen,
      tone: 'blue',
      onAct: () => onChange({ kind: 'read', read: !flags.read }),
    },
    {
      label: label0 === 1 ? t('phone.swipe.unstar') : t('phone.swipe.star'),
      Icon: Star,
      tone: 'plain',
      onAct: () => onChange({ kind: 'star', star: label0 === 0 }),
    },
  ];
  const after: SwipeAction[] = [
    {
      label: isInInbox ? t('phone.swipe.archive') : t('phone.swipe.toInbox'),
      letGo: isInInbox ? t('phone.swipe.letGoArchive') : t('phone.swipe.letGoToInbox'),
      Icon: isInInbox ? Archive : Inbox,
      tone: 'main',
      onAct: () => onChange({ kind: 'move', fid: isInInbox ? FOLDER_IDS.archive : FOLDER_IDS.inbox }),
    },
    { label: t('phone.swipe.snooze'), Icon: Moon, tone: 'plain', onAct: onSnooze },
  ];
  return { before, after };
}
