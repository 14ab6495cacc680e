import { Trans, useTranslation } from 'react-i18next';
import { useDates } from '../../../../ui/dates.tsx';
import type { Explained } from '../../shared/campaign-queries.ts';
import { MailboxOthers } from '../reasons/mailbox-others.tsx';
import { useMailboxWords } from '../reasons/use-mailbox-words.ts';
import styles from './phone-parts.module.css';

/** Every mailbox with what it waits for and when it sends next. */
export function PhoneReasonMailboxes({ explained }: { explained: Explained }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const words = useMailboxWords();
  return (
    <section aria-label={t('reasonsTab.mailboxes')}>
      <div className={styles.state}>
        <h2 className="strong">{t('reasonsTab.mailboxes')}</h2>
        <span className="muted small">
          {t('why.end', { words: t('reasonsTab.inCampaign', { count: explained.mailboxes.length }) })}{' '}
          <MailboxOthers others={explained.others} />
        </span>
      </div>
      <ul className={styles.list}>
        {explained.mailboxes.map((mailbox) => (
          <li key={mailbox.mailboxId} className={styles.line}>
            <span className="medium ellipsis">{mailbox.email}</span>
            <span className={`secondary ${styles.words}`}>{words(mailbox)}</span>
            {mailbox.words !== '' && <span className={`small ${styles.words} ${styles.said}`}>{mailbox.words}</span>}
            {mailbox.next && (
              <span className="muted small">
                <Trans
                  t={t}
                  i18nKey="reasonsTab.next"
                  values={{
                    at: dates.isToday(mailbox.next.at) ? dates.time(mailbox.next.at) : dates.day(mailbox.next.at),
                  }}
                  components={{ b: <b /> }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
