import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { warmupDaysQuery, warmupQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { now as worldNow } from '../../../../platform/time/world-time.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { Legend } from '../../../../ui/charts/legend.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { healthTone } from '../../shared/health.ts';
import { HealthRing } from '../../shared/health-ring.tsx';
import { StatusTag } from '../../shared/status-tag.tsx';
import { WARMUP_TONES, warmupLine } from '../../shared/warmup-words.ts';
import type { AccountDetail } from '../account-detail.ts';
import { PoolNote } from '../pool-note.tsx';
import { useWarmupWords } from '../use-warmup-words.ts';
import { warmupColumns } from '../warmup-columns.ts';
import { joinDays } from '../warmup-days.ts';
import styles from './phone-overview.module.css';

type Detail = { account: AccountDetail };

/** A phone has room for about three weeks. */
const DAYS_SHOWN = 21;
const HEIGHT = 116;

export const PhoneOverview = ({ account }: Detail) => (
  <>
    <HealthNow account={account} />
    {account.status === 'error' && (
      <Box pad="3 4" border="bottom">
        <Note tone="red">
          <span className="mono">{account.statusReason}</span>
        </Note>
      </Box>
    )}
    <section className={styles.block}>
      <SentToday account={account} />
      <Warmup account={account} />
      <PoolNote account={account} />
    </section>
  </>
);

function SentToday({ account }: Detail) {
  const { t } = useTranslation('accounts');
  const { sentToday, capToday, replyReserve } = account;
  const { maySend } = useWarmupWords(account);
  return (
    <>
      <Row spread gap={0} align="stretch">
        <h2>{t('overview.sentToday')}</h2>
        <span className="numbers">
          <b className="strong">{sentToday}</b> <span className="muted">{t('list.of', { count: capToday })}</span>
        </span>
      </Row>
      <Box above={2} below={2}>
        <Bar label={t('overview.sentToday')} value={sentToday} total={capToday} kept={replyReserve} thick />
      </Box>
      <Text as="p" below={3.5} className="muted small">
        {maySend}
      </Text>
    </>
  );
}

function Warmup({ account: { accountId, warmup, timeZone } }: Detail) {
  const { t } = useTranslation('accounts');
  const dates = useDates();
  const { data } = useQuery(warmupQuery(accountId));
  const { data: counted } = useQuery(warmupDaysQuery(accountId));
  const days = counted ? joinDays(counted, []).slice(-DAYS_SHOWN) : [];
  return (
    <>
      <Row spread gap={0} align="stretch">
        <h2>{t('overview.warmup')}</h2>
        <span className="numbers">
          {warmup.state === 'warming' ? (
            <>
              {t('overview.dayOnly', warmup)}{' '}
              <span className="muted">{t('overview.ofDays', { days: warmup.ofDays })}</span>
            </>
          ) : (
            <span className="muted">{warmupLine(warmup, { t, since: dates.since, now: worldNow(), timeZone })}</span>
          )}
        </span>
      </Row>
      {days.length > 0 && (
        <ColumnChart
          columns={warmupColumns(days, { t, calendarDay: dates.calendarDay }).map(
            ({ line: _line, ...column }) => column,
          )}
          label={t('chart.label')}
          height={HEIGHT}
          lines={2}
        />
      )}
      <Row spread minHeight={20} gap={0}>
        <Legend
          keys={[
            { word: t('chart.totalInbox'), mark: 'green' },
            { word: t('chart.spamRescued'), mark: 'red' },
          ]}
        />
        {data?.readyAtBest && (
          <span className="muted small">{t('overview.readyAtBest', { day: dates.calendarDay(data.readyAtBest) })}</span>
        )}
      </Row>
    </>
  );
}

function HealthNow({ account }: Detail) {
  const { t } = useTranslation('accounts');
  const { distance } = useWarmupWords(account);
  return (
    <Row as="section" gap={4} className={`${styles.block} ${styles.health}`}>
      <HealthRing health={account.health} size={84} />
      <div>
        <Row gap={1.5} below={2} align="stretch">
          <StatusTag status={account.status} />
          <Tag tone={WARMUP_TONES[account.warmup.state]} dot>
            {t(`warmup.${account.warmup.state}`)}
          </Tag>
        </Row>
        <div className="medium">{account.judged === 0 ? t('overview.tooFew') : t('overview.inboxedIn7', account)}</div>
        {distance !== undefined && <div className={healthTone(account.health)}>{distance}</div>}
      </div>
    </Row>
  );
}
