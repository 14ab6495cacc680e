import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Note } from './notes.repository.ts';
import { countDots, takeBatch } from './take-batch.ts';

const at = new Date('2026-11-16T09:00:00Z');
const note = fc
  .record({ id: fc.nat({ max: 30 }).map(String), state: fc.constantFrom('complete' as const, 'taken' as const) })
  .map(({ id, state }): { note: Note } => ({
    note:
      state === 'complete'
        ? { id, state, at, variant: 'a' }
        : { id, state, at, reply: { code: 250, text: '2.0.0 Ok' } },
  }));

test('notes are written in the order they were said, a mail at most once in a statement, and no more lanes let go than may be', () => {
  fc.assert(
    fc.property(fc.array(note, { minLength: 1, maxLength: 60 }), fc.nat({ max: 30 }), (said, letGo) => {
      const written: typeof said = [];
      let waiting = said;
      while (waiting.length > 0) {
        const { batch, rest } = takeBatch(waiting, letGo);
        expect(batch.length).toBeGreaterThan(0);
        expect(new Set(batch.map((each) => each.note.id)).size).toBe(batch.length);
        expect(countDots(batch)).toBeLessThanOrEqual((countDots(waiting) + letGo + 1) / 2);
        written.push(...batch);
        waiting = rest;
      }
      expect(written).toEqual(said);
    }),
  );
});

test('of twenty lanes half are let go at a time, and of one lane that one', () => {
  const lanes = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ note: { id: `${id}`, state: 'complete' as const, at, variant: 'a' } }));
  const half = (waiting: number, letGo: number) => takeBatch(lanes(waiting), letGo).batch.length;
  expect([half(20, 0), half(10, 10), half(19, 1), half(1, 0), half(1, 1)]).toEqual([10, 10, 10, 1, 1]);
});
