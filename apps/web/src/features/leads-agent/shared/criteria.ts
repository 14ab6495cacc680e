import { CRITERIA_MAX } from '@outrider/contract/leads-agent/search';
import type { Criterion } from '../../../api/leads-agent.ts';

const LETTERS = Array.from({ length: CRITERIA_MAX }, (_letter, index) => String.fromCharCode(65 + index));

/** The first letter no criterion has. */
const freeLetter = (criteria: readonly Criterion[]): string | undefined =>
  LETTERS.find((letter) => criteria.every(({ id }) => id !== letter));

export const canAdd = (criteria: readonly Criterion[]) => freeLetter(criteria) !== undefined;

/** The rules that read words know titles and places in ten languages; they are fetched when somebody changes a criterion. */
const readWords = async (label: string, of: Pick<Criterion, 'id' | 'kind'>): Promise<Criterion> =>
  (await import('@outrider/lead-finder/understand-criterion')).understandCriterion(label, of);

/** Criteria with one in other words. The others keep their letters, and with them their verdicts. */
export async function reworded(criteria: readonly Criterion[], id: string, label: string): Promise<Criterion[]> {
  const before = criteria.find((each) => each.id === id);
  if (!before || label.trim() === '' || label.trim() === before.label) return [...criteria];
  const changed = await readWords(label, before);
  return criteria.map((each) => (each.id === id ? changed : each));
}

export async function added(criteria: readonly Criterion[], label: string): Promise<Criterion[]> {
  const id = freeLetter(criteria);
  return id === undefined || label.trim() === ''
    ? [...criteria]
    : [...criteria, await readWords(label, { id, kind: 'other' })];
}

export const without = (criteria: readonly Criterion[], id: string): Criterion[] =>
  criteria.filter((each) => each.id !== id);

export const replaced = (criteria: readonly Criterion[], by: Criterion): Criterion[] =>
  criteria.map((each) => (each.id === by.id ? by : each));
