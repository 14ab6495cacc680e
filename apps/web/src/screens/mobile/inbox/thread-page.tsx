import type { Message } from '@outrider/contract/inbox/message';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Thread, threadQuery } from '../../../api/inbox/inbox-queries.ts';
import { answerMail } from '../../../features/compose/open-mail.ts';
import { PersonStrip } from '../../../features/inbox/person/person-strip.tsx';
import { folderOf, type Opened, type Place } from '../../../features/inbox/shared/place.ts';
import { answerable, sidesOf } from '../../../features/inbox/shared/sides.ts';
import { useReadOnOpen } from '../../../features/inbox/thread/use-read-on-open.ts';
import { type Change, takesOut } from '../../../features/inbox/triage/change-messages.ts';
import { useDates } from '../../../ui/dates.tsx';
import { useLater } from '../../../ui/hooks/use-later.ts';
import { Box, Grid } from '../../../ui/layout/layout.tsx';
import { PhoneFailed } from '../../../ui/page/phone-list-parts.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { LabelSheet } from './sheets/label-sheet.tsx';
import { MemoSheet } from './sheets/memo-sheet.tsx';
import { MoreSheet } from './sheets/more-sheet.tsx';
import { PersonDetails, PersonSheet } from './sheets/person-sheet.tsx';
import { TagsSheet } from './sheets/tags-sheet.tsx';
import { ThreadHead } from './thread-head.tsx';
import { MeaningButton, ThreadMarks } from './thread-marks.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import styles from './thread-page.module.css';

type ThreadPageProps = {
  opened: Opened;
  view: Place['view'];
  /** The list stays in sight beside it. */
  isBeside: boolean;
  /** The row it was opened from, while the list has it. */
  row: Message | undefined;
  onChange: (change: Change, message: Message) => void;
  onSnooze: (message: Message) => void;
  onClose: () => void;
};

type Asked = 'more' | 'label' | 'person' | 'tags' | { memo: Message };

/** A thread over the whole page: what was written, what it means, and what can be done with it. */
export function ThreadPage({ opened, view, isBeside, row, onChange, onSnooze, onClose }: ThreadPageProps) {
  const { t } = useTranslation('inbox');
  const query = useQuery(threadQuery(opened.tid));
  const { data: thread, error, isPending } = query;
  const isLate = useLater(isPending);
  useReadOnOpen(opened.tid, thread);
  const [asked, setAsked] = useState<Asked>();
  const { isOurs, person, answer } = sidesOf(thread?.messages ?? []);
  const message = row ?? standsFor(thread, view);
  const close = () => setAsked(undefined);
  const { timeZone } = useDates();
  const answered = thread && answerable(thread, opened.mid);
  /** What leaves the list, or is to be read later, is done with here. */
  const change = (wanted: Change, target: Message) => {
    close();
    onChange(wanted, target);
    if (takesOut(wanted) || wanted.kind === 'read') onClose();
  };
  return (
    <section className={styles.page} aria-label={t('thread.label')}>
      <ThreadHead
        subject={isBeside ? (thread?.subject ?? row?.subject) : undefined}
        isBeside={isBeside}
        message={message}
        onClose={onClose}
        onChange={(wanted) => message && change(wanted, message)}
        onSnooze={() => message && onSnooze(message)}
        onMore={() => setAsked('more')}
      />
      {isBeside && person && (
        <PersonStrip
          key={person.email}
          person={person}
          mark={answer && <MeaningButton answer={answer} onLabel={() => setAsked('label')} />}
        >
          <PersonDetails person={person} />
        </PersonStrip>
      )}
      <Box grow minHeight={0} scrolls className={styles.scroll}>
        {error && !thread && <PhoneFailed query={query} retry={t('retry')} />}
        {isLate && (
          <Grid gap={3} pad={4}>
            <Skeleton rows={6} hasHead />
          </Grid>
        )}
        {thread && (
          <>
            {(!isBeside || (message && message.tags.length > 0)) && (
              <ThreadMarks
                subject={isBeside ? undefined : thread.subject}
                answer={isBeside && person ? undefined : answer}
                tags={message?.tags ?? []}
                onLabel={() => setAsked('label')}
              />
            )}
            <ThreadMessages
              thread={thread}
              mid={opened.mid}
              isOurs={isOurs}
              person={person}
              onPerson={() => setAsked('person')}
              onMemo={(memo) => setAsked({ memo })}
            />
          </>
        )}
      </Box>
      {answered && (
        <AnswerBar
          message={answered}
          onAnswer={(kind) => void answerMail({ mid: answered.id, kind, tid: undefined }, timeZone)}
        />
      )}
      {asked === 'more' && message && (
        <MoreSheet
          message={message}
          onChange={(wanted) => change(wanted, message)}
          onTags={() => setAsked('tags')}
          onMemo={() => setAsked({ memo: message })}
          onClose={close}
        />
      )}
      {asked === 'label' && answer && (
        <LabelSheet answer={answer} onLabel={(label) => change({ kind: 'label', label }, answer)} onClose={close} />
      )}
      {asked === 'person' && person && <PersonSheet person={person} onClose={close} />}
      {asked === 'tags' && message && (
        <TagsSheet message={message} onChange={(wanted) => onChange(wanted, message)} onClose={close} />
      )}
      {typeof asked === 'object' && (
        <MemoSheet message={asked.memo} onSave={(text) => change({ kind: 'memo', text }, asked.memo)} onClose={close} />
      )}
    </section>
  );
}

/** Where the list has no row for it: its newest message in the folder that is looked at, else its newest. */
const standsFor = (thread: Thread | undefined, view: Place['view']): Message | undefined =>
  thread?.messages.findLast(({ fid }) => fid === folderOf(view)) ?? thread?.messages.at(-1);
