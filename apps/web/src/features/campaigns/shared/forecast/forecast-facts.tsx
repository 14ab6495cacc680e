import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import type { Forecast } from '../campaign-queries.ts';
import styles from './forecast-facts.module.css';

/** The few numbers of a forecast people act on. */
export function ForecastFacts({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { first, last, firstRoundDone, goesOn, busiest, mails, held, quota, days } = forecast;
  const moment = (at: string | null | undefined) => (at ? dates.moment(at) : MISSING);
  const lastDay = days.at(-1)?.day;
  const facts = [
    { name: t('forecast.first'), value: moment(first?.at) },
    { name: t('forecast.firstRound'), value: firstRoundDone ? dates.day(firstRoundDone) : MISSING },
    {
      name: t('forecast.last'),
      value: goesOn && lastDay ? t('forecast.goesOn', { day: dates.calendarDay(lastDay) }) : moment(last),
    },
    { name: t('forecast.mails'), value: formatNumber(mails) },
    {
      name: t('forecast.busiest'),
      value: busiest
        ? t('forecast.busiestDay', { day: dates.calendarDay(busiest.day), number: formatNumber(busiest.mails) })
        : MISSING,
    },
    { name: t('forecast.held'), value: formatNumber(held) },
    {
      name: t('forecast.quota'),
      value:
        quota.left === null
          ? t('forecast.quotaFree', { needed: formatNumber(quota.thisMonth) })
          : t('forecast.quotaLeft', {
              needed: formatNumber(quota.thisMonth),
              left: formatNumber(quota.left),
            }),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
