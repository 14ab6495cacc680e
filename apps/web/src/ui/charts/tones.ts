import type { Tone } from '../tag.tsx';

/** The colour of a mark; `ink` and its lighter steps are our own sending, which has no state. `deep` stands out of violet. */
export type MarkTone = Tone | 'ink' | 'ink-2' | 'ink-3' | 'ink-4' | 'deep';

const COLORS: Partial<Record<MarkTone, string>> = {
  ink: 'var(--ink)',
  'ink-2': 'var(--ink-2)',
  'ink-3': 'var(--ink-3)',
  'ink-4': 'var(--ink-4)',
  deep: 'var(--violet)',
};

export const markColor = (tone: MarkTone) => COLORS[tone] ?? `var(--${tone}-solid)`;
