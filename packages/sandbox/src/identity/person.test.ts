import { expect, test } from 'vitest';
import { personOf } from './person.ts';

test.each([
  ['maya@harborline.test', 'Maya'],
  ['ana.costa@box.test', 'Ana Costa'],
  ['j_van-der+lists@box.test', 'J Van Der Lists'],
  ['elin.dahl4711@newcomer.test', 'Elin Dahl'],
  ['élodie@box.test', 'Élodie'],
  ['4711@box.test', '4711'],
  ['...@box.test', '...'],
])('the owner of %s is called %s', (email, name) => {
  expect(personOf(email)).toEqual({ email, name });
});
