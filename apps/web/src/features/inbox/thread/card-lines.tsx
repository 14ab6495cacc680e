import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, Circle, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { meetingAnswerQuery, taskCardsQuery } from '../../../api/cards.ts';
import { config } from '../../../platform/app-config.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './card-lines.module.css';
import { taskTokensIn } from './task-tokens.ts';

type CardLinesProps = {
  mid: string;
  /** Once it is known. */
  html: string | null | undefined;
  text: string | null | undefined;
};

/** Below a message: what an attendee answered to a meeting, and whether tasks of ours are done. */
export function CardLines({ mid, html, text }: CardLinesProps) {
  const { t } = useTranslation('inbox');
  const { moment } = useDates();
  const { data: answers = [] } = useQuery(meetingAnswerQuery(mid));
  const { data: tasks = [] } = useQuery(taskCardsQuery(taskTokensIn(`${html ?? ''} ${text ?? ''}`, config.appUrl)));
  return (
    <>
      {answers.map(({ attendee, answer }) => (
        <Row minWidth={0} key={attendee} size={12} leading={16} className={styles.line} gap={2}>
          <CalendarCheck size={14} aria-hidden />
          <span>{t(`cards.meeting.${answer}`, { attendee })}</span>
        </Row>
      ))}
      {tasks.map(({ token, title, doneAt }) => (
        <Row minWidth={0} key={token} size={12} leading={16} className={styles.line} gap={2}>
          {doneAt === null ? <Circle size={14} aria-hidden /> : <CircleCheck size={14} aria-hidden />}
          <span>
            {doneAt === null ? t('cards.task.open', { title }) : t('cards.task.done', { title, at: moment(doneAt) })}
          </span>
        </Row>
      ))}
    </>
  );
}
