import { type MarkTone, markColor } from './tones.ts';

const EDGE = 2;
const DOT = 1.8;

type SparklineProps = {
  /** Oldest first; a day nobody knows about is left out of the line. */
  values: readonly (number | null)[];
  width: number;
  height: number;
  tone: MarkTone;
  /** The ends of the scale where they are known, such as 50 and 100 for a share that never falls far. */
  min?: number;
  max?: number;
};

/** The shape of the last days, without axes; zero-based unless it is set otherwise. The words beside it are read out. */
export function Sparkline({ values, width, height, tone, min = 0, max = 0 }: SparklineProps) {
  const points = pointsOf(values, { width, height, min, max });
  const last = points.at(-1);
  const first = points[0];
  const color = markColor(tone);
  const line = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {first && last && (
        <>
          <path d={`M${line}L${last[0]} ${height}L${first[0]} ${height}Z`} fill={color} opacity=".1" />
          <path d={`M${line}`} fill="none" stroke={color} strokeWidth="1.4" strokeLinejoin="round" />
          <circle cx={last[0]} cy={last[1]} r={DOT} fill={color} />
        </>
      )}
    </svg>
  );
}

function pointsOf(
  values: readonly (number | null)[],
  { width, height, min, max }: { width: number; height: number; min: number; max: number },
): [number, number][] {
  const top = Math.max(min + 1, max, ...values.map((value) => value ?? 0));
  const shareOf = (value: number) => Math.max(0, (value - min) / (top - min));
  const step = (width - 2 * EDGE) / Math.max(1, values.length - 1);
  return values.flatMap((value, index) =>
    value === null
      ? []
      : [[EDGE + index * step, EDGE + (height - 2 * EDGE) * (1 - shareOf(value))] as [number, number]],
  );
}
