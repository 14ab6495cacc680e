import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomOf } from './testing.ts';
import { writeWarmupText } from './warmup-text.ts';

const random = randomOf('letters');
const textOf = (threadId: string, place: number) =>
  writeWarmupText({ threadId, place, senderName: 'Maya Lindqvist', random });

test('twenty thousand conversations begin with more than ten thousand different mails', () => {
  const texts = new Set(Array.from({ length: 20_000 }, (_, index) => textOf(`thread ${index}`, 1).text));
  expect(texts.size).toBeGreaterThan(10_000);
});

test('an answer keeps the subject of its conversation', () => {
  for (const threadId of ['a', 'b', 'c']) {
    const { subject } = textOf(threadId, 1);
    for (const place of [2, 3, 4]) expect(textOf(threadId, place).subject).toBe(`Re: ${subject}`);
  }
});

test('no letter holds a link, an address, a digit to dial or a sum of money', () => {
  const property = fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (threadId, place) => {
    const { subject, text } = textOf(threadId, place);
    expect(subject + text).not.toMatch(/https?:|www\.|@|[$€£%]|\d{4}|unsubscribe/i);
  });
  fc.assert(property);
});

test('a mail written twice is the same mail', () => {
  expect(textOf('again', 2)).toEqual(textOf('again', 2));
});

test('a sender without a name signs without one', () => {
  const { text } = writeWarmupText({ threadId: 'x', place: 1, senderName: '  ', random });
  expect(text).toMatch(/,\n$/);
});
