import styles from './bar.module.css';
import { type MarkTone, markColor } from './tones.ts';

type SplitBarProps = {
  label: string;
  total: number;
  /** In the order they are drawn; what is missing to the total stays empty. */
  parts: readonly { tone: MarkTone; value: number }[];
};

/** How far something is, split by what came of it. The numbers stand beside it. */
export const SplitBar = ({ label, total, parts }: SplitBarProps) => (
  <div
    className={`${styles.bar} ${styles.thick}`}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={total}
    aria-valuenow={parts.reduce((sum, { value }) => sum + value, 0)}
  >
    {parts.map(({ tone, value }) => (
      <i key={tone} style={{ width: total <= 0 ? 0 : `${(value / total) * 100}%`, background: markColor(tone) }} />
    ))}
  </div>
);
