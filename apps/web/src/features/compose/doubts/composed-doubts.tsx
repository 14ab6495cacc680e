import { DOUBT_DAYS } from '@outrider/contract/campaigns/doubts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { composedDoubtsQuery } from '../../../api/compose/doubts.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row } from '../../../ui/layout/layout.tsx';
import { Note } from '../../../ui/note.tsx';
import { DoubtAnswers } from './doubt-answers.tsx';
import styles from './doubts.module.css';

/** Mails written by hand of which nobody knows whether they left, each with its question. */
export function ComposedDoubts() {
  const { t } = useTranslation('compose');
  const { moment } = useDates();
  const { data, error } = useQuery(composedDoubtsQuery);
  if (error && !data) return <Note tone="red">{error.message}</Note>;
  if (!data || data.length === 0) return null;
  return (
    <Box as="section" pad="4 6" className={styles.doubts} aria-label={t('doubts.title')}>
      <h2>{t('doubts.title')}</h2>
      <p className="muted small">{t('doubts.rule', { count: DOUBT_DAYS })}</p>
      <ul>
        {data.map(({ deliveryId, subject, recipients, recipientCount, account, since, countsAt }) => (
          <Row key={deliveryId} as="li" wraps gap="2 4" spread pad="2 0" border="top">
            <Grid as="span" minWidth={0}>
              <span className="medium ellipsis">{subject || t('noSubject')}</span>
              <span className="muted small ellipsis">
                {t('doubts.which', { who: recipients[0] ?? '', count: recipientCount, account, at: moment(since) })}
              </span>
              <span className="muted small">{t('doubts.counts', { at: moment(countsAt) })}</span>
            </Grid>
            <DoubtAnswers deliveryId={deliveryId} />
          </Row>
        ))}
      </ul>
    </Box>
  );
}
