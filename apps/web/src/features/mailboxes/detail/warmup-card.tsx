import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { warmupDaysQuery, warmupQuery } from '../../../api/mailboxes/mailboxes.ts';
import { formatNumber } from '../../../platform/format.ts';
import { now as worldNow } from '../../../platform/time/world-time.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import type { AccountDetail } from './account-detail.ts';
import { PoolNote } from './pool-note.tsx';
import { warmupColumns, warmupTable } from './warmup-columns.ts';
import { dayIn, joinDays } from './warmup-days.ts';

const HEIGHT = 142;

/** Sent, landed and received by day, and what is planned. */
export function WarmupCard({ account }: { account: AccountDetail }) {
  const { t } = useTranslation('accounts');
  const { calendarDay } = useDates();
  const { data: counted } = useQuery(warmupDaysQuery(account.accountId));
  const { data: warmup } = useQuery(warmupQuery(account.accountId));
  if (!counted || !warmup) return <Box height={238} border="all" rounded aria-busy />;
  const days = joinDays(counted, warmup.planned);
  const { sent, received, landed } = counted;
  const title = warmup.startedOn ? t('chart.since', { day: calendarDay(warmup.startedOn) }) : t('chart.title');
  return (
    <ChartCard
      title={title}
      beside={t('chart.beside')}
      legend={[
        { word: t('chart.inbox'), mark: 'green' },
        { word: t('chart.spam'), mark: 'red' },
        ...(days.some(({ unjudged }) => unjudged > 0) ? [{ word: t('chart.unjudged'), mark: 'grey' as const }] : []),
        { word: t('chart.received'), mark: 'stroke' },
        { word: t('chart.planned'), mark: 'outline' },
      ]}
      table={warmupTable(days, t)}
      fileName={t('chart.file', { email: account.email })}
      totals={
        <>
          <Total name={t('chart.sent')} value={sent.total} />
          <Total name={t('chart.received')} value={received.total} />
          <Total name={t('chart.totalInbox')} value={landed.inbox} />
          <Total name={t('chart.totalSpam')} value={landed.spam} after={rescuedWords(landed, t)} />
          <span>{t('chart.partners', { count: warmup.conditions.partners.now })}</span>
        </>
      }
    >
      <PoolNote account={account} />
      {days.length === 0 ? (
        <Box as="p" pad="6 3" tone="muted" textAlign="center">
          {t('chart.none')}
        </Box>
      ) : (
        <ColumnChart
          columns={warmupColumns(days, { t, calendarDay })}
          label={t('chart.label')}
          height={HEIGHT}
          now={{ afterKey: dayIn(account.timeZone, worldNow()), word: t('chart.now') }}
        />
      )}
    </ChartCard>
  );
}

function rescuedWords({ spam, rescued }: { spam: number; rescued: number }, t: TFunction<'accounts'>) {
  if (spam === 0) return undefined;
  return rescued >= spam ? t('chart.allRescued') : t('chart.rescuedOf', { count: rescued });
}

const Total = ({ name, value, after }: { name: string; value: number; after?: string | undefined }) => (
  <span>
    {name} <b>{formatNumber(value)}</b> {after}
  </span>
);
