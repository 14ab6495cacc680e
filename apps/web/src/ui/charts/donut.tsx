import { type MarkTone, markColor } from './tones.ts';

const SIZE = 108;
const LINE = 13;
const RADIUS = (SIZE - LINE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;
/** Between two parts. */
const GAP = 2;

type DonutProps = {
  /** What is read out. */
  label: string;
  parts: readonly { tone: MarkTone; value: number }[];
  /** In the middle: the one number, and what it counts. */
  middle: string;
  below: string;
};

/** How something is divided, with the share that matters in the middle. */
export function Donut({ label, parts, middle, below }: DonutProps) {
  const drawn = parts.filter(({ value }) => value > 0);
  const whole = drawn.reduce((sum, { value }) => sum + value, 0);
  const gap = drawn.length > 1 ? GAP : 0;
  const lengthOf = (value: number) => (value / whole) * LENGTH;
  const circle = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: 'none', strokeWidth: LINE };
  return (
    <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={label}>
      {whole === 0 && <circle {...circle} stroke="var(--ink-4)" />}
      {drawn.map(({ tone, value }, index) => {
        const before = drawn.slice(0, index).reduce((sum, part) => sum + lengthOf(part.value), 0);
        return (
          <circle
            key={tone}
            {...circle}
            stroke={markColor(tone)}
            strokeDasharray={`${Math.max(1, lengthOf(value) - gap)} ${LENGTH}`}
            strokeDashoffset={-before}
            transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          />
        );
      })}
      <g textAnchor="middle" fontFamily="var(--font)">
        <text x="50%" y="50%" dy="-.05em" fontSize="22" fontWeight="600" fill="var(--text)" letterSpacing="-.02em">
          {middle}
        </text>
        <text x="50%" y="50%" dy="1.5em" fontSize="11" fill="var(--text-3)">
          {below}
        </text>
      </g>
    </svg>
  );
}
