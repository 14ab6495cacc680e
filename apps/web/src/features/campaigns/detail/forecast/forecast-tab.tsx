import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forecastQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Stack } from '../../../../ui/layout/layout.tsx';
import { ListWaiting, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { ForecastChart } from '../../shared/forecast/forecast-chart.tsx';
import { ForecastDay } from '../../shared/forecast/forecast-day.tsx';
import { ForecastFacts } from '../../shared/forecast/forecast-facts.tsx';
import { NoForecast } from '../../shared/forecast/no-forecast.tsx';

/** What will happen if nobody opens, answers or changes anything. */
export function ForecastTab({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const query = useQuery(forecastQuery(campaignId));
  const [chosen, setChosen] = useState<string>();
  const forecast = query.data;
  if (query.error && !forecast) {
    return <QueryFailed query={query} hint={t('list.failedHint')} />;
  }
  if (!forecast) return <ListWaiting />;
  const firstDay = forecast.days.find(({ mails }) => mails > 0)?.day;
  if (firstDay === undefined) return <NoForecast gap={1} pad={6} />;
  return (
    <Stack tall grow minHeight={0} scrolls gap={0}>
      <ForecastFacts forecast={forecast} />
      <ForecastChart forecast={forecast} />
      <Box as="p" pad="0 6 3" className="muted small">
        {t('forecast.made', { time: dates.time(forecast.asOf) })}
      </Box>
      <ForecastDay campaignId={campaignId} forecast={forecast} day={chosen ?? firstDay} onDay={setChosen} />
    </Stack>
  );
}
