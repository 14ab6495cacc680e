import type { Criterion } from './lead.ts';

/** What a label that the rules wrote says, so that a screen can say it in another language. */
export type ReadLabel = { isExcluded: boolean } & (
  | { kind: 'size'; min: number | null; max: number | null }
  | { kind: 'title' | 'industry' | 'place'; values: readonly string[] }
);

export type Range = NonNullable<Criterion['range']>;

/** How many people, as a criterion says it. */
export function labelOfRange({ min, max }: Range): string {
  if (min !== null && max !== null) return min === max ? `${min} people` : `${min} to ${max} people`;
  if (min !== null) return `At least ${min} people`;
  return `Up to ${max ?? 0} people`;
}

/** Undefined for a label in the user's own words. */
export function readLabel({
  kind,
  label,
  values,
  range,
  isExcluded = false,
}: Omit<Criterion, 'id' | 'isCheckable'>): ReadLabel | undefined {
  if (kind === 'other') return undefined;
  if (kind === 'size') {
    if (range === null || !isWritten(label, isExcluded, '', labelOfRange(range))) return undefined;
    return { kind, isExcluded, ...range };
  }
  if (!isWritten(label, isExcluded, kind === 'place' ? 'Seat in ' : '', values.join(' or '))) return undefined;
  return { kind, isExcluded, values };
}

function isWritten(label: string, isExcluded: boolean, lead: string, words: string): boolean {
  if (!isExcluded) return label === `${lead}${words}`;
  // Behind "Not", a word that is no short form begins with a small letter.
  return label.toLowerCase() === `${lead.replace('in', 'not in') || 'Not '}${words}`.toLowerCase();
}
