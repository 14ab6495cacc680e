import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSearch } from './parse-search.ts';

const nothing = { terms: [], traits: [], before: undefined, after: undefined, in: undefined, labels: [] };
const term = (words: string, field = 'any', more: object = {}) => ({
  field,
  words: words.split(' '),
  isWhole: false,
  isNot: false,
  ...more,
});

describe('what is typed into the search', () => {
  test.each([
    ['a word', 'Rotterdam', { terms: [term('rotterdam')] }],
    ['words each for itself', 'quote Rotterdam', { terms: [term('quote'), term('rotterdam')] }],
    ['a phrase', '"next Week"', { terms: [term('next week', 'any', { isWhole: true })] }],
    ['a phrase nobody closed', '"next week', { terms: [term('next week', 'any', { isWhole: true })] }],
    ['accents and case', 'GRÖSSE', { terms: [term('grosse')] }],
    ['an address', 'from:nora@nordkai.test', { terms: [term('nora nordkai test', 'from')] }],
    ['people with a blank', 'to:"Maya L"', { terms: [term('maya l', 'to', { isWhole: true })] }],
    ['a subject', 'subject:reefer', { terms: [term('reefer', 'subject')] }],
    ['a file', 'filename:quote.pdf', { terms: [term('quote pdf', 'file')] }],
    ['scripts without blanks', '报价单', { terms: [term('报 价 单')] }],
    ['what must not be there', '-newsletter', { terms: [term('newsletter', 'any', { isNot: true })] }],
    ['traits', 'is:unread has:attachment', { traits: [trait('unread'), trait('attachment')] }],
    ['not a trait', '-is:starred', { traits: [trait('starred', true)] }],
    ['days', 'after:2026-03-01 before:1.4.2026', { after: '2026-03-01', before: '2026-04-01' }],
    ['days with slashes', 'before:2026/4/1', { before: '2026-04-01' }],
    ['a day no calendar has', 'before:2026-02-30', { terms: [term('before 2026 02 30')] }],
    ['a folder every mailbox has', 'in:Sent', { in: 'sent' }],
    ['a folder of one’s own', 'in:"Key customers"', { in: { name: 'Key customers' } }],
    ['everything', 'in:anywhere', { in: 'anywhere' }],
    ['a meaning', 'label:not-now', { labels: [{ label: 'notNow', isNot: false }] }],
    ['a tag', 'label:Hot', { labels: [{ label: { name: 'Hot' }, isNot: false }] }],
    ['an operator nobody knows', 'colour:red', { terms: [term('colour red')] }],
    ['an operator without a value', 'from:', { terms: [term('from')] }],
    ['an operator with an empty phrase', 'from:""', { terms: [term('from', 'any', { isWhole: true })] }],
    ['a trait nobody has', 'is:purple', { terms: [term('is purple')] }],
    ['a web address', 'https://x.test/a', { terms: [term('https x test a')] }],
    ['punctuation alone', '--- " : !', {}],
  ])('%s', (_what, pattern, expected) => {
    expect(parseSearch(pattern)).toEqual({ ...nothing, ...expected });
  });

  test('the words of any search hold nothing but letters and digits, and there are not too many of them', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 500 }),
      fc
        .array(
          fc.constantFrom(
            'from:',
            '-',
            '"',
            ':',
            'is:',
            'in:',
            ' ',
            'a',
            '&',
            '|',
            '!',
            '<->',
            "'",
            '\\',
            '*',
            '(',
            '的',
            'ü',
          ),
        )
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (pattern) => {
        const { terms } = parseSearch(pattern);
        expect(terms.length).toBeLessThanOrEqual(30);
        for (const word of terms.flatMap(({ words }) => words)) expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
      }),
      { numRuns: 300 },
    );
  });
});

function trait(name: string, isNot = false) {
  return { trait: name, isNot };
}
