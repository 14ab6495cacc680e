import styles from './dot.module.css';
import type { Tone } from './tag.tsx';

/** `machine` is hatched: nobody looked, with any answer. `ring` is empty: nothing has happened yet. */
export type DotTone = Tone | 'machine' | 'ring';

/** A state as a colour. The words beside it say the same. */
export const Dot = ({ tone, isLive = false }: { tone: DotTone; isLive?: boolean }) => (
  <i className={`${styles.dot} ${styles[tone]} ${isLive ? styles.live : ''}`} />
);
