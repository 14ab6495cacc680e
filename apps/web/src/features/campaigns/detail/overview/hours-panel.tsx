import { useTranslation } from 'react-i18next';
import type { Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { formatShare } from '../../../../platform/format.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { bestHour, wholeDay } from './best-hour.ts';
import { repliesTimes } from './day-rows.ts';

const HEIGHT = 180;

/** When a mail has to go out to be answered. */
export function HoursPanel({ hours }: { hours: Statistics['hours'] }) {
  const { t } = useTranslation('campaigns');
  const best = bestHour(hours);
  const all = wholeDay(hours);
  const times = repliesTimes(
    all.map(({ hour, sent, replied }) => ({
      day: String(hour),
      newLeads: sent,
      followUps: 0,
      planned: 0,
      replies: replied,
    })),
  );
  return (
    <ChartPanel
      title={t('overview.hours')}
      beside={
        best
          ? t('overview.bestHour', { share: formatShare(best.share), hour: String(best.hour).padStart(2, '0') })
          : t('overview.tooFew')
      }
      legend={[
        { word: t('overview.sent'), mark: 'ink-3' },
        { word: t('overview.repliesTimes', { times }), mark: 'stroke', tone: 'violet' },
      ]}
      table={{
        head: [t('overview.hour'), t('overview.sent'), t('overview.hoursRead'), t('overview.replies')],
        rows: all.map(({ hour, sent, opened, replied }) => [`${hour}:00`, sent, opened, replied]),
      }}
      fileName={t('files.hours')}
    >
      <ColumnChart
        label={t('overview.hoursLabel')}
        height={HEIGHT}
        lines={3}
        lineTone="violet"
        columns={all.map(({ hour, sent, opened, replied }) => ({
          key: String(hour),
          word: hour % 3 === 0 ? `${String(hour).padStart(2, '0')}:00` : '',
          parts: [{ tone: best?.hour === hour ? 'ink' : 'ink-3', value: sent }],
          line: replied * times,
          title: t('overview.hourTitle', { hour, sent, opened, replied }),
        }))}
      />
    </ChartPanel>
  );
}
