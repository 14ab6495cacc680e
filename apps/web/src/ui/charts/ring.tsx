import { type MarkTone, markColor } from './tones.ts';

/** A ring's line, and its number, are parts of its size. */
const LINE = 1 / 11;
const LETTERS = 0.3;
const SMALLEST_LINE = 3;

type RingProps = {
  /** 0 to 100; nothing known is drawn as an empty ring. */
  value: number | null;
  tone: MarkTone;
  /** What is read out. */
  label: string;
  size?: number;
};

export function Ring({ value, tone, label, size = 30 }: RingProps) {
  const line = Math.max(SMALLEST_LINE, Math.round(size * LINE));
  const radius = (size - line) / 2;
  const length = 2 * Math.PI * radius;
  const middle = size / 2;
  const circle = { cx: middle, cy: middle, r: radius, fill: 'none', strokeWidth: line };
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <circle {...circle} stroke="var(--ink-4)" />
      {value !== null && value > 0 && (
        <circle
          {...circle}
          stroke={markColor(tone)}
          strokeLinecap="round"
          strokeDasharray={`${(length * Math.min(100, value)) / 100} ${length}`}
          transform={`rotate(-90 ${middle} ${middle})`}
        />
      )}
      <text
        x="50%"
        y="50%"
        dy=".35em"
        textAnchor="middle"
        fontSize={Math.max(10.8, size * LETTERS)}
        fontWeight="600"
        fill="var(--text)"
        letterSpacing="-.02em"
      >
        {value ?? '–'}
      </text>
    </svg>
  );
}
