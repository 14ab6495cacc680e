import { placeOf } from './find/find-places.ts';
import type { Criterion, Judgement } from './lead.ts';
import { labelOfRange } from './read-label.ts';

const Z = 1.959964;

/** A share of n with its 95 % bounds (Wilson's score interval, good for few and for none). */
export function wilson(yes: number, n: number): { share: number; min: number; max: number } {
  if (n <= 0) return { share: 0, min: 0, max: 1 };
  const share = Math.min(1, Math.max(0, yes / n));
  const square = Z * Z;
  const middle = (share + square / (2 * n)) / (1 + square / n);
  const half = (Z / (1 + square / n)) * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n));
  return { share, min: Math.max(0, middle - half), max: Math.min(1, middle + half) };
}

export type Sample = {
  /** Companies the rough search found. */
  companies: number;
  /** Companies of which a person was judged. */
  judgedCompanies: number;
  /** Candidates judged, and those of them who meet every criterion. */
  judged: number;
  fit: number;
  /** No more than so many are wanted. */
  wanted: number;
  /** What reading and judging the sample cost, and what a further lead costs (its address). */
  spentMicros: number;
  microsPerLead: number;
  secondsPerCompany: number;
};

export type Expected = {
  companies: number;
  fit: number;
  fitMin: number;
  fitMax: number;
  micros: number;
  microsMin: number;
  microsMax: number;
  seconds: number;
};

/** What the whole search will bring, by the share of the sample, and what it will cost. */
export function expectTotal(sample: Sample): Expected | null {
  const { companies, judgedCompanies, judged, fit, wanted } = sample;
  if (judged <= 0 || companies <= 0) return null;
  const perCompany = judgedCompanies > 0 ? judged / judgedCompanies : 1;
  const { share, min, max } = wilson(fit, judged);
  const all = companies * perCompany;
  const total = {
    fit: Math.round(share * all),
    fitMin: Math.max(fit, Math.floor(min * all)),
    fitMax: Math.max(fit, Math.ceil(max * all)),
  };
  // Reading ends where enough are found: with a low share all companies are read, with a high one few of them.
  const read = (rate: number) => (rate <= 0 ? companies : Math.min(companies, Math.ceil(wanted / (rate * perCompany))));
  const perRead = judgedCompanies > 0 ? sample.spentMicros / judgedCompanies : 0;
  const price = (rate: number, found: number) =>
    Math.round(read(rate) * perRead + Math.min(found, wanted) * sample.microsPerLead);
  const prices = [price(min, total.fitMin), price(share, total.fit), price(max, total.fitMax)];
  return {
    companies,
    ...total,
    micros: prices[1] ?? 0,
    microsMin: Math.min(...prices),
    microsMax: Math.max(...prices),
    seconds: Math.ceil(read(share) * sample.secondsPerCompany),
  };
}

/** A row as it was judged, with what would have to be allowed for it. */
export type JudgedRow = {
  rowId: string;
  name: string;
  judgements: readonly Judgement[];
  title: string | null;
  city: string | null;
  industry: string | null;
  people: { min: number; max: number } | null;
};

export type Suggestion = {
  criterionId: string;
  label: string;
  criterion: Criterion;
  more: number;
  rowId: string;
  as: string;
};

const SUGGESTIONS_MAX = 5;

/** What would bring more: criteria that alone kept a judged row from fitting, by the row that shows it. */
export function suggestLooser(
  criteria: readonly Criterion[],
  rows: readonly JudgedRow[],
  companies: number,
): Suggestion[] {
  const found = new Map<string, { suggestion: Suggestion; rows: number }>();
  for (const row of rows) {
    const open = row.judgements.filter(({ verdict }) => verdict !== 'yes');
    const [only] = open;
    if (!only || open.length !== 1) continue;
    const criterion = criteria.find(({ id }) => id === only.criterionId);
    const looser = criterion && !criterion.isExcluded ? loosen(criterion, row) : undefined;
    if (!criterion || !looser) continue;
    const key = `${criterion.id} ${looser.label}`;
    const known = found.get(key);
    if (known) known.rows += 1;
    else
      found.set(key, {
        suggestion: { criterionId: criterion.id, ...looser, more: 0, rowId: row.rowId, as: row.name },
        rows: 1,
      });
  }
  return [...found.values()]
    .toSorted((a, b) => b.rows - a.rows)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ suggestion, rows: count }) => ({
      ...suggestion,
      more: Math.round((count / Math.max(1, rows.length)) * companies),
    }));
}

const VALUES_MAX = 20;
const LABEL_MAX = 200;

function loosen(
  criterion: Criterion,
  { title, city, industry, people }: JudgedRow,
): { label: string; criterion: Criterion } | undefined {
  const withValue = (value: string, label: string) => ({
    label: label.slice(0, LABEL_MAX),
    criterion: {
      ...criterion,
      values: [...new Set([...criterion.values, value.slice(0, 100)])].slice(0, VALUES_MAX),
      label: `${criterion.label} or ${value}`.slice(0, LABEL_MAX),
    },
  });
  if (criterion.kind === 'title' && title) return withValue(title, `${title} counts`);
  if (criterion.kind === 'industry' && industry) return withValue(industry, `${industry} counts`);
  if (criterion.kind === 'place' && city) {
    const asked = placeOf(criterion.values[0] ?? '')?.name ?? criterion.values[0] ?? '';
    return withValue(city, `Let ${city} count as ${asked}`);
  }
  if (criterion.kind === 'size' && people && criterion.range) {
    const { min, max } = criterion.range;
    const range = {
      min: min === null ? null : Math.min(min, roundDown(people.min)),
      max: max === null ? null : Math.max(max, roundUp(people.max)),
    };
    const label = labelOfRange(range);
    return { label, criterion: { ...criterion, range, label } };
  }
  return undefined;
}

/** 340 is 350, 17 is 10. */
const step = (count: number) => (count > 1_000 ? 100 : count > 100 ? 50 : 10);
const roundUp = (count: number) => Math.ceil(count / step(count)) * step(count);
const roundDown = (count: number) => Math.floor(count / step(count)) * step(count);
