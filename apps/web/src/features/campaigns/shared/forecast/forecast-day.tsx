import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Download, Search } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Forecast, type ForecastRow, forecastDayQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { downloadCsv } from '../../../../platform/files/csv.ts';
import { MISSING } from '../../../../platform/format.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { useDates } from '../../../../ui/dates.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { Box, Row, Stack, Text } from '../../../../ui/layout/layout.tsx';
import { Tooltip } from '../../../../ui/overlay/tooltip.tsx';
import { DataTable, type TableColumn } from '../../../../ui/table/data-table.tsx';
import { FailedNote } from '../failed-note.tsx';
import { useReasonWords } from '../words/reason-words.ts';
import { timeThere } from '../words/zone-words.ts';
import { DayCounts } from './day-counts.tsx';
import styles from './forecast-day.module.css';

const REST_MS = 200;
const NO_ROWS: readonly DayRow[] = [];

/** A mail of the day; or a lead that gets none, on no day, until the user acts. */
type DayRow = Pick<ForecastRow, 'leadId' | 'name' | 'company' | 'waitReason'> & Partial<ForecastRow>;

type ForecastDayProps = { campaignId: string; forecast: Forecast; day: string; onDay: (day: string) => void };

/** Who gets what on a day, when, from where, and why then. */
export function ForecastDay({ campaignId, forecast: { days, held }, day, onDay }: ForecastDayProps) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed, REST_MS).trim();
  const query = useInfiniteQuery(forecastDayQuery(campaignId, day, search));
  const first = query.data?.pages[0];
  const rows = useMemo((): readonly DayRow[] => {
    const mails = query.data?.pages.flatMap((page) => page.rows);
    return mails ? [...mails, ...(query.hasNextPage ? NO_ROWS : (query.data?.pages[0]?.held ?? NO_ROWS))] : NO_ROWS;
  }, [query.data, query.hasNextPage]);
  const columns = useDayColumns();
  const [at, setAt] = useState<string>();
  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const sending = days.filter(({ mails }) => mails > 0).map((each) => each.day);
  const before = sending.findLast((each) => each < day);
  const after = sending.find((each) => each > day);
  const toRow = useDayRow();
  return (
    <Stack as="section" tall grow minHeight={320} border="top" gap={0}>
      <Row as="header" rigid className={styles.head}>
        <Step icon={<ChevronLeft size={16} />} label={t('forecast.previousDay')} to={before} onDay={onDay} />
        <h2>{dates.calendarDay(day)}</h2>
        <Step icon={<ChevronRight size={16} />} label={t('forecast.nextDay')} to={after} onDay={onDay} />
        {first && <DayCounts mails={first.mails} held={held} />}
        <Row as="span" gap={1} before="auto" className={styles.end}>
          <Input
            className={styles.find ?? ''}
            size="small"
            value={typed}
            placeholder={t('forecast.search')}
            aria-label={t('forecast.search')}
            prefix={<Search size={14} aria-hidden />}
            allowClear
            onChange={(event) => setTyped(event.target.value)}
          />
          <Tooltip title={t('forecast.csv')}>
            <Button
              text
              small
              aria-label={t('forecast.csv')}
              icon={<Download size={16} strokeWidth={1.5} />}
              onClick={() =>
                downloadCsv(`${t('forecast.file')}-${day}`, [
                  [
                    t('forecast.time'),
                    t('forecast.person'),
                    t('leads.panel.company'),
                    t('forecast.round'),
                    t('forecast.from'),
                    t('forecast.why'),
                  ],
                  ...rows.map(toRow),
                ])
              }
            />
          </Tooltip>
        </Row>
      </Row>
      {query.isError && !first && (
        <Box pad="4 6">
          <FailedNote query={query} />
        </Box>
      )}
      {first && rows.length === 0 && (
        <Box as="p" pad="4 6" className="muted">
          {t('forecast.nobody')}
        </Box>
      )}
      {rows.length > 0 && (
        <DataTable
          label={dates.calendarDay(day)}
          rows={rows}
          firstIndex={0}
          total={Math.max(rows.length, first?.mails ?? 0)}
          idOf={({ leadId, round }) => `${leadId} ${round ?? ''}`}
          columns={columns}
          onEnd={readOn}
          at={at}
          onAt={setAt}
          isDense
        />
      )}
    </Stack>
  );
}

type StepProps = { icon: React.ReactNode; label: string; to: string | undefined; onDay: (day: string) => void };

const Step = ({ icon, label, to, onDay }: StepProps) => (
  <Button
    text
    small
    aria-label={label}
    icon={icon}
    disabled={to === undefined}
    onClick={() => to !== undefined && onDay(to)}
  />
);

function useDayRow() {
  const { t } = useTranslation('campaigns');
  const { sentence } = useReasonWords();
  return ({ at, name, company, round, variant = '', email = '', waitReason }: DayRow) => [
    at ?? t('forecast.held'),
    name,
    company,
    round === undefined ? '' : `${round + 1}${variant}`,
    email,
    waitReason ? sentence(waitReason) : '',
  ];
}

function useDayColumns(): TableColumn<DayRow>[] {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { sentence } = useReasonWords();
  return [
    {
      key: 'time',
      title: t('forecast.time'),
      min: 72,
      share: 80,
      cell: ({ at }) =>
        at === undefined ? (
          <Text tone="amber" weight={500}>
            {t('forecast.held')}
          </Text>
        ) : (
          <time className="medium">{dates.time(at)}</time>
        ),
    },
    {
      key: 'theirTime',
      title: t('forecast.theirTime'),
      min: 72,
      share: 88,
      cell: ({ at, zone }) => <span className="muted">{at && zone ? timeThere(at, zone) : MISSING}</span>,
    },
    {
      key: 'person',
      title: t('forecast.person'),
      min: 180,
      share: 260,
      cell: ({ name, company }) => (
        <span className="ellipsis">
          {name} <span className="muted">{company}</span>
        </span>
      ),
    },
    {
      key: 'round',
      title: t('forecast.round'),
      min: 60,
      share: 72,
      cell: ({ round, variant }) => (round === undefined ? MISSING : `${round + 1} ${variant}`),
    },
    {
      key: 'from',
      title: t('forecast.from'),
      min: 160,
      share: 220,
      cell: ({ email }) => <span className="muted ellipsis">{email ?? MISSING}</span>,
    },
    {
      key: 'why',
      title: t('forecast.why'),
      min: 160,
      share: 320,
      cell: ({ waitReason }) => {
        const words = waitReason ? sentence(waitReason) : t('forecast.inTurn');
        return (
          <span className="muted ellipsis" title={words}>
            {words}
          </span>
        );
      },
    },
  ];
}
