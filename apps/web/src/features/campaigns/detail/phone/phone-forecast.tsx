import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../ui/dates.tsx';
import { forecastQuery } from '../../shared/campaign-queries.ts';
import { ForecastChart } from '../../shared/forecast/forecast-chart.tsx';
import { ForecastFacts } from '../../shared/forecast/forecast-facts.tsx';
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
  if (firstDay === undefined) {
    return (
      <div className={styles.state}>
        <span className="medium">{t('forecast.none')}</span>
        <span className="muted">{t('forecast.noneHint')}</span>
      </div>
    );
  }
  return (
    <>
      <PhoneListState query={query} />
      <ForecastFacts forecast={forecast} />
      <ForecastChart forecast={forecast} />
      <p className={`muted small ${styles.part}`}>{t('forecast.made', { time: dates.time(forecast.asOf) })}</p>
      <PhoneForecastDay campaignId={campaignId} forecast={forecast} day={chosen ?? firstDay} onDay={setChosen} />
    </>
  );
}
