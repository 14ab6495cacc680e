import { useTranslation } from 'react-i18next';
import type { Forecast } from '../../../../api/campaigns/editor-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Panel, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { useDraft } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { type Fall, Falls } from '../falls.tsx';
import { useForecast } from '../use-forecast.ts';
import { counted } from '../words.ts';
import { CalendarCard } from './calendar-card.tsx';
import { OneDay } from './one-day.tsx';
import styles from './schedule-step.module.css';

/** What the settings do, at once. */
export function EffectSide() {
  const { t } = useTranslation('campaign-editor');
  const { data: forecast, isBehind, error } = useForecast();
  if (error) return <p className={`muted ${shared.pad}`}>{error.message}</p>;
  if (!forecast) {
    return (
      <div className={shared.pad}>
        <div className="muted small">{t('effect.title')}</div>
        <p className="muted">{t('effect.nothing')}</p>
      </div>
    );
  }
  return <Effect forecast={forecast} isBehind={isBehind} />;
}

function Effect({ forecast, isBehind }: { forecast: Forecast; isBehind: boolean }) {
  const { t } = useTranslation('campaign-editor');
  const sum = useSumWords(forecast);
  const falls = useFalls(forecast);
  return (
    <Box pad="4 7 7" className={styles.effect} aria-busy={isBehind} data-behind={isBehind || undefined}>
      <Row align="baseline" spread className={shared.between}>
        <div>
          <div className="muted small">{t('effect.title')}</div>
          <Text as="div" below={3} size={16} leading={24} weight={600} className={shared.sum}>
            {sum}
          </Text>
          {isAllHeld(forecast) && <p className="muted">{t('effect.heldWhy')}</p>}
        </div>
        <Fits forecast={forecast} />
      </Row>
      {forecast.waterfall.length > 0 && (
        <Panel above={3} className={shared.card}>
          <Falls falls={falls} />
        </Panel>
      )}
      <CalendarCard forecast={forecast} />
      <OneDay forecast={forecast} />
    </Box>
  );
}

const isAllHeld = ({ mails, held }: Forecast) => mails === 0 && held > 0;

function useSumWords(forecast: Forecast): string {
  const { t } = useTranslation('campaign-editor');
  const { calendarDay, day } = useDates();
  const goesOut = forecast.waterfall.find(({ step }) => step === 'goesOut');
  if (isAllHeld(forecast)) return t('effect.allHeld', counted(forecast.held));
  if (!goesOut || forecast.mails === 0) return t('effect.none');
  const busiest = forecast.busiest;
  const words = [
    busiest && busiest.mails > goesOut.change
      ? t('effect.more', {
          number: formatNumber(goesOut.change),
          most: formatNumber(busiest.mails),
          day: calendarDay(busiest.day),
        })
      : t('effect.aDay', { number: formatNumber(goesOut.change) }),
    forecast.goesOn ? t('effect.goesOn') : t('effect.last', { day: day(forecast.last) }),
  ];
  return words.join(' ');
}

function Fits({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('campaign-editor');
  const { calendarDay } = useDates();
  const endDay = useDraft(({ settings }) => settings.schedule.endDay);
  if (endDay === null || endDay === '' || forecast.mails === 0) return null;
  const isLate = forecast.goesOn || forecast.days.some(({ day, mails }) => mails > 0 && day > endDay);
  return (
    <Tag tone={isLate ? 'amber' : 'green'} dot>
      {t(isLate ? 'effect.late' : 'effect.fits', { day: calendarDay(endDay) })}
    </Tag>
  );
}

const STEPS = [
  'mailboxes',
  'ramp',
  'reserve',
  'otherCampaigns',
  'hours',
  'campaignLimit',
  'providerLimit',
  'leads',
] as const;

/** From what mailboxes may send to the one number. */
function useFalls({ waterfall }: Forecast): Fall[] {
  const { t } = useTranslation('campaign-editor');
  const { calendarDay } = useDates();
  return waterfall.map(({ step, change, values }, at): Fall => {
    const key = `${step} ${at}`;
    if (step === 'goesOut') {
      const word = t('effect.step.goesOut', { day: calendarDay(String(values.day ?? '')) });
      return { key, kind: 'end', value: change, word };
    }
    const known = STEPS.find((each) => each === step);
    const provider = (['google', 'microsoft', 'yahoo', 'other'] as const).find((each) => each === values.provider);
    const figures = {
      ...counted(Number(values.count ?? 0)),
      percent: values.percent,
      limit: typeof values.limit === 'number' ? formatNumber(values.limit) : '',
      provider: provider ? t(`provider.${provider}`) : '',
    };
    return {
      key,
      kind: change > 0 ? 'start' : 'cut',
      value: Math.abs(change),
      word: known ? t(`effect.step.${known}`, figures) : step,
      ...(change === 0 ? { shown: t('effect.notReached') } : {}),
    };
  });
}
