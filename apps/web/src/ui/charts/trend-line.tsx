import { useRef } from 'react';
import { useWidth } from '../hooks/use-width.ts';
import { Box } from '../layout/layout.tsx';
import { type MarkTone, markColor } from './tones.ts';
import styles from './trend-line.module.css';

const EDGE = 3;
const DOT = 2.5;

type Values = readonly (number | null)[];

type TrendLineProps = {
  label: string;
  height: number;
  tone: MarkTone;
  /** Oldest first, as many of both; a day of which nothing can be said is left out of the line. */
  now: Values;
  before: Values;
};

/** The shape of a period, with the one before it dotted: zero-based, without numbers, which stand beside it. */
export function TrendLine({ label, height, tone, now, before }: TrendLineProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const top = Math.max(Number.EPSILON, ...[...now, ...before].map((value) => value ?? 0));
  const floor = height - 1;
  const point = (value: number, index: number) => {
    const x = EDGE + (index * (width - 2 * EDGE)) / Math.max(1, now.length - 1);
    return [x, floor - EDGE - (value / top) * (floor - 2 * EDGE)] as const;
  };
  const pointsOf = (values: Values) => values.flatMap((value, index) => (value === null ? [] : [point(value, index)]));
  const pathOf = (values: Values) => {
    const points = pointsOf(values).map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
    return points.length > 1 ? `M${points.join('L')}` : '';
  };
  const last = pointsOf(now).at(-1);
  return (
    <Box ref={frame} width="100%" style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          <line className={styles.floor} x1={0} x2={width} y1={floor - 0.5} y2={floor - 0.5} />
          <path className={styles.before} d={pathOf(before)} />
          <path className={styles.now} d={pathOf(now)} style={{ stroke: markColor(tone) }} />
          {last && <circle cx={last[0]} cy={last[1]} r={DOT} fill={markColor(tone)} />}
        </svg>
      )}
    </Box>
  );
}
