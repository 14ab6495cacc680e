import styles from './mark.module.css';
import patterns from './patterns.module.css';
import { type MarkTone, markColor } from './tones.ts';

/** A tone, one of the two patterns that are told apart from people everywhere, or an outline of what is to come. */
export type MarkKind = MarkTone | 'machine' | 'unknown' | 'planned';

/** How a mark is filled, in a bar as in its legend. */
export const markLook = (kind: MarkKind) =>
  kind === 'machine' || kind === 'unknown' || kind === 'planned'
    ? { className: patterns[kind] }
    : { style: { background: markColor(kind) } };

export function Mark({ kind, size = 8 }: { kind: MarkKind; size?: number }) {
  const { className = '', style } = markLook(kind);
  return <i className={`${styles.mark} ${className}`} style={{ ...style, width: size, height: size }} aria-hidden />;
}
