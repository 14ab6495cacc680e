import { describe, expect, it } from 'vitest';
import { readLabel } from './read-label.ts';
import { understandCriterion } from './understand-criterion.ts';
import { understandQuestion } from './understand-question.ts';

const read = (question: string) => understandQuestion(question).criteria.map(readLabel);

describe('the label of a criterion', () => {
  it('is read back into what the rules found', () => {
    expect(read('CTOs or heads of sales of fintech companies in Berlin or Hamburg, 20–200 people')).toEqual([
      { kind: 'title', isExcluded: false, values: ['CTO', 'Head of Sales'] },
      { kind: 'industry', isExcluded: false, values: ['Fintech'] },
      { kind: 'place', isExcluded: false, values: ['Berlin', 'Hamburg'] },
      { kind: 'size', isExcluded: false, min: 20, max: 200 },
    ]);
    expect(read('CEOs of companies with at least 50 people, not in Germany')).toEqual([
      { kind: 'title', isExcluded: false, values: ['CEO'] },
      { kind: 'size', isExcluded: false, min: 50, max: null },
      { kind: 'place', isExcluded: true, values: ['Germany'] },
    ]);
    expect(read('CTOs, not in retail')).toContainEqual({ kind: 'industry', isExcluded: true, values: ['Retail'] });
  });

  it('stays as it is where a user wrote it, or no table knows it', () => {
    const { label } = understandCriterion('seated at the Spree', { id: 'A', kind: 'place' });
    expect(label).toBe('seated at the Spree');
    expect(readLabel(understandCriterion(label, { id: 'A', kind: 'place' }))).toBeUndefined();
    expect(read('CTOs that already sell to banks')[1]).toBeUndefined();
  });
});
