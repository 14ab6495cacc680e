import type { Message, Person } from '@outrider/contract/inbox/message';
import { StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/avatar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row } from '../../../ui/layout/layout.tsx';
import type { ShownLink } from '../../../ui/mail/mail-frame.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { FlagIcons } from '../shared/flag-icons.tsx';
import { nameOf } from '../shared/marks.ts';
import { useFlagWords } from '../shared/use-flag-words.ts';
import { MessageBody } from './message-body.tsx';
import { OpensLine } from './opens-line.tsx';
import { ReceiptLines } from './receipt-lines.tsx';
import styles from './thread-view.module.css';

type MessageCardProps = {
  message: Message;
  canFold: boolean;
  onFold: () => void;
  onMemo: () => void;
  onLink: (link: ShownLink | undefined) => void;
  menu?: ReactNode;
};

/** One message, open: who, to whom, when, and what it says. */
export function MessageCard({ message, canFold, onFold, onMemo, onLink, menu }: MessageCardProps) {
  const { t } = useTranslation('inbox');
  const { isToday, time, moment, date } = useDates();
  const { sender, receivers, receivedDate, memo, flags } = message;
  const flagWords = useFlagWords();
  const name = nameOf(sender);
  const shownTime = isToday(receivedDate) ? time(receivedDate) : moment(receivedDate);
  const head = (
    <>
      <Avatar name={name} picture="" size={32} />
      <Grid as="span" grow minWidth={0}>
        <Row as="span" align="baseline" minWidth={0} className={styles.from}>
          <span className="strong">{name}</span>
          {sender.name !== '' && <span className="muted small ellipsis">{sender.email}</span>}
          <FlagIcons flags={flags} words={flagWords} className={styles.flag} />
          {flags.system && <Tag tone="grey">{t('kind.system')}</Tag>}
          <time className="muted small" dateTime={receivedDate} title={`${date(receivedDate)} ${time(receivedDate)}`}>
            {shownTime}
          </time>
        </Row>
        <span className="muted small ellipsis">
          {t('thread.to', { people: addresses([...receivers.to, ...receivers.bcc]) })}
        </span>
        {receivers.cc.length > 0 && (
          <span className="muted small ellipsis">{t('thread.cc', { people: addresses(receivers.cc) })}</span>
        )}
      </Grid>
    </>
  );
  return (
    <article className={styles.message} aria-label={t('thread.message', { name, at: shownTime })}>
      {canFold ? (
        <Row
          type="button"
          as="button"
          gap={3}
          width="100%"
          pad={0}
          tone="inherit"
          textAlign="left"
          align="stretch"
          className={styles.head}
          aria-expanded
          onClick={onFold}
        >
          {head}
        </Row>
      ) : (
        <Row gap={3} width="100%" pad={0} tone="inherit" textAlign="left" align="stretch" className={styles.head}>
          {head}
        </Row>
      )}
      {menu !== undefined && <span className={styles.menu}>{menu}</span>}
      {memo !== '' && (
        <Row
          type="button"
          as="button"
          align="start"
          above={2.5}
          before={11}
          pad="2 2.5"
          border="all"
          borderTone="amber"
          rounded
          surface="amber"
          tone="amber"
          size={12}
          leading={16}
          textAlign="left"
          whiteSpace="pre-wrap"
          className={styles.memo}
          aria-label={t('memo.edit')}
          onClick={onMemo}
        >
          <StickyNote size={14} aria-hidden />
          <span>{memo}</span>
        </Row>
      )}
      <ReceiptLines mid={message.id} />
      {message.kind === null && <OpensLine mid={message.id} />}
      <MessageBody message={message} onLink={onLink} />
    </article>
  );
}

const addresses = (people: readonly Person[]) => people.map(({ email }) => email).join(', ');
