import type { Message, ReplyLabel } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Thread, threadQuery } from '../../../api/inbox/inbox-queries.ts';
import { MessageMenu } from '../../../features/compose/inbox/message-menu.tsx';
import { ReplyBox } from '../../../features/compose/inbox/reply-box.tsx';
import { MeaningCard } from '../../../features/inbox/person/meaning-card.tsx';
import { PersonPanel } from '../../../features/inbox/person/person-panel.tsx';
import { PersonStrip } from '../../../features/inbox/person/person-strip.tsx';
import { MEANING_TONES } from '../../../features/inbox/shared/marks.ts';
import { meaningOf, type Opened } from '../../../features/inbox/shared/place.ts';
import { answerable, sidesOf } from '../../../features/inbox/shared/sides.ts';
import { type Ask, ThreadActions } from '../../../features/inbox/thread/thread-actions.tsx';
import { ThreadView } from '../../../features/inbox/thread/thread-view.tsx';
import { useReadOnOpen } from '../../../features/inbox/thread/use-read-on-open.ts';
import type { Change } from '../../../features/inbox/triage/change-messages.ts';
import { contactPath } from '../../../paths/paths.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { PersonCampaigns } from '../../shared/inbox/person-campaigns.tsx';
import { PersonEvents } from '../../shared/inbox/person-events.tsx';
import styles from './inbox-screen.module.css';

type OnLabel = (label: ReplyLabel | null, answer: Message) => void;

type ThreadColumnProps = {
  opened: Opened;
  /** The row it was opened from, or the message that stands for it. */
  message: Message | undefined;
  onChange: (change: Change) => void;
  onAsk: (ask: Ask) => void;
  onLabel: OnLabel;
  onMemo: (message: Message) => void;
  /** The person is shown above the thread, not beside it. */
  hasStrip: boolean;
  /** The way back to the list, where it is not beside the thread. */
  onBack: (() => void) | undefined;
};

export function ThreadColumn(props: ThreadColumnProps) {
  const { opened, message, onChange, onAsk, onLabel, onMemo, hasStrip, onBack } = props;
  const { t } = useTranslation('inbox');
  const asked = useQuery(threadQuery(opened.tid));
  const { data: thread, error, isPending } = asked;
  const isLate = useLater(isPending);
  useReadOnOpen(opened.tid, thread);
  const subject = thread?.subject ?? message?.subject;
  const answered = thread && answerable(thread, opened.mid);
  return (
    <>
      <section className={styles.thread} aria-label={t('thread.label')}>
        <Row as="header" rigid gap={1} height={56} border="bottom" className={styles.subject}>
          {onBack && <Button text aria-label={t('phone.back')} icon={<ArrowLeft size={16} />} onClick={onBack} />}
          <h2 className={`${styles.title} ellipsis`} title={subject}>
            {subject === '' ? t('row.noSubject') : subject}
          </h2>
          {message && <ThreadActions message={message} onChange={onChange} onAsk={onAsk} />}
        </Row>
        {thread && hasStrip && <Strip thread={thread} onLabel={onLabel} />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1). */}
        <div className={styles.messages} tabIndex={0}>
          {error && !thread && (
            <Box pad={6}>
              <RetryNote query={asked} retry={t('retry')} />
            </Box>
          )}
          {isLate && (
            <Box pad={6}>
              <Skeleton rows={5} hasHead />
            </Box>
          )}
          {thread && (
            <ThreadView
              thread={thread}
              mid={opened.mid}
              onMemo={onMemo}
              menu={(each) => <MessageMenu message={each} />}
            />
          )}
        </div>
        {answered && <ReplyBox tid={opened.tid} message={answered} />}
      </section>
      {!hasStrip && (
        <aside className={styles.person} aria-label={t('person.label')}>
          {thread && <Person thread={thread} onLabel={onLabel} />}
        </aside>
      )}
    </>
  );
}

function Strip({ thread, onLabel }: { thread: Thread; onLabel: OnLabel }) {
  const { t } = useTranslation('inbox');
  const { person, answer } = sidesOf(thread.messages);
  const meaning = answer && meaningOf(answer);
  if (!person) return null;
  return (
    <PersonStrip
      key={person.email}
      person={person}
      mark={
        meaning && (
          <Tag tone={MEANING_TONES[meaning]} dot>
            {t(`meaning.${meaning}`)}
          </Tag>
        )
      }
    >
      <Person thread={thread} onLabel={onLabel} />
    </PersonStrip>
  );
}

function Person({ thread: { messages }, onLabel }: { thread: Thread; onLabel: OnLabel }) {
  const { person, answer } = sidesOf(messages);
  if (!person) return null;
  return (
    <PersonPanel
      key={person.email}
      person={person}
      meaning={answer && <MeaningCard answer={answer} onLabel={(label) => onLabel(label, answer)} />}
      events={({ timeline }) => <PersonEvents events={timeline} />}
      campaigns={(campaigns) => <PersonCampaigns campaigns={campaigns} />}
      link={(contact, name) => <Link to={contactPath(contact.email)}>{name}</Link>}
    />
  );
}
