import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differingParts } from './differing-parts.ts';

const TEXT = `Hello {{firstName}}, ${'we read every line of a freight bill and find what nobody ordered. '.repeat(6)}Best, Maya`;

test('two long mails that begin alike are told apart by the words that differ', () => {
  const [before, now] = differingParts(TEXT, TEXT.replace('Best, Maya', 'Kind regards, Maya'), 300);
  expect(before).toBe('… bill and find what nobody ordered. Best, Maya');
  expect(now).toBe('… bill and find what nobody ordered. Kind regards, Maya');
});

test('a word changed in the middle is shown with the words around it', () => {
  const middle = `${TEXT} one ${TEXT}`;
  const [before, now] = differingParts(middle, middle.replace(' one ', ' two '), 300);
  expect(before).toMatch(/^… .{1,60} one .{1,60} …$/);
  expect(now).toMatch(/^… .{1,60} two .{1,60} …$/);
});

test('parts of different texts are different, well formed and short, and short texts stay whole', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 400 });
  fc.assert(
    fc.property(text, text, text, text, (head, one, other, tail) => {
      const [before, now] = [head + one + tail, head + other + tail];
      const parts = differingParts(before, now, 300);
      expect(parts[0] === parts[1]).toBe(before === now);
      for (const part of parts) {
        expect(part.isWellFormed()).toBe(true);
        expect(part.length).toBeLessThanOrEqual(304);
      }
      if (before.length <= 80 && now.length <= 80) expect(parts).toEqual([before, now]);
    }),
  );
});
