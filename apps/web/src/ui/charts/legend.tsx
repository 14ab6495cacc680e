import { Row } from '../layout/layout.tsx';
import styles from './chart-card.module.css';
import patterns from './patterns.module.css';
import { type MarkTone, markColor } from './tones.ts';

/** A stroke is a line in the chart; it takes a tone where it is not ink. */
export type LegendKey = { word: string; mark: MarkTone | 'stroke' | 'outline' | 'ring' | 'hatch'; tone?: MarkTone };

export const Legend = ({ keys }: { keys: readonly LegendKey[] }) => (
  <Row as="span" wraps gap="1 3" after={1}>
    {keys.map(({ word, mark, tone }) => (
      <Row key={word} as="span" inline gap={1.5} tone="secondary" size={12} whiteSpace="nowrap" className={styles.key}>
        {mark === 'hatch' ? (
          <i className={patterns.hatch} />
        ) : mark === 'stroke' || mark === 'outline' || mark === 'ring' ? (
          <i className={styles[mark]} style={tone && { background: markColor(tone) }} />
        ) : (
          <i style={{ background: markColor(mark) }} />
        )}
        {word}
      </Row>
    ))}
  </Row>
);
