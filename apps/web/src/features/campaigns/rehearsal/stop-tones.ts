/** A reply is what everybody hopes for; what harms the sender's name is red. */
const TONES: Record<string, string> = {
  replied: 'var(--violet-solid)',
  companyReplied: 'var(--grey-solid)',
  clicked: 'var(--blue-solid)',
  bounced: 'var(--red-solid)',
  optedOut: 'var(--red-solid)',
  complained: 'var(--red-solid)',
  held: 'var(--amber-solid)',
};

export const stopColor = (reason: string): string => TONES[reason] ?? 'var(--grey-solid)';

/** Rounds from dark to light; after the fourth they are told apart by their number alone. */
const ROUND_COLORS = ['var(--ink)', 'var(--ink-2)', 'var(--ink-3)', 'var(--ink-4)'];

export const roundColor = (round: number): string => ROUND_COLORS[Math.min(round, 3)] ?? 'var(--ink-4)';
