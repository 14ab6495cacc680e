import { expect, test } from 'vitest';
import { markWords } from './mark-words.ts';
import { kindOf, readTyped } from './read-typed.ts';

test('a sign at the beginning narrows the search, and is no part of the words', () => {
  expect(readTyped(' vogel ')).toEqual({ narrowed: 'all', words: 'vogel' });
  expect(readTyped('@ vogel')).toEqual({ narrowed: 'people', words: 'vogel' });
  expect(readTyped('#freight')).toEqual({ narrowed: 'campaigns', words: 'freight' });
  expect(readTyped('>new')).toEqual({ narrowed: 'do', words: 'new' });
  expect(readTyped('maya@harborline.test')).toEqual({ narrowed: 'all', words: 'maya@harborline.test' });
  expect(kindOf('people')).toBe('people');
  expect(kindOf('do')).toBeUndefined();
});

test('words are marked where they stand, without regard to case and accents', () => {
  expect(markWords('Katrin Vogel', 'vog')).toBe('Katrin \u0001Vog\u0002el');
  expect(markWords('Jörg Müller', 'muller jorg')).toBe('\u0001Jörg\u0002 \u0001Müller\u0002');
  expect(markWords('Vogtland', 'xyz')).toBe('Vogtland');
  expect(markWords('aaa', 'a aa')).toBe('\u0001aaa\u0002');
});
