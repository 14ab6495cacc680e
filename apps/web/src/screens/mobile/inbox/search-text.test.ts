import { REPLY_LABELS } from '@outrider/contract/inbox/message';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './search-text.ts';

const nothing = { words: '', from: '', meaning: undefined, hasFile: false, isUnread: false, after: '' };

test('operators become chips, and the words stay words', () => {
  expect(readSearch('surcharge from:"Katrin Vogel" has:attachment label:notNow is:unread after:2026-08-19')).toEqual({
    words: 'surcharge',
    from: 'Katrin Vogel',
    meaning: 'notNow',
    hasFile: true,
    isUnread: true,
    after: '2026-08-19',
  });
});

test('what no chip can show stays among the words', () => {
  expect(readSearch('to:maya is:starred "low water" -toll label:Hot')).toEqual({
    ...nothing,
    words: 'to:maya is:starred "low water" -toll label:Hot',
  });
});

test('a second sender stays among the words', () => {
  expect(readSearch('from:katrin from:piet')).toEqual({ ...nothing, words: 'from:piet', from: 'katrin' });
});

test('what the chips say comes back from the address as it was', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'é', '报', '@', '.', '-', '1'), minLength: 1, maxLength: 8 });
  const phrase = fc.array(word, { maxLength: 3 }).map((words) => words.join(' '));
  const parts = fc.record({
    words: phrase,
    from: phrase,
    meaning: fc.constantFrom(undefined, ...REPLY_LABELS),
    hasFile: fc.boolean(),
    isUnread: fc.boolean(),
    after: fc.constantFrom('', '2026-08-19'),
  });
  fc.assert(
    fc.property(parts, (chosen) => {
      expect(readSearch(writeSearch(chosen))).toEqual(chosen);
    }),
  );
});
