import type { Delivery } from '@outrider/contract/compose/delivery';
import { useQuery } from '@tanstack/react-query';
import { Clock, PencilLine, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Row, Stack } from '../../../ui/layout/layout.tsx';
import { MailFrame } from '../../../ui/mail/mail-frame.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { draftQuery } from '../compose-queries.ts';
import styles from './scheduled.module.css';
import { peopleOf } from './scheduled-list.tsx';
import type { useScheduled } from './use-scheduled.ts';

type ScheduledMailProps = {
  delivery: Delivery;
  scheduled: ReturnType<typeof useScheduled>;
  onMove: () => void;
};

/** A mail that waits, as it will leave, and what can still be done with it. */
export function ScheduledMail({ delivery, scheduled, onMove }: ScheduledMailProps) {
  const { t } = useTranslation('compose');
  const { isToday, time, moment } = useDates();
  const { deliveryId, draftId, subject, account, deliverAt, state } = delivery;
  const { data: draft } = useQuery(draftQuery(draftId));
  const at = isToday(deliverAt) ? time(deliverAt) : moment(deliverAt);
  const isBusy = scheduled.busy === deliveryId;
  return (
    <Stack as="section" tall minWidth={0} minHeight={0} gap={0} aria-label={subject || t('noSubject')}>
      <Row as="header" rigid height={56} pad="0 4 0 6" border="bottom" className={styles.head}>
        <h2 className="ellipsis">{subject || t('noSubject')}</h2>
        {state === 'waiting' && (
          <>
            <Button
              icon={<PencilLine size={14} strokeWidth={1.5} aria-hidden />}
              busy={isBusy}
              onClick={() => scheduled.edit(delivery)}
            >
              {t('scheduled.edit')}
            </Button>
            <Button
              primary
              icon={<Send size={14} strokeWidth={1.5} aria-hidden />}
              busy={isBusy}
              onClick={() => scheduled.sendNow(delivery)}
            >
              {t('scheduled.now')}
            </Button>
          </>
        )}
      </Row>
      <Row rigid gap={3} pad="3 4 3 6" border="bottom" borderTone="blue" surface="blue" className={styles.strip}>
        <Clock size={16} strokeWidth={1.5} aria-hidden />
        <span>
          <strong>{t('scheduled.goes', { at })}</strong>
          {t('scheduled.goesFrom', { in: scheduled.untilWords(deliverAt), from: account })}
        </span>
        {state === 'waiting' && (
          <>
            <Button onClick={onMove}>{t('scheduled.time')}</Button>
            <Button busy={isBusy} onClick={() => scheduled.cancel(delivery)}>
              {t('cancel')}
            </Button>
          </>
        )}
      </Row>
      <Box grow minHeight={0} pad="4 6" scrolls>
        <Row as="p" below={3}>
          <Tag tone="blue">{t('scheduled.title')}</Tag>
          <span className="muted">{t('scheduled.to', { who: peopleOf(delivery) })}</span>
        </Row>
        {draft &&
          (draft.attrs.isHtml ? (
            <MailFrame title={t('text')} html={draft.attrs.content} />
          ) : (
            <pre className={styles.plain}>{draft.attrs.content}</pre>
          ))}
      </Box>
    </Stack>
  );
}
