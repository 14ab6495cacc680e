import { expect, test } from 'vitest';
import { gatherQuestions } from './gather-questions.ts';

test('questions asked in the same run of code are answered by one call, those asked later by another', async () => {
  const calls: number[][] = [];
  const double = gatherQuestions(async (numbers: number[]) => {
    calls.push(numbers);
    return numbers.map((number) => number * 2);
  });
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
  expect(await double(4)).toBe(8);
  expect(calls).toEqual([[1, 2, 3], [4]]);
});

test('a failure goes to all who asked together, and the next are answered', async () => {
  let isDown = true;
  const ask = gatherQuestions(async (words: string[]) => {
    if (isDown) throw new Error('down');
    return words;
  });
  const asked = await Promise.allSettled([ask('one'), ask('two')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  isDown = false;
  expect(await ask('three')).toBe('three');
});
