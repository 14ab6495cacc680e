import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulationDay } from '../../../api/campaigns/rehearsal-queries.ts';
import { axisLines, columnsWithRoom } from '../../../ui/charts/scale.ts';
import { useHatch } from '../../../ui/charts/use-hatch.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { useWidth } from '../../../ui/hooks/use-width.ts';
import styles from './simulation.module.css';
import { momentAtPlace, placeOfMoment } from './simulation-counts.ts';
import { roundColor } from './stop-tones.ts';

const HEIGHT = 148;
const LEFT = 32;
const TOP = 22;
const BELOW = 22;
const BAR_SHARE = 0.7;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type SimulationChartProps = { days: readonly SimulationDay[]; at: number; onMove: (at: number) => void };

/** The days of a simulation with the moment it is at: behind it days are filled, ahead of it outlined. Dragging or keys move it. */
export function SimulationChart({ days, at, onMove }: SimulationChartProps) {
  const { t } = useTranslation('rehearsal');
  const { moment } = useDates();
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const place = placeOfMoment(days, at);
  const slot = Math.max(1, (width - LEFT) / Math.max(1, days.length));
  const moveTo = (event: PointerEvent<HTMLDivElement>) => {
    const left = event.currentTarget.getBoundingClientRect().left;
    onMove(momentAtPlace(days, (event.clientX - left - LEFT) / slot));
  };
  return (
    <div
      ref={frame}
      className={styles.simulation}
      role="slider"
      tabIndex={0}
      aria-label={t('film.line')}
      aria-valuemin={0}
      aria-valuemax={days.length}
      aria-valuenow={Math.floor(place)}
      aria-valuetext={moment(at)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveTo(event)}
      onKeyDown={(event) => {
        const wanted = keyMoves(event, at, days);
        if (wanted === undefined) return;
        event.preventDefault();
        onMove(wanted);
      }}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={t('film.chart')}>
          <Columns days={days} place={place} width={width} slot={slot} />
          <Playhead x={LEFT + place * slot} />
        </svg>
      )}
    </div>
  );
}

/** Arrows go by days, with Shift by hours; Home and End to both ends. */
function keyMoves({ key, shiftKey }: KeyboardEvent, at: number, days: readonly SimulationDay[]): number | undefined {
  const step = shiftKey ? HOUR_MS : DAY_MS;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return at + step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return at - step;
    case 'Home':
      return momentAtPlace(days, 0);
    case 'End':
      return momentAtPlace(days, days.length);
    default:
      return undefined;
  }
}

const Playhead = ({ x }: { x: number }) => (
  <g aria-hidden>
    <line className={styles.head} x1={x} x2={x} y1={12} y2={HEIGHT - BELOW} />
    <path className={styles.grip} d={`M${x - 6} 3h12v7l-6 6-6-6z`} />
  </g>
);

type ColumnsProps = { days: readonly SimulationDay[]; place: number; width: number; slot: number };

function Columns({ days, place, width, slot }: ColumnsProps) {
  const { calendarDay } = useDates();
  const hatch = useHatch();
  const axis = axisLines(Math.max(1, ...days.map(({ mails }) => mails)), 4);
  const top = axis.at(-1) ?? 1;
  const floor = HEIGHT - BELOW;
  const y = (value: number) => floor - (value / top) * (floor - TOP);
  const bar = Math.min(28, slot * BAR_SHARE);
  const xOf = (index: number) => LEFT + index * slot + (slot - bar) / 2;
  const today = Math.min(days.length - 1, Math.floor(place));
  const words = days.map(({ day }, index) => ({
    key: day,
    word: index === 0 || new Date(`${day}T12:00:00Z`).getUTCDay() === 1 ? calendarDay(day) : '',
  }));
  const worded = columnsWithRoom(words, (index) => LEFT + (index + 0.5) * slot);
  return (
    <>
      {hatch.pattern}
      {axis.map((value, index) => (
        <g key={value}>
          <line className={index === 0 ? styles.floor : styles.grid} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
          {index % 2 === 0 && (
            <text className={styles.axis} x={LEFT - 8} y={y(value) + 4} textAnchor="end">
              {value}
            </text>
          )}
        </g>
      ))}
      {days.map(({ day, isDayOff, mails, rounds }, index) => (
        <g key={day}>
          {isDayOff && mails === 0 && (
            <rect
              className={styles.off}
              x={LEFT + index * slot}
              y={TOP}
              width={slot}
              height={floor - TOP}
              fill={hatch.fill}
            />
          )}
          {mails > 0 &&
            (index <= today ? (
              stackOf(rounds).map(({ round, from, to }) => (
                <rect
                  key={round}
                  className={round >= 3 ? styles.pale : undefined}
                  x={xOf(index)}
                  y={y(to)}
                  width={bar}
                  height={y(from) - y(to)}
                  rx="1.5"
                  fill={roundColor(round)}
                />
              ))
            ) : (
              <rect
                className={styles.ahead}
                x={xOf(index) + 0.5}
                y={y(mails) + 0.5}
                width={Math.max(1, bar - 1)}
                height={Math.max(0.5, floor - y(mails) - 0.5)}
                rx="1.5"
              />
            ))}
          {worded.has(day) && (
            <text
              className={index === today ? `${styles.axis} ${styles.now}` : styles.axis}
              x={LEFT + (index + 0.5) * slot}
              y={HEIGHT - 5}
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {words[index]?.word}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** From the bottom up. */
function stackOf(rounds: readonly number[]) {
  let from = 0;
  return rounds.flatMap((mails, round) => {
    if (mails === 0) return [];
    const part = { round, from, to: from + mails };
    from += mails;
    return part;
  });
}
