import type { TFunction } from 'i18next';
import type { Column } from '../../../ui/charts/column-chart.tsx';
import type { WarmupDay } from './warmup-days.ts';

type Words = { t: TFunction<'accounts'>; calendarDay: (day: string) => string };

/** Days as columns: where each day's mails landed, what came in as a line, what is still to go as an outline. */
export function warmupColumns(days: readonly WarmupDay[], { t, calendarDay }: Words): Column[] {
  return days.map((each, index) => {
    const isMonthNamed = index === 0 || each.day.endsWith('-01');
    return {
      key: each.day,
      word: isMonthNamed ? calendarDay(each.day) : String(Number(each.day.slice(-2))),
      parts: [
        { tone: 'green', value: each.inbox },
        { tone: 'red', value: each.spam },
        { tone: 'grey', value: each.unjudged },
      ],
      planned: each.planned,
      line: each.sent > 0 || each.received > 0 ? each.received : undefined,
      title: t('chart.columnTitle', { ...each, day: calendarDay(each.day) }),
    };
  });
}

export const warmupTable = (days: readonly WarmupDay[], t: TFunction<'accounts'>) => ({
  head: [
    t('chart.day'),
    t('chart.sent'),
    t('chart.inbox'),
    t('chart.spam'),
    t('chart.rescued'),
    t('chart.received'),
    t('chart.planned'),
  ],
  rows: days
    .filter(({ sent, received, planned }) => sent + received + planned > 0)
    .map(({ day, sent, inbox, spam, rescued, received, planned }) => [
      day,
      sent,
      inbox,
      spam,
      rescued,
      received,
      planned,
    ]),
});
