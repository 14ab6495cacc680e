import styles from './band.module.css';
import { useHatch } from './use-hatch.tsx';

const HEIGHT = 28;
const AXIS_HEIGHT = 20;
const EDGE = 8;
const DOT = 3;
const HALF_HOUR_MS = 1_800_000;

/** The stretch of time bands show, and how wide they are drawn. */
export type BandSpan = { from: number; to: number; now: number; width: number };

const xOf = (at: number, { from, to, width }: BandSpan) =>
  EDGE + Math.min(1, Math.max(0, (at - from) / (to - from))) * (width - 2 * EDGE);
const isSeen = (at: number, { from, to }: BandSpan) => at >= from && at <= to;

type BandProps = {
  span: BandSpan;
  done: readonly number[];
  planned: readonly number[];
  /** Nothing can happen here. */
  rest?: { from: number; to: number } | undefined;
  label: string;
};

/** What happened and what will, as dots on a line of time. */
export function Band({ span, done, planned, rest, label }: BandProps) {
  const hatch = useHatch();
  const middle = HEIGHT / 2;
  const now = xOf(span.now, span);
  return (
    <svg width={span.width} height={HEIGHT} role="img" aria-label={label}>
      {hatch.pattern}
      <line className={styles.line} x1={EDGE} x2={span.width - EDGE} y1={middle} y2={middle} />
      {rest && (
        <rect
          x={xOf(rest.from, span) + DOT + 2}
          y={middle - 5}
          width={Math.max(4, xOf(rest.to, span) - xOf(rest.from, span) - 2 * (DOT + 2))}
          height="10"
          rx="2"
          fill={hatch.fill}
        />
      )}
      {done
        .filter((at) => isSeen(at, span))
        .map((at) => (
          <circle key={at} className={styles.done} cx={xOf(at, span)} cy={middle} r={DOT} />
        ))}
      {planned
        .filter((at) => isSeen(at, span))
        .map((at) => (
          <circle key={at} className={styles.planned} cx={xOf(at, span)} cy={middle} r={DOT} />
        ))}
      <line className={styles.now} x1={now} x2={now} y1="0" y2={HEIGHT} />
    </svg>
  );
}

/** Half of an hour's digits. */
const HALF_WORD = 16;
const hasRoom = (x: number, width: number) => x >= HALF_WORD && x <= width - HALF_WORD;

/** The half hours below bands. */
export function BandAxis({ span, wordOf }: { span: BandSpan; wordOf: (at: number) => string }) {
  const first = Math.ceil(span.from / HALF_HOUR_MS) * HALF_HOUR_MS;
  const ticks = Array.from(
    { length: Math.max(0, Math.floor((span.to - first) / HALF_HOUR_MS) + 1) },
    (_tick, index) => first + index * HALF_HOUR_MS,
  );
  return (
    <svg width={span.width} height={AXIS_HEIGHT} aria-hidden="true">
      {ticks
        .filter((at) => hasRoom(xOf(at, span), span.width))
        .map((at) => (
          <text key={at} className={styles.word} x={xOf(at, span)} y="12" textAnchor="middle">
            {wordOf(at)}
          </text>
        ))}
    </svg>
  );
}
