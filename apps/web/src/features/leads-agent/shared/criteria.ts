import { CRITERIA_MAX } from '@outrider/contract/leads-agent/search';
import { readLabel } from '@outrider/lead-finder/read-label';
import type { Criterion } from '../../../api/leads-agent.ts';
import { criterionWords } from './criterion-words.ts';
import { rulesWords } from './rules-words.ts';
import type { T } from './search-words.ts';

const LETTERS = Array.from({ length: CRITERIA_MAX }, (_letter, index) => String.fromCharCode(65 + index));

/** The first letter no criterion has. */
const freeLetter = (criteria: readonly Criterion[]): string | undefined =>
  LETTERS.find((letter) => criteria.every(({ id }) => id !== letter));

export const canAdd = (criteria: readonly Criterion[]) => freeLetter(criteria) !== undefined;

/**
 * The rules that read words know titles and places in ten languages; they are fetched when the user changes a criterion. What they
 * do not know as a whole stays as it was written.
 */
async function readWords(t: T, words: string, of: Pick<Criterion, 'id' | 'kind'>): Promise<Criterion> {
  const { understandCriterion } = await import('@outrider/lead-finder/understand-criterion');
  const read = understandCriterion(rulesWords(t, words), of);
  return readLabel(read) ? read : { ...read, label: words.trim() };
}

/** Criteria with one in other words. The others keep their letters, and with them their verdicts. */
export async function reworded(
  t: T,
  criteria: readonly Criterion[],
  before: Criterion,
  words: string,
): Promise<Criterion[]> {
  if (words.trim() === '' || words.trim() === criterionWords(t, before)) return [...criteria];
  const changed = await readWords(t, words, before);
  return criteria.map((each) => (each.id === before.id ? changed : each));
}

export async function added(t: T, criteria: readonly Criterion[], words: string): Promise<Criterion[]> {
  const id = freeLetter(criteria);
  return id === undefined || words.trim() === ''
    ? [...criteria]
    : [...criteria, await readWords(t, words, { id, kind: 'other' })];
}

export const without = (criteria: readonly Criterion[], id: string): Criterion[] =>
  criteria.filter((each) => each.id !== id);

export const replaced = (criteria: readonly Criterion[], by: Criterion): Criterion[] =>
  criteria.map((each) => (each.id === by.id ? by : each));
