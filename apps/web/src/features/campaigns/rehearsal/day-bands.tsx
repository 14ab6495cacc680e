import { useTranslation } from 'react-i18next';
import type { Simulation, SimulationDay, SimulationEvent } from '../../../api/campaigns/rehearsal-queries.ts';
import { languageNow } from '../../../i18n/i18n.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { formatWeekday } from '../../../platform/time/format-time.ts';
import { placeOfZone } from '../../../platform/time/place-of-zone.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './bands.module.css';
import part from './part.module.css';
import simulation from './simulation.module.css';
import { roundColor } from './stop-tones.ts';

const WIDTH = 268;
const HEIGHT = 28;
const HOUR_MS = 3_600_000;
/** Rounds that have a column of their own; further ones are in the sum alone. */
const ROUNDS_SHOWN = 4;

type DayBandsProps = { simulation: Simulation; today: SimulationDay; events: readonly SimulationEvent[]; at: number };

/** One day: a line for each mailbox, a mark for each mail. */
export function DayBands({ simulation, today, events, at }: DayBandsProps) {
  const { t } = useTranslation('rehearsal');
  const { calendarDay, time } = useDates();
  const sent = events.filter(({ kind }) => kind === 'sent');
  const boxes = simulation.mailboxes.filter(({ mailboxId }) => sent.some((mail) => mail.mailboxId === mailboxId));
  const done = sent.filter((mail) => Date.parse(mail.at) <= at).length;
  const span = spanOf(sent, today);
  const rounds = Array.from({ length: Math.min(ROUNDS_SHOWN, simulation.branches.length) }, (_, round) => round);
  return (
    <section aria-label={t('day.label')}>
      <Row as="header" wraps gap="0 2" minHeight={48} className={part.part}>
        <h2>
          {formatWeekday(`${today.day}T12:00:00Z`, { timeZone: 'UTC', language: languageNow() })},{' '}
          {calendarDay(today.day)}
        </h2>
        <span className="muted">
          {today.mails === 0
            ? t(today.isDayOff ? 'day.off' : 'day.none')
            : t('day.mails', {
                count: today.mails,
                number: formatNumber(today.mails),
                mailboxes: t('day.mailboxes', { count: boxes.length, number: formatNumber(boxes.length) }),
                done: formatNumber(done),
                time: time(at),
                place: placeOfZone(simulation.zone),
              })}
        </span>
      </Row>
      {boxes.length > 0 && (
        <table className={styles.bands}>
          <thead>
            <tr>
              <th scope="col">{t('day.mailbox')}</th>
              <th scope="col" className={styles.bandCell}>
                <Row as="span" spread gap={0} align="stretch">
                  {[span.from, (span.from + span.until) / 2, span.until].map((hour) => (
                    <span key={hour}>{time(hour)}</span>
                  ))}
                </Row>
              </th>
              {rounds.map((round) => (
                <th key={round} scope="col">
                  {t('day.round', { round: round + 1 })}
                </th>
              ))}
              <th scope="col">{t('day.all')}</th>
            </tr>
          </thead>
          <tbody>
            {boxes.map(({ mailboxId, email }) => {
              const own = sent.filter((mail) => mail.mailboxId === mailboxId);
              return (
                <tr key={mailboxId}>
                  <th scope="row" className="ellipsis" title={email}>
                    {email}
                  </th>
                  <td className={styles.bandCell}>
                    <Band mails={own} at={at} span={span} label={t('day.band', { email })} />
                  </td>
                  {rounds.map((round) => (
                    <Count key={round} value={own.filter((mail) => mail.round === round).length} />
                  ))}
                  <Count value={own.length} />
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('day.all')}</th>
              <td className={styles.bandCell} />
              {rounds.map((round) => (
                <Count key={round} value={today.rounds[round] ?? 0} />
              ))}
              <Count value={today.mails} />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

const Count = ({ value }: { value: number }) => (
  <td className={value === 0 ? styles.nothing : undefined}>{value === 0 ? MISSING : formatNumber(value)}</td>
);

type Span = { from: number; until: number };

/** The whole hours the mails of a day lie in. */
function spanOf(mails: readonly SimulationEvent[], { from, until }: SimulationDay): Span {
  const times = mails.map(({ at }) => Date.parse(at));
  if (times.length === 0) return { from: Date.parse(from), until: Date.parse(until) };
  const first = Math.floor(Math.min(...times) / HOUR_MS) * HOUR_MS;
  const last = Math.ceil((Math.max(...times) + 1) / HOUR_MS) * HOUR_MS;
  return { from: first, until: Math.max(last, first + 2 * HOUR_MS) };
}

type BandProps = { mails: readonly SimulationEvent[]; at: number; span: Span; label: string };

function Band({ mails, at, span, label }: BandProps) {
  const xOf = (moment: number) => ((moment - span.from) / (span.until - span.from)) * (WIDTH - 4);
  return (
    <svg
      className={styles.band}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line className={simulation.grid} x1="0" x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      {mails.map((mail) => {
        const moment = Date.parse(mail.at);
        const isBehind = moment <= at;
        return (
          <rect
            key={`${mail.leadId} ${mail.round}`}
            className={isBehind ? (mail.round >= 3 ? simulation.pale : undefined) : simulation.ahead}
            x={xOf(moment)}
            y="7"
            width="4"
            height="14"
            rx="1"
            fill={isBehind ? roundColor(mail.round) : undefined}
          />
        );
      })}
      {at > span.from && at < span.until && (
        <line className={simulation.head} x1={xOf(at)} x2={xOf(at)} y1="0" y2={HEIGHT} />
      )}
    </svg>
  );
}
