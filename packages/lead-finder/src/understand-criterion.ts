import type { Criterion, CriterionKind } from './lead.ts';
import { understandQuestion } from './understand-question.ts';

const LABEL_MAX = 200;
const VALUE_MAX = 100;

/** One criterion read again after its label was changed. It stays of its kind where the words allow it. */
export function understandCriterion(label: string, { id, kind }: { id: string; kind: CriterionKind }): Criterion {
  const given = label.trim().slice(0, LABEL_MAX);
  const { criteria } = understandQuestion(given);
  const same = criteria.find((one) => one.kind === kind);
  if (same) return { ...same, id, label: given };
  const [only] = criteria;
  if (only && criteria.length === 1 && only.kind !== 'other') return { ...only, id, label: given };
  if (kind === 'size' || kind === 'other') {
    const values = only?.kind === 'other' ? only.values : [given.slice(0, VALUE_MAX)];
    return { id, kind: 'other', label: given, values, range: null, isCheckable: only?.isCheckable ?? false };
  }
  const values = given
    .split(/,|\/|\s(?:or|oder|ou|o|of|lub|nebo|eller)\s/u)
    .map((value) =>
      value
        .replace(/^\s*(?:seat in|in)\s/iu, '')
        .trim()
        .slice(0, VALUE_MAX),
    )
    .filter((value) => value !== '')
    .slice(0, 20);
  return { id, kind, label: given, values, range: null, isCheckable: true };
}
