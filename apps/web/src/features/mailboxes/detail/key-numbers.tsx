import { useQuery } from '@tanstack/react-query';
import { Check, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { warmupQuery } from '../../../api/mailboxes/mailboxes.ts';
import { MISSING } from '../../../platform/format.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { healthTone } from '../shared/health.ts';
import { HealthRing } from '../shared/health-ring.tsx';
import { warmupLine, warmupReason } from '../shared/warmup-words.ts';
import type { AccountDetail } from './account-detail.ts';
import styles from './overview.module.css';
import { useWarmupWords } from './use-warmup-words.ts';

type Detail = { account: AccountDetail };

/** Health, today's mails, how far warm-up is, and what is missing until campaigns may use the mailbox. */
export const KeyNumbers = ({ account }: Detail) => (
  <Grid columns="208px 104px 152px minmax(0, 1fr)" gap={4} align="start" nums>
    <Health account={account} />
    <SentToday account={account} />
    <Warmup account={account} />
    <ReadyWhen account={account} />
  </Grid>
);

function Health({ account }: Detail) {
  const { t } = useTranslation('accounts');
  const { distance } = useWarmupWords(account);
  return (
    <Row gap={3}>
      <HealthRing health={account.health} size={56} />
      <div>
        <div className="muted small">{t('overview.health')}</div>
        <div className="medium">{account.judged === 0 ? t('overview.tooFew') : t('overview.inboxed', account)}</div>
        {distance !== undefined && <div className={`small ${healthTone(account.health)}`}>{distance}</div>}
      </div>
    </Row>
  );
}

function SentToday({ account }: Detail) {
  const { t } = useTranslation('accounts');
  const { sentToday, capToday, replyReserve } = account;
  const { maySend } = useWarmupWords(account);
  return (
    <div>
      <div className="muted small">{t('overview.sentToday')}</div>
      <div>
        <Text size={20} leading={24} weight={600} className={styles.big}>
          {sentToday}
        </Text>{' '}
        <span className="muted">{t('list.of', { count: capToday })}</span>
      </div>
      <Box above={1}>
        <Bar label={t('overview.sentToday')} value={sentToday} total={capToday} kept={replyReserve} />
      </Box>
      <div className="muted small">{maySend}</div>
    </div>
  );
}

function Warmup({ account: { accountId, warmup, timeZone } }: Detail) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const { data } = useQuery(warmupQuery(accountId));
  const isGoingOn = warmup.state === 'warming';
  return (
    <div title={warmupReason(warmup, t)}>
      <div className="muted small">{t('overview.warmup')}</div>
      <div>
        <Text size={20} leading={24} weight={600} className={styles.big}>
          {isGoingOn ? t('overview.dayOnly', { day: warmup.day }) : t(`warmup.${warmup.state}`)}
        </Text>{' '}
        {isGoingOn && <span className="muted">{t('overview.ofDays', { days: warmup.ofDays })}</span>}
      </div>
      <div className="muted small">
        {isGoingOn && data?.readyAtBest
          ? t('overview.readyAtBest', { day: dates.calendarDay(data.readyAtBest) })
          : warmupLine(warmup, { t, since: dates.since, now: worldNow(), timeZone })}
      </div>
    </div>
  );
}

function ReadyWhen({ account: { accountId } }: Detail) {
  const { t } = useTranslation('accounts');
  const { data } = useQuery(warmupQuery(accountId));
  const { sendingDays, health, partners } = data?.conditions ?? {};
  return (
    <div>
      <div className="muted small">{t('overview.readyWhen')}</div>
      <ul className={styles.ready}>
        {sendingDays && (
          <Condition
            isMet={sendingDays.now >= sendingDays.needed}
            waits
            text={t('overview.sendingDays', { count: sendingDays.needed })}
            now={String(sendingDays.now)}
          />
        )}
        {health && (
          <Condition
            isMet={health.now !== null && health.now >= health.needed}
            text={t('overview.healthNeeded', health)}
            now={health.now === null ? MISSING : t('strip.percent', { value: health.now })}
          />
        )}
        {partners && (
          <Condition
            isMet={partners.now >= partners.needed}
            text={t('overview.partners', partners)}
            now={String(partners.now)}
          />
        )}
      </ul>
    </div>
  );
}

type ConditionProps = { isMet: boolean; waits?: boolean; text: string; now: string };

/** Time brings some conditions by itself; the others ask for something. */
function Condition({ isMet, waits = false, text, now }: ConditionProps) {
  const { t } = useTranslation('accounts');
  const Icon = isMet ? Check : waits ? Clock : TriangleAlert;
  return (
    <li>
      <Icon
        size={12}
        className={isMet ? 'green' : 'amber'}
        aria-label={t(isMet ? 'overview.met' : 'overview.notMet')}
      />
      <span>{text}</span>
      <span className="medium">{now}</span>
    </li>
  );
}
