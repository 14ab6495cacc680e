import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Forecast } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Row, Text } from '../../../../ui/layout/layout.tsx';

/** What is left is shown as it will be, unless the plan is too small: then as it is. */
function quotaWords({ thisMonth, left }: Forecast['quota'], t: TFunction<'campaigns'>): string {
  const needed = formatNumber(thisMonth);
  if (left === null) return t('forecast.quotaFree', { needed });
  return thisMonth > left
    ? t('forecast.quotaTooSmall', { needed, left: formatNumber(left) })
    : t('forecast.quotaLeft', { needed, left: formatNumber(left - thisMonth) });
}

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
    { name: t('forecast.quota'), value: quotaWords(quota, t) },
  ];
  return (
    <Row as="dl" wraps gap="2 8" pad="3 6" align="stretch" narrow={{ gap: '2.5 6', pad: '3 4' }}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Text as="dt" tone="muted" size={12} leading={16}>
            {name}
          </Text>
          <Text as="dd" weight={500} nums>
            {value}
          </Text>
        </div>
      ))}
    </Row>
  );
}
