import styles from './dot.module.css';
import type { Tone } from './tones.ts';

/** A state as a colour. The words beside it say the same. */
export const Dot = ({ tone, isLive = false }: { tone: Tone; isLive?: boolean }) => (
  <i className={`${styles.dot} ${styles[tone]} ${isLive ? styles.live : ''}`} />
);
