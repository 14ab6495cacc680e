import { Box } from '../layout/layout.tsx';
import styles from './bar.module.css';
import patterns from './patterns.module.css';
import { type MarkTone, markColor } from './tones.ts';

type BarProps = {
  label: string;
  value: number;
  total: number;
  /** The end of the bar that may not be used up, hatched. */
  kept?: number;
  thick?: boolean;
  tone?: MarkTone;
};

const percent = (part: number, total: number) =>
  total <= 0 ? '0%' : `${Math.min(100, Math.max(0, (part / total) * 100))}%`;

/** How much of something is used. The numbers stand beside it. */
export const Bar = ({ label, value, total, kept = 0, thick = false, tone = 'ink' }: BarProps) => (
  <div
    className={thick ? `${styles.bar} ${styles.thick}` : styles.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={Math.min(value, total)}
  >
    <i style={{ width: percent(value, total), background: markColor(tone) }} />
    {kept > 0 && (
      <>
        <Box as="i" grow />
        <i className={patterns.hatch} style={{ width: percent(Math.min(kept, Math.max(0, total - value)), total) }} />
      </>
    )}
  </div>
);
