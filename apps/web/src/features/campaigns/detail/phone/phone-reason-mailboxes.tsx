import { Trans, useTranslation } from 'react-i18next';
import type { Explained } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Grid, Text } from '../../../../ui/layout/layout.tsx';
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
      <Grid gap={3} pad={4}>
        <h2 className="strong">{t('reasonsTab.mailboxes')}</h2>
        <span className="muted small">
          {t('why.end', { words: t('reasonsTab.inCampaign', { count: explained.mailboxes.length }) })}{' '}
          <MailboxOthers others={explained.others} />
        </span>
      </Grid>
      <ul>
        {explained.mailboxes.map((mailbox) => (
          <Box as="li" border="top" key={mailbox.mailboxId} className={styles.line}>
            <span className="medium ellipsis">{mailbox.email}</span>
            <Text breaks className="secondary">
              {words(mailbox)}
            </Text>
            {mailbox.words !== '' && (
              <Text breaks tone="amber" className="small">
                {mailbox.words}
              </Text>
            )}
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
          </Box>
        ))}
      </ul>
    </section>
  );
}
