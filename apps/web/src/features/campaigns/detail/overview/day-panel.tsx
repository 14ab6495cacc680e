import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { forecastQuery, type Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { dayIn } from '../../../../platform/time/calendar-day.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { dayRows, repliesTimes } from './day-rows.ts';

const HEIGHT = 262;

/** What went out on each day and what came back, with what is to come outlined. */
export function DayPanel({ campaignId, statistics }: { campaignId: string; statistics: Statistics }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { data: forecast } = useQuery(forecastQuery(campaignId));
  const today = dayIn(statistics.asOf, dates.timeZone);
  const rows = dayRows({ past: statistics.days, coming: forecast?.days ?? [], today });
  const times = repliesTimes(rows);
  const words = axisWords(
    rows.map(({ day }) => day),
    dates.calendarDay,
  );
  return (
    <ChartPanel
      title={t('overview.perDay')}
      legend={[
        { word: t('overview.followUps'), mark: 'ink' },
        { word: t('overview.newLeads'), mark: 'ink-3' },
        { word: t('overview.forecast'), mark: 'outline' },
        { word: t('overview.repliesTimes', { times }), mark: 'stroke', tone: 'violet' },
      ]}
      table={{
        head: [
          t('overview.day'),
          t('overview.newLeads'),
          t('overview.followUps'),
          t('overview.forecast'),
          t('overview.replies'),
        ],
        rows: rows.map(({ day, newLeads, followUps, planned, replies }) => [
          day,
          newLeads,
          followUps,
          planned,
          replies ?? '',
        ]),
      }}
      fileName={t('files.perDay')}
    >
      <ColumnChart
        label={t('overview.perDayLabel')}
        height={HEIGHT}
        lineTone="violet"
        now={{ afterKey: today, word: t('overview.now') }}
        columns={rows.map(({ day, newLeads, followUps, planned, replies }) => ({
          key: day,
          word: words.get(day) ?? '',
          parts: [
            { tone: 'ink', value: followUps },
            { tone: 'ink-3', value: newLeads },
          ],
          planned,
          line: replies === undefined ? undefined : replies * times,
          title: t('overview.dayTitle', {
            day: dates.calendarDay(day),
            newLeads,
            followUps,
            planned,
            replies: replies ?? 0,
          }),
        }))}
      />
    </ChartPanel>
  );
}

const beginsMonth = (day: string | undefined) => day?.endsWith('-01') === true;

/** Every second day; with its month where one begins, which takes the room of its neighbours. */
function axisWords(days: readonly string[], calendarDay: (day: string) => string): Map<string, string> {
  const words = new Map<string, string>();
  for (const [index, day] of days.entries()) {
    const [isFirst, isBeside] = [beginsMonth(day), beginsMonth(days[index - 1]) || beginsMonth(days[index + 1])];
    if (index === 0 || isFirst) words.set(day, calendarDay(day));
    else if (index % 2 === 0 && !isBeside) words.set(day, String(Number(day.slice(-2))));
  }
  return words;
}
