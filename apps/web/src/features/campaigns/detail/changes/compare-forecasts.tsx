import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Forecast, forecastQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber, MISSING } from '../../../../platform/format.ts';
import { ChartPanel } from '../../../../ui/charts/chart-panel.tsx';
import { PairChart } from '../../../../ui/charts/pair-chart.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { Row } from '../../../../ui/layout/layout.tsx';
import { isMonday } from '../../shared/forecast/forecast-chart.tsx';
import styles from './compare-forecasts.module.css';

const HEIGHT = 200;
const DAYS_SHOWN = 60;

const lastDay = ({ days }: Forecast) => days.findLast(({ mails }) => mails > 0)?.day;

/** What will go out with the changes, beside what would have gone out without them. */
export function CompareForecasts({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const { calendarDay } = useDates();
  const { data: now } = useQuery(forecastQuery(campaignId));
  const { data: before } = useQuery(forecastQuery(campaignId, true));
  if (!now || !before) return <div style={{ height: HEIGHT }} aria-busy />;
  const [newEnd, oldEnd] = [lastDay(now), lastDay(before)];
  const pairs = pairDays(now, before).slice(0, DAYS_SHOWN);
  const named = (day: string | undefined) => (day === undefined ? MISSING : calendarDay(day));
  const was = (what: string, is: string) => what !== is && <span>{t('changes.was', { what })}</span>;
  const facts = [
    { name: t('changes.lastMail'), is: named(newEnd), before: named(oldEnd) },
    { name: t('changes.mailsLeft'), is: formatNumber(now.mails), before: formatNumber(before.mails) },
    {
      name: t('changes.busiest'),
      is: now.busiest ? formatNumber(now.busiest.mails) : MISSING,
      before: before.busiest ? formatNumber(before.busiest.mails) : MISSING,
    },
  ];
  return (
    <>
      <ChartPanel
        title={t('changes.forecast')}
        legend={[
          { word: t('changes.with'), mark: 'ink' },
          { word: t('changes.as'), mark: 'outline' },
        ]}
        table={{
          head: [t('overview.day'), t('changes.with'), t('changes.as')],
          rows: pairs.map((pair) => [pair.day, pair.now, pair.before]),
        }}
        fileName={t('forecast.file')}
      >
        <PairChart
          label={t('changes.compareLabel')}
          height={HEIGHT}
          pairs={pairs.map((pair, index) => ({
            ...pair,
            key: pair.day,
            word: index === 0 || isMonday(pair.day) ? calendarDay(pair.day) : '',
            title: t('changes.compareTitle', { ...pair, day: calendarDay(pair.day) }),
          }))}
          marks={
            newEnd !== oldEnd
              ? [
                  ...(newEnd ? [{ key: newEnd, word: t('changes.newEnd', { day: calendarDay(newEnd) }) }] : []),
                  ...(oldEnd ? [{ key: oldEnd, word: t('changes.oldEnd', { day: calendarDay(oldEnd) }) }] : []),
                ]
              : []
          }
        />
      </ChartPanel>
      <Row
        as="p"
        wraps
        gap="1 6"
        tone="muted"
        size={12}
        nums
        align="stretch"
        pad="0 6 6"
        narrow={{ pad: '0 4 4' }}
        className={styles.facts}
      >
        {facts.map((fact) => (
          <span key={fact.name}>
            {fact.name} <b>{fact.is}</b> {was(fact.before, fact.is)}
          </span>
        ))}
      </Row>
    </>
  );
}

/** Every day of either forecast, with both numbers. */
function pairDays(now: Forecast, before: Forecast): { day: string; now: number; before: number }[] {
  const mailsOf = (forecast: Forecast) => new Map(forecast.days.map(({ day, mails }) => [day, mails]));
  const [is, was] = [mailsOf(now), mailsOf(before)];
  const end = [lastDay(now) ?? '', lastDay(before) ?? ''].toSorted().at(-1) ?? '';
  return [...new Set([...is.keys(), ...was.keys()])]
    .filter((day) => day <= end)
    .toSorted()
    .map((day) => ({ day, now: is.get(day) ?? 0, before: was.get(day) ?? 0 }));
}
