import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markHits, markSnippet } from './mark-hits.ts';
import { parseSearch } from './parse-search.ts';

const mark = (text: string, pattern: string) =>
  markHits(text, parseSearch(pattern).terms).replaceAll('\u0001', '[').replaceAll('\u0002', ']');

describe('hits are marked', () => {
  test.each([
    ['by their beginning', 'Shipment to Rotterdam', 'ship', '[Shipment] to Rotterdam'],
    ['with any case and accents', 'Größe und Grösse', 'GROSSE', 'Größe und [Grösse]'],
    ['as a phrase only whole', 'next week, nextdoor', '"next week"', '[next] [week], nextdoor'],
    ['in scripts without blanks', '请发报价单给我', '报价', '请发[报价]单给我'],
    ['in file names', 'quote_2026.pdf', 'filename:quote', 'quote_2026.pdf'.replace('quote', '[quote]')],
    ['and not where they must not be', 'a newsletter', '-newsletter', ''],
    ['or there are none', 'Nothing of it', 'ship', ''],
  ])('%s', (_how, text, pattern, expected) => {
    expect(mark(text, pattern)).toBe(expected);
  });

  test('a long text is shown around its first hit', () => {
    const text = `${'word '.repeat(500)}the quote you asked for ${'more '.repeat(500)}`;
    const shown = markSnippet(text, parseSearch('quote').terms).replaceAll('\u0001', '[').replaceAll('\u0002', ']');
    expect(shown).toMatch(/^… (?:word )*the \[quote\] you asked for (?:more )*.* …$/);
    expect(shown.length).toBeLessThan(230);
  });

  test('taking the marks away gives any text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ minLength: 1, maxLength: 3 }), (text, pattern) => {
        const marked = markHits(text, parseSearch(pattern).terms);
        if (marked !== '') expect(unmarked(marked)).toBe(unmarked(text));
      }),
    );
  });
});

const unmarked = (text: string) => text.replaceAll('\u0001', '').replaceAll('\u0002', '');
