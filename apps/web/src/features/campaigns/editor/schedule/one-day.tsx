import { clockIn } from '@outrider/mail-kit/zones/zoned-time';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dayQuery, type Forecast } from '../../../../api/campaigns/editor-queries.ts';
import { languageNow } from '../../../../i18n/i18n.ts';
import { formatWeekday } from '../../../../platform/time/format-time.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Box, Panel, Row, Text } from '../../../../ui/layout/layout.tsx';
import { useCampaignId, useDraft, useEditorState } from '../draft/editor-context.ts';
import shared from '../editor.module.css';
import { clockOf } from './minutes.ts';
import styles from './one-day.module.css';

const WIDTH = 536;
const LEFT = 172;
const RIGHT = 16;
const BAND_HEIGHT = 24;
const TICKS = 4;
/** Bands beyond these are counted, not drawn. */
const BANDS_MAX = 8;

/** The fullest day as it would go: one dot a mail, one line a mailbox. Of what is saved, which is a moment behind. */
export function OneDay({ forecast }: { forecast: Forecast }) {
  const { t } = useTranslation('campaign-editor');
  const { calendarDay } = useDates();
  const campaignId = useCampaignId() ?? '';
  const revision = useEditorState(({ campaign }) => campaign?.revision ?? 0);
  const { zone, from, to } = useDraft(({ settings }) => settings.schedule);
  const day = forecast.busiest?.day ?? '';
  const query = useInfiniteQuery(dayQuery(campaignId, { day, search: '', revision }));
  const { hasNextPage, isFetching, fetchNextPage } = query;
  // A day is a few hundred mails; a dot that is missing would be a lie.
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const bands = useMemo(() => {
    const byMailbox = new Map<string, { minute: number; isNew: boolean }[]>();
    for (const row of query.data?.pages.flatMap(({ rows }) => rows) ?? []) {
      const clock = clockIn(new Date(row.at), zone);
      const dots = byMailbox.get(row.email) ?? [];
      byMailbox.set(row.email, dots);
      dots.push({ minute: clock.hour * 60 + clock.minute, isNew: row.round === 0 });
    }
    return [...byMailbox].toSorted(([a], [b]) => a.localeCompare(b));
  }, [query.data, zone]);
  if (day === '' || bands.length === 0) return null;
  const minutes = bands.flatMap(([, dots]) => dots.map(({ minute }) => minute));
  const start = Math.min(to > from ? from : 0, ...minutes);
  const end = Math.max(to > from ? to : 1_440, ...minutes);
  const x = (minute: number) => LEFT + ((minute - start) / Math.max(1, end - start)) * (WIDTH - LEFT - RIGHT);
  const shown = bands.slice(0, BANDS_MAX);
  const height = shown.length * BAND_HEIGHT + 32;
  const title = t('oneDay.title', {
    weekday: formatWeekday(`${day}T12:00:00Z`, { timeZone: 'UTC', language: languageNow() }),
    day: calendarDay(day),
  });
  return (
    <Panel above={3} className={`${shared.card} ${styles.card}`}>
      <header>
        <Text as="h3" weight={600}>
          {title}
        </Text>
        <Text grow />
        <Row as="span" inline gap={1.5} tone="secondary" size={12}>
          <Box as="i" width={8} height={8} rounded="full" className={styles.full} />
          {t('oneDay.followUp')}
        </Row>
        <Row as="span" inline gap={1.5} tone="secondary" size={12}>
          <Box as="i" width={8} height={8} rounded="full" className={styles.ring} />
          {t('oneDay.newLead')}
        </Row>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={title} className={styles.bands}>
        {Array.from({ length: TICKS + 1 }, (_tick, at) => {
          const minute = start + ((end - start) / TICKS) * at;
          return (
            <g key={minute}>
              <line x1={x(minute)} x2={x(minute)} y1="4" y2={height - 26} className={styles.grid} />
              <text x={x(minute)} y={height - 8} textAnchor="middle" className={styles.axis}>
                {clockOf(Math.round(minute))}
              </text>
            </g>
          );
        })}
        {shown.map(([email, dots], band) => (
          <g key={email}>
            <text x="0" y={band * BAND_HEIGHT + 20} className={styles.name}>
              {shorten(email)}
            </text>
            <line
              x1={LEFT}
              x2={WIDTH - RIGHT}
              y1={band * BAND_HEIGHT + 16}
              y2={band * BAND_HEIGHT + 16}
              className={styles.grid}
            />
            {dots.map(({ minute, isNew }, at) => (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: two mails of one minute are told apart by their place.
                key={at}
                cx={x(minute)}
                cy={band * BAND_HEIGHT + 16}
                r="2.6"
                className={isNew ? styles.newDot : styles.dot}
              />
            ))}
          </g>
        ))}
      </svg>
      {bands.length > BANDS_MAX && (
        <Box as="p" pad="0 4 3" className="muted small">
          {t('oneDay.more', { count: bands.length - BANDS_MAX })}
        </Box>
      )}
    </Panel>
  );
}

const NAME_MAX = 26;
const shorten = (email: string) => (email.length > NAME_MAX ? `${email.slice(0, NAME_MAX - 1)}…` : email);
