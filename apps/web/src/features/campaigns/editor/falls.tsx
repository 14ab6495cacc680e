import { Fragment } from 'react';
import { formatNumber } from '../../../platform/format.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import styles from './editor.module.css';

export type Fall = {
  key: string;
  word: string;
  /** What it starts with, what is taken away, or what is left. */
  kind: 'start' | 'cut' | 'end';
  value: number;
  /** In place of the number. */
  shown?: string;
};

/** From a whole to what is left of it, with every loss named. */
export function Falls({ falls }: { falls: readonly Fall[] }) {
  const whole = Math.max(1, ...falls.map(({ value }) => value));
  const lefts = falls.map((_fall, at) => leftAfter(falls.slice(0, at + 1)));
  return (
    <div className={styles.falls}>
      {falls.map(({ key, word, kind, value, shown }, at) => (
        <Fragment key={key}>
          <span className={kind === 'end' ? 'medium' : undefined}>{word}</span>
          <Box as="span" relative height={12} rounded={2} surface="hover" className={styles.track}>
            {value > 0 && (
              <i
                className={kind === 'start' ? undefined : kind === 'cut' ? styles.cut : styles.all}
                style={{
                  left: `${kind === 'cut' ? (Math.max(0, lefts[at] ?? 0) / whole) * 100 : 0}%`,
                  width: `${(value / whole) * 100}%`,
                }}
              />
            )}
          </Box>
          <span className={`numbers ${kind === 'cut' ? 'muted' : 'strong'}`}>
            {shown ?? (kind === 'cut' && value > 0 ? `−${formatNumber(value)}` : formatNumber(value))}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

const leftAfter = (falls: readonly Fall[]): number =>
  falls.reduce((left, { kind, value }) => (kind === 'start' ? left + value : kind === 'cut' ? left - value : left), 0);
