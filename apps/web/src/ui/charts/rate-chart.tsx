import { ChartFrame } from './chart-frame.tsx';
import axes from './chart-lines.module.css';
import styles from './rate-chart.module.css';
import { wordWidth } from './scale.ts';

const LEFT = 34;
const RIGHT = 120;
const TOP = 22;
const BELOW = 24;
const LINES = 3;
const WORD_GAP = 6;

export type RatePoint = { of: number; count: number };

type RateChartProps = {
  label: string;
  height: number;
  /** In order; the rate is count divided by of. */
  points: readonly RatePoint[];
  /** The share that may not be reached, and its name. */
  limit: { share: number; word: string };
  /** Where it was reached, and what happened then. */
  tripped: { point: RatePoint; word: string } | undefined;
  /** What came after that, in words. */
  late: string | undefined;
  /** Words below, by the number they stand at. */
  ticks: readonly { of: number; word: string }[];
  percent: (share: number) => string;
};

/** A rate as it grew with what it is a rate of, with the limit it may not reach. */
export const RateChart = (props: RateChartProps) => (
  <ChartFrame label={props.label} height={props.height} className={styles.frame}>
    {(width) => <Plot {...props} width={width} />}
  </ChartFrame>
);

const shareOf = ({ count, of }: RatePoint) => count / Math.max(1, of);
const isSame = (a: RatePoint, b: RatePoint | undefined) => a.of === b?.of && a.count === b.count;

function Plot({ points, limit, tripped, late, ticks, percent, width, height }: RateChartProps & { width: number }) {
  const last = points.at(-1);
  const most = Math.max(1, ...points.map(({ of }) => of));
  // A rate of the first few means nothing, and would flatten all that follows.
  const counted = points.filter(({ of }) => of >= Math.min(20, most));
  const top = Math.max(limit.share * 1.5, ...counted.map(shareOf)) * 1.02;
  const right = width - RIGHT;
  const floor = height - BELOW;
  const x = (of: number) => LEFT + (of / most) * (right - LEFT);
  const y = (share: number) => TOP + (1 - Math.min(1, share / top)) * (floor - TOP);
  const marks = points.filter((point, index) => point.count > (points[index - 1]?.count ?? 0));
  const step = limit.share / 2;
  const lines = Array.from({ length: LINES + 1 }, (_line, index) => index * step).filter((share) => share <= top);
  const trippedAt = tripped && x(tripped.point.of);
  return (
    <>
      <rect
        className={styles.beyond}
        x={LEFT}
        y={TOP}
        width={right - LEFT}
        height={Math.max(0, y(limit.share) - TOP)}
      />
      {lines.map((share) => (
        <g key={share}>
          <line className={share === 0 ? axes.floor : axes.grid} x1={LEFT} x2={right} y1={y(share)} y2={y(share)} />
          <text className={styles.word} x={LEFT - 8} y={y(share) + 4} textAnchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      <line className={styles.limit} x1={LEFT} x2={right} y1={y(limit.share)} y2={y(limit.share)} />
      <text className={styles.limitWord} x={right + 8} y={y(limit.share) + 4}>
        {limit.word}
      </text>
      {wordsWithRoom(ticks, x).map(({ of, word }) => (
        <text key={of} className={styles.word} x={x(of)} y={height - 6} textAnchor="middle">
          {word}
        </text>
      ))}
      <path
        className={styles.line}
        d={points.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.of)} ${y(shareOf(point))}`).join('')}
      />
      {marks.map((point) => (
        <circle
          key={point.count}
          className={markStyle(point, tripped?.point, limit.share)}
          cx={x(point.of)}
          cy={y(shareOf(point))}
          r="4"
        />
      ))}
      {tripped && trippedAt !== undefined && (
        <>
          <line className={styles.stop} x1={trippedAt} x2={trippedAt} y1={TOP - 8} y2={floor} />
          <text className={styles.stopWord} x={trippedAt - 6} y={TOP - 8} textAnchor="end">
            {tripped.word}
          </text>
        </>
      )}
      {late !== undefined && last && (
        <text className={styles.word} x={x(last.of) + 10} y={y(shareOf(last)) + 4}>
          {late}
        </text>
      )}
    </>
  );
}

function markStyle(point: RatePoint, tripped: RatePoint | undefined, limit: number): string | undefined {
  if (isSame(point, tripped)) return styles.tripped;
  return tripped && point.count > tripped.count && shareOf(point) >= limit ? styles.late : styles.mark;
}

function wordsWithRoom(ticks: RateChartProps['ticks'], x: (of: number) => number) {
  let taken = Number.NEGATIVE_INFINITY;
  return ticks.filter(({ of, word }) => {
    const half = wordWidth(word) / 2;
    if (x(of) - half < taken) return false;
    taken = x(of) + half + WORD_GAP;
    return true;
  });
}
