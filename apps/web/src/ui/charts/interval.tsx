import { formatNumber, formatShare } from '../../platform/format.ts';
import axes from './chart-lines.module.css';
import styles from './interval.module.css';

const WIDTH = 188;
const EDGE = 4;
const HEIGHT = 24;
const AXIS_HEIGHT = 16;
const LINES = 3;
/** Steps of the axis in percent. */
const STEPS = [1, 2, 4, 5, 10, 20, 25];

/** The axis of a column of intervals: from nothing to a little above the largest end. Shares are from 0 to 1. */
export function intervalAxis(largest: number): number[] {
  const step = STEPS.find((each) => each * LINES >= largest * 100 - 1e-9) ?? 100 / LINES;
  return Array.from({ length: LINES + 1 }, (_line, index) => (index * step) / 100);
}

/** Room for the end of an interval beyond the last line. */
const topOf = (axis: readonly number[]) => (axis.at(-1) ?? 1) * (7 / 6);
const placeOn = (axis: readonly number[], width: number) => (share: number) =>
  EDGE + Math.min(1, Math.max(0, share / topOf(axis))) * (width - 2 * EDGE);

/** The numbers above a column of intervals; in little room only the last one says of what they are. */
export function IntervalAxis({ axis, width = WIDTH }: { axis: readonly number[]; width?: number }) {
  const x = placeOn(axis, width);
  return (
    <svg width={width} height={AXIS_HEIGHT} aria-hidden="true">
      {axis.map((share, index) => (
        <text key={share} className={styles.word} x={x(share)} y="12" textAnchor={index === 0 ? 'start' : 'middle'}>
          {width >= WIDTH || index === axis.length - 1 ? formatShare(share, 0) : formatNumber(Math.round(share * 100))}
        </text>
      ))}
    </svg>
  );
}

type IntervalProps = {
  rate: { share: number; low: number; high: number };
  axis: readonly number[];
  /** The one that does best is filled. */
  isBest: boolean;
  label: string;
  width?: number;
};

/** A rate as a point on the range it may lie in. */
export function Interval({ rate: { share, low, high }, axis, isBest, label, width = WIDTH }: IntervalProps) {
  const x = placeOn(axis, width);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      {axis.map((line) => (
        <line key={line} className={axes.grid} x1={x(line)} x2={x(line)} y1="0" y2={HEIGHT} />
      ))}
      <rect
        className={isBest ? styles.bestRange : styles.range}
        x={x(low)}
        y={HEIGHT / 2 - 3}
        width={Math.max(1, x(high) - x(low))}
        height="6"
        rx="3"
      />
      <circle className={isBest ? styles.bestPoint : styles.point} cx={x(share)} cy={HEIGHT / 2} r="4" />
    </svg>
  );
}
