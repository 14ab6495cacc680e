import type { Dashboard, DashboardToday } from '@outrider/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { useReasonWords } from '../../../features/campaigns/shared/words/reason-words.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatList, formatNumber } from '../../../platform/format.ts';
import { ColumnChart } from '../../../ui/charts/column-chart.tsx';
import { Mark } from '../../../ui/charts/mark.tsx';
import { PartsBar } from '../../../ui/charts/parts-bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { byTonight, hourColumns, partsOf, sentOf } from './today-parts.ts';

const BAR = 14;
const CHART = 112;

const WHY_LOST = ['error', 'paused'] as const;
const WHY_LEFT = ['reserve', 'free'] as const;

/** Today as one bar: what left, what comes, what is lost and what is left over are all that is possible. */
export function TodayBar({ today, isPhone = false }: { today: DashboardToday; isPhone?: boolean }) {
  const { t } = useTranslation('dashboard');
  const parts = partsOf(today);
  const named = parts.map(({ key, value, ...rest }) => ({ ...rest, key, value, name: t(`today.parts.${key}`) }));
  return (
    <>
      <PartsBar
        height={BAR}
        label={t('today.label', {
          possible: formatNumber(today.possible),
          parts: named.map(({ name, value }) => `${name} ${formatNumber(value)}`).join(', '),
        })}
        parts={parts}
      />
      <Row as="ul" wraps gap="0.5 4" spread above={2} tone="secondary" size={12} align="stretch">
        {named
          .filter(({ value }) => !isPhone || value > 0)
          .map(({ key, mark, name, value }) => (
            <Row as="li" gap={1.5} key={key}>
              <Mark kind={mark} /> {name}{' '}
              <Text as="b" tone="default" className="medium">
                {formatNumber(value)}
              </Text>
            </Row>
          ))}
      </Row>
      <WhyNotMore today={today} />
    </>
  );
}

/** Why less goes out than could: the parts behind "lost" and "left". */
function WhyNotMore({ today: { lost, left } }: { today: DashboardToday }) {
  const { t } = useTranslation('dashboard');
  const lines = (['lost', 'left'] as const).flatMap((part) => {
    const parts =
      part === 'lost'
        ? WHY_LOST.map((why) => [why, lost[why]] as const)
        : WHY_LEFT.map((why) => [why, left[why]] as const);
    const said = parts
      .filter(([, mails]) => mails > 0)
      .map(([why, mails]) => t(`today.why.${why}`, { number: formatNumber(mails) }));
    return said.length > 0 ? [t(`today.why.${part}`, { parts: formatList(said, languageNow()) })] : [];
  });
  return lines.length === 0 ? null : (
    <Text as="p" above={1} tone="muted" size={12} leading={16}>
      {lines.join(' ')}
    </Text>
  );
}

export function TodaySum({ today }: { today: DashboardToday }) {
  const { t } = useTranslation('dashboard');
  return (
    <span className="muted">
      <b className="strong">{formatNumber(sentOf(today))}</b>{' '}
      {t('today.sum', { tonight: formatNumber(byTonight(today)), possible: formatNumber(today.possible) })}
    </span>
  );
}

export function NextMail({ today: { next, waitReason } }: { today: DashboardToday }) {
  const { t } = useTranslation('dashboard');
  const { since, time, isToday, moment } = useDates();
  const { sentence } = useReasonWords();
  if (next)
    return <>{t('today.next', { at: isToday(next.at) ? time(next.at) : moment(next.at), email: next.email })}</>;
  if (waitReason)
    return (
      <>
        {waitReason.until
          ? t('today.until', { why: sentence(waitReason), at: since(waitReason.until) })
          : sentence(waitReason)}
      </>
    );
  return <>{t('today.nothing')}</>;
}

/** The day by the hour, what is to come outlined. */
export function TodayHours({ today, asOf }: { today: DashboardToday } & Pick<Dashboard, 'asOf'>) {
  const { t } = useTranslation('dashboard');
  const { time } = useDates();
  if (today.hours.length === 0) return <p className={styles.noHours}>{t('today.noMail')}</p>;
  const { columns, now } = hourColumns(today, asOf, {
    word: time,
    title: ({ at, sent, toCome }) =>
      t('today.hour', { at: time(at), sent: formatNumber(sent), toCome: formatNumber(toCome) }),
  });
  return (
    <ColumnChart
      columns={columns}
      height={CHART}
      lines={3}
      now={{ afterKey: now, word: t('today.now') }}
      label={t('today.chart', {
        hours: columns
          .filter(({ parts, planned = 0 }) => planned + (parts[0]?.value ?? 0) > 0)
          .map(({ title }) => title)
          .join('; '),
      })}
    />
  );
}
