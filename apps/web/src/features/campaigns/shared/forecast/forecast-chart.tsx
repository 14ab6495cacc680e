import { useTranslation } from 'react-i18next';
import type { Forecast } from '../../../../api/campaigns/campaign-queries.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { ColumnChart } from '../../../../ui/charts/column-chart.tsx';
import { useDates } from '../../../../ui/dates.tsx';

const HEIGHT = 200;
/** More days than this are read from the table. */
const DAYS_SHOWN = 60;

/** What will go out on each day. */
export function ForecastChart({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const last = forecast.days.findLastIndex(({ mails }) => mails > 0);
  const days = forecast.days.slice(0, Math.min(DAYS_SHOWN, last + 1));
  return (
    <ChartPanel
      title={t('forecast.perDay')}
      legend={[
        { word: t('forecast.followUps'), mark: 'ink' },
        { word: t('forecast.newLeads'), mark: 'ink-3' },
      ]}
      table={{
        head: [t('overview.day'), t('forecast.newLeads'), t('forecast.followUps'), t('forecast.mails')],
        rows: forecast.days
          .slice(0, last + 1)
          .map(({ day, newLeads, followUps, mails }) => [day, newLeads, followUps, mails]),
      }}
      fileName={t('forecast.file')}
    >
      <ColumnChart
        label={t('forecast.label')}
        height={HEIGHT}
        lines={3}
        columns={days.map(({ day, newLeads, followUps }, index) => ({
          key: day,
          word: index === 0 || isMonday(day) ? dates.calendarDay(day) : '',
          parts: [
            { tone: 'ink', value: followUps },
            { tone: 'ink-3', value: newLeads },
          ],
          title: t('forecast.dayTitle', { day: dates.calendarDay(day), newLeads, followUps }),
        }))}
      />
    </ChartPanel>
  );
}

export const isMonday = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
