import type { Quota } from '@outrider/contract/user';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usageQuery } from '../../../api/billing.ts';
import { formatNumber } from '../../../platform/format.ts';
import { daysBetween } from '../../../platform/time/calendar-day.ts';
import { ChartCard } from '../../../ui/charts/chart-card.tsx';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { RetryNote } from '../../../ui/retry-note.tsx';
import { useUsageDays } from './use-usage-days.ts';

/** Those that start again each month; what exists now has no days. */
const BY_DAY = ['MAIL', 'VERIFICATION', 'AGENT_RESULT'] as const satisfies readonly Quota['quotaType'][];
const HEIGHT = 168;

export function UsageChart({ isPhone = false }: { isPhone?: boolean }) {
  const { t } = useTranslation('billing');
  const { calendarDay } = useDates();
  const [quotaType, setQuotaType] = useState<(typeof BY_DAY)[number]>('MAIL');
  const { from, to } = useUsageDays();
  const asked = useQuery(usageQuery(from, to));
  const { data, error } = asked;
  const name = t(`quota.${quotaType}.short`);
  const usedOn = new Map(data?.days.filter((day) => day.quotaType === quotaType).map(({ day, used }) => [day, used]));
  const days = daysBetween(from, to).map((day) => ({ day, used: usedOn.get(day) ?? 0 }));
  return (
    <ChartCard
      title={t('days.title')}
      legend={[]}
      table={{ head: [t('days.day'), name], rows: days.map(({ day, used }) => [day, used]) }}
      fileName={t('days.file')}
    >
      <Segments
        label={t('days.which')}
        block={isPhone}
        options={BY_DAY.map((value) => ({ value, text: t(`quota.${value}.short`) }))}
        value={quotaType}
        onChange={setQuotaType}
      />
      {error && !data ? (
        <Box pad="3 0">
          <RetryNote query={asked} retry={t('retry')} />
        </Box>
      ) : (
        <ColumnChart
          label={t('days.label', { quota: name })}
          height={HEIGHT}
          columns={days.map(({ day, used }) => ({
            key: day,
            word: calendarDay(day),
            parts: [{ tone: 'ink', value: used }],
            title: `${calendarDay(day)}: ${formatNumber(used)}`,
          }))}
        />
      )}
    </ChartCard>
  );
}
