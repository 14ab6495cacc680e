import type { Tone } from '../tag.tsx';

/** The colour of a mark; `ink` is our own sending, which has no state. */
export type MarkTone = Tone | 'ink';

export const markColor = (tone: MarkTone) => (tone === 'ink' ? 'var(--ink)' : `var(--${tone}-solid)`);
