import styles from './chart-card.module.css';
import { type MarkTone, markColor } from './tones.ts';

export type LegendKey = { word: string; mark: MarkTone | 'stroke' | 'outline' };

export const Legend = ({ keys }: { keys: readonly LegendKey[] }) => (
  <span className={styles.legend}>
    {keys.map(({ word, mark }) => (
      <span key={word} className={styles.key}>
        {mark === 'stroke' || mark === 'outline' ? (
          <i className={styles[mark]} />
        ) : (
          <i style={{ background: markColor(mark) }} />
        )}
        {word}
      </span>
    ))}
  </span>
);
