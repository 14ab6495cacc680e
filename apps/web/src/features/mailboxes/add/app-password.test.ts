import { expect, test } from 'vitest';
import { NO_LETTERS, putLetters } from './app-password.ts';

test('a password pasted as Google shows it fills all four boxes', () => {
  expect(putLetters(NO_LETTERS, 0, 'hjqk tmwo xvbd prsa')).toEqual(['hjqk', 'tmwo', 'xvbd', 'prsa']);
});

test('only letters are taken, in lower case', () => {
  expect(putLetters(NO_LETTERS, 0, 'H1j-Q')).toEqual(['hjq', '', '', '']);
});

test('what is typed beyond a box goes on in the next, and the last box takes no more than its own', () => {
  expect(putLetters(['hjqk', '', '', ''], 1, 'tmwox')).toEqual(['hjqk', 'tmwo', 'x', '']);
  expect(putLetters(NO_LETTERS, 3, 'prsatoomuch')).toEqual(['', '', '', 'prsa']);
});

test('a box can be emptied without touching the others', () => {
  expect(putLetters(['hjqk', 'tmwo', 'xvbd', 'prsa'], 1, '')).toEqual(['hjqk', '', 'xvbd', 'prsa']);
});
