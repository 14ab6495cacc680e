import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvOf([['a,b', 'say "so"', 'one\ntwo', 3]])).toBe('"a,b","say ""so""","one\ntwo",3');
});

test('what is missing is an empty cell', () => {
  expect(csvOf([[null, undefined, '']])).toBe(',,');
});

test.each(['=1+1', '+1', '-1+cmd', '@sum(a1)', '\t=1', '  =1', '\r=1'])(
  'a cell that begins like a formula stays a text: %j',
  (text) => {
    expect(
      csvOf([[text]])
        .replace(/^"/, '')
        .startsWith("'"),
    ).toBe(true);
  },
);

test('a number stays a number, also below zero', () => {
  expect(csvOf([[-5, 0]])).toBe('-5,0');
});
