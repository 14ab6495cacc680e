import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatCountdown } from '../../../platform/format-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { useSecondsUntil } from '../../../ui/use-seconds-until.ts';
import { summaryQuery } from './mailbox-queries.ts';
import styles from './next-send.module.css';

/** A wait longer than this is told by the hour, and by the day where that is another one. */
const COUNTED_SECONDS = 3_600;

/** When the next mail leaves and from where; nothing while none is planned. */
export function NextSend() {
  const { data: summary } = useQuery(summaryQuery);
  return summary?.nextSend ? <Pulse {...summary.nextSend} /> : null;
}

function Pulse({ at, email }: { at: string; email: string }) {
  const { t } = useTranslation('shell');
  const dates = useDates();
  const seconds = useSecondsUntil(Date.parse(at));
  return (
    <section className={styles.pulse}>
      <div className={styles.line}>
        <i className={styles.dot} />
        <span className="medium">{t('nextSend.at', { time: dates.time(at) })}</span>
        <time className="muted">
          {seconds < COUNTED_SECONDS
            ? t('nextSend.in', { wait: formatCountdown(seconds) })
            : !dates.isToday(at) && dates.day(at)}
        </time>
      </div>
      <div className="muted ellipsis">{email}</div>
    </section>
  );
}
