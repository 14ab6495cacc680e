import type { Criterion, CriterionKind } from '../lead.ts';
import { labelOfExcluded } from '../question/find-exclusions.ts';
import { understandCriterion } from '../understand-criterion.ts';
import { findSpans, foldPage, type Span, wrapPage } from './check-model-values.ts';
import { DATA_ONLY, type ModelOrder } from './model-order.ts';

const TOKENS_MAX = 600;
const CRITERIA_MAX = 8;

/** Worth a question: words no table knows, or nobody to look for. */
export const wantsModel = (criteria: readonly Criterion[]): boolean =>
  criteria.some(({ kind }) => kind === 'other') || criteria.every(({ kind }) => kind !== 'title');

export const criteriaOrder = (question: string, nonce: string): ModelOrder => ({
  instructions: `You read a question that looks for people at companies and name what it asks for. ${DATA_ONLY}
{"criteria":[{"kind":"title, industry, place, size or other","words":"the words of the question, copied letter by letter","meaning":"a common English name of it: a job title, a line of business, a place","min":null,"max":null,"excluded":false}]}
"size" is how many people work there, with min and max. "excluded" is true for what is not wanted.`,
  text: wrapPage(question, nonce),
  tokensMax: TOKENS_MAX,
});

export type ModelCriterion = {
  kind: CriterionKind;
  words: string;
  meaning?: string | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
  excluded?: boolean | undefined;
};

type Checked = { criterion: Omit<Criterion, 'id'>; span: Span };

/**
 * What the tables understood stays. Of what a model says, that counts whose words the question has: it replaces words no table
 * knew, and adds a kind that is missing.
 */
export function checkModelCriteria(
  question: string,
  understood: readonly Criterion[],
  answered: readonly ModelCriterion[],
): Criterion[] {
  const folded = foldPage(question);
  const checked = answered.slice(0, CRITERIA_MAX).flatMap((one): Checked[] => {
    const [span] = findSpans(question, folded, one.words);
    const criterion = span && readOne(one, question);
    return span && criterion ? [{ criterion, span }] : [];
  });
  const known = new Set(understood.map(({ kind, isExcluded }) => `${kind} ${isExcluded ?? false}`));
  const fresh = checked.filter(({ criterion: { kind, isExcluded } }) => !known.has(`${kind} ${isExcluded ?? false}`));
  const rest = understood.flatMap((one) => (one.kind === 'other' ? withoutWords(one, question, fresh) : [one]));
  return [...rest, ...fresh.map(({ criterion }) => criterion)]
    .slice(0, CRITERIA_MAX)
    .map((criterion, index) => ({ ...criterion, id: String.fromCharCode(65 + index) }));
}

function readOne(
  { kind, words, meaning, min, max, excluded = false }: ModelCriterion,
  question: string,
): Omit<Criterion, 'id'> | undefined {
  if (kind === 'size') {
    const range = { min: numberIn(question, min), max: numberIn(question, max) };
    if (range.min === null && range.max === null) return undefined;
    const label = `${range.min ?? 1}–${range.max ?? '…'} people`;
    return { kind, label, values: [], range, isCheckable: true };
  }
  // What a table knows by its English name is judged by the table; else the question's own words are looked for.
  const { id: _id, ...read } = understandCriterion(meaning?.trim() || words, { id: 'A', kind });
  if (kind === 'other' || read.kind !== kind) return undefined;
  const values = [...new Set([...read.values, words.trim().slice(0, 100)])];
  if (!excluded) return { ...read, values };
  return { ...read, values, isExcluded: true, label: labelOfExcluded(kind, read.label) };
}

/** A number a model gives counts where the question has it. */
const numberIn = (question: string, value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isInteger(value) && digitsIn(question).includes(value) ? value : null;

const digitsIn = (question: string) =>
  [...question.matchAll(/\d{1,3}(?:[.,\u00a0 ]\d{3})+|\d{1,7}/gu)].map(([number]) =>
    Number(number.replace(/\D/gu, '')),
  );

/** Words that are something else by now are not looked for in sentences. */
function withoutWords(one: Criterion, question: string, fresh: readonly Checked[]): Criterion[] {
  const folded = foldPage(question);
  const values = one.values.filter((value) =>
    findSpans(question, folded, value).every(
      ({ from, to }) => !fresh.some(({ span }) => from >= span.from && to <= span.to),
    ),
  );
  if (values.length === one.values.length) return [one];
  return values.length === 0 ? [] : [{ ...one, values, label: values.join(' ') }];
}
