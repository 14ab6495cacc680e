import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeLetter } from './letters.ts';
import { randomOf } from './testing.ts';

const random = randomOf('letters');
const letterOf = (threadId: string, place: number) =>
  writeLetter({ threadId, place, senderName: 'Maya Lindqvist', random });

test('twenty thousand conversations begin with more than ten thousand different letters', () => {
  const texts = new Set(Array.from({ length: 20_000 }, (_, index) => letterOf(`thread ${index}`, 1).text));
  expect(texts.size).toBeGreaterThan(10_000);
});

test('an answer keeps the subject of its conversation', () => {
  for (const threadId of ['a', 'b', 'c']) {
    const { subject } = letterOf(threadId, 1);
    for (const place of [2, 3, 4]) expect(letterOf(threadId, place).subject).toBe(`Re: ${subject}`);
  }
});

test('no letter holds a link, an address, a digit to dial or a sum of money', () => {
  const property = fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (threadId, place) => {
    const { subject, text } = letterOf(threadId, place);
    expect(subject + text).not.toMatch(/https?:|www\.|@|[$€£%]|\d{4}|unsubscribe/i);
  });
  fc.assert(property);
});

test('a letter written twice is the same letter', () => {
  expect(letterOf('again', 2)).toEqual(letterOf('again', 2));
});

test('a sender without a name signs without one', () => {
  const { text } = writeLetter({ threadId: 'x', place: 1, senderName: '  ', random });
  expect(text).toMatch(/,\n$/);
});
