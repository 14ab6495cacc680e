import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Forecast, type ForecastRow, forecastDayQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { DayCounts } from '../../shared/forecast/day-counts.tsx';
import { useReasonWords } from '../../shared/words/reason-words.ts';
import { timeThere } from '../../shared/words/zone-words.ts';
import { MoreOfList, PhoneListState } from './phone-list-states.tsx';
import styles from './phone-parts.module.css';

const REST_MS = 250;

type PhoneForecastDayProps = { campaignId: string; forecast: Forecast; day: string; onDay: (day: string) => void };

/** Who gets what on a day, when, from where, and why then; a step to the next day on which anything goes out. */
export function PhoneForecastDay({ campaignId, forecast: { days, held }, day, onDay }: PhoneForecastDayProps) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const [typed, setTyped] = useState('');
  const query = useInfiniteQuery(forecastDayQuery(campaignId, day, useDebounced(typed, REST_MS).trim()));
  const first = query.data?.pages[0];
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const sending = days.filter(({ mails }) => mails > 0).map((each) => each.day);
  return (
    <section aria-label={dates.calendarDay(day)}>
      <div className={styles.bar}>
        <Row minWidth={0} spread>
          <Step
            label={t('forecast.previousDay')}
            to={sending.findLast((each) => each < day)}
            onDay={onDay}
            Icon={ChevronLeft}
          />
          <h2 className="strong">{dates.calendarDay(day)}</h2>
          <Step
            label={t('forecast.nextDay')}
            to={sending.find((each) => each > day)}
            onDay={onDay}
            Icon={ChevronRight}
          />
        </Row>
        <input
          type="search"
          className={styles.field}
          placeholder={t('forecast.search')}
          aria-label={t('forecast.search')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {first && <DayCounts mails={first.mails} held={held} />}
      </div>
      <PhoneListState query={query} />
      {first && rows.length === 0 && (
        <Grid as="p" gap={3} pad={4} className="muted">
          {t('forecast.nobody')}
        </Grid>
      )}
      <ul>
        {rows.map((row) => (
          <Box as="li" border="top" key={`${row.leadId} ${row.round}`} className={styles.line}>
            <Mail row={row} />
          </Box>
        ))}
        {!query.hasNextPage &&
          first?.held.map(({ leadId, name, company, waitReason }) => (
            <Box as="li" border="top" key={leadId} className={styles.line}>
              <Held name={name} company={company} waitReason={waitReason} />
            </Box>
          ))}
      </ul>
      <MoreOfList query={query} />
    </section>
  );
}

type StepProps = { label: string; to: string | undefined; onDay: (day: string) => void; Icon: LucideIcon };

const Step = ({ label, to, onDay, Icon }: StepProps) => (
  <IconButton
    label={label}
    Icon={Icon}
    size={44}
    iconSize={20}
    disabled={to === undefined}
    onClick={() => to !== undefined && onDay(to)}
  />
);

function Mail({ row }: { row: ForecastRow }) {
  const { t } = useTranslation('campaigns');
  const dates = useDates();
  const { sentence } = useReasonWords();
  const { at, zone, name, company, round, variant, email, waitReason } = row;
  return (
    <>
      <Who name={name} company={company}>
        <time className="medium">{dates.time(at)}</time>
      </Who>
      <Row minWidth={0} as="span" spread gap={3}>
        <span className="muted small ellipsis">{email}</span>
        <Tag tone="line">
          {variant === ''
            ? t('phone.round', { round: round + 1 })
            : t('phone.roundVariant', { round: round + 1, variant })}
        </Tag>
      </Row>
      <Text breaks className="muted small">
        {waitReason ? sentence(waitReason) : t('forecast.inTurn')}
        {zone && `, ${t('phone.theirTime', { at: timeThere(at, zone) })}`}
      </Text>
    </>
  );
}

type WhoProps = { name: string; company: string; children: ReactNode };

const Who = ({ name, company, children }: WhoProps) => (
  <Row minWidth={0} as="span" spread gap={3}>
    <span className="ellipsis">
      <span className="medium">{name}</span> <span className="muted">{company}</span>
    </span>
    {children}
  </Row>
);

type HeldProps = Pick<ForecastRow, 'name' | 'company' | 'waitReason'>;

function Held({ name, company, waitReason }: HeldProps) {
  const { t } = useTranslation('campaigns');
  const { sentence } = useReasonWords();
  return (
    <>
      <Who name={name} company={company}>
        <Text tone="amber">{t('forecast.held')}</Text>
      </Who>
      <Text breaks className="muted small">
        {waitReason ? sentence(waitReason) : ''}
      </Text>
    </>
  );
}
