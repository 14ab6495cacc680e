import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forecastQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box } from '../../../../ui/layout/layout.tsx';
import { ForecastChart } from '../../shared/forecast/forecast-chart.tsx';
import { ForecastFacts } from '../../shared/forecast/forecast-facts.tsx';
import { NoForecast } from '../../shared/forecast/no-forecast.tsx';
import { PhoneForecastDay } from './phone-forecast-day.tsx';
import { PhoneListState } from './phone-list-states.tsx';
import styles from './phone-parts.module.css';

/** What will happen if nobody opens, answers or changes anything. */
export function PhoneForecast({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const query = useQuery(forecastQuery(campaignId));
  const [chosen, setChosen] = useState<string>();
  const forecast = query.data;
  if (!forecast) return <PhoneListState query={query} />;
  const firstDay = forecast.days.find(({ mails }) => mails > 0)?.day;
  if (firstDay === undefined) return <NoForecast gap={3} pad={4} />;
  return (
    <>
      <PhoneListState query={query} />
      <ForecastFacts forecast={forecast} />
      <ForecastChart forecast={forecast} />
      <Box as="p" pad="3.5 4" border="bottom" className={`muted small ${styles.part}`}>
        {t('forecast.made', { time: dates.time(forecast.asOf) })}
      </Box>
      <PhoneForecastDay campaignId={campaignId} forecast={forecast} day={chosen ?? firstDay} onDay={setChosen} />
    </>
  );
}
