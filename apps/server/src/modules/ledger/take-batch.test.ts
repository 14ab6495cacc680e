import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMarks, takeBatch } from './take-batch.ts';
import type { LedgerWrite } from './writes.repository.ts';

const at = new Date('2026-11-16T09:00:00Z');
const write = fc
  .record({ id: fc.nat({ max: 30 }).map(String), state: fc.constantFrom('complete' as const, 'taken' as const) })
  .map(({ id, state }): { write: LedgerWrite } => ({
    write:
      state === 'complete'
        ? { id, state, at, detail: undefined }
        : { id, state, at, reply: { code: 250, text: '2.0.0 Ok' } },
  }));

test('writes keep their order, a mail is at most once in a statement, and no more mails are let go than may be', () => {
  fc.assert(
    fc.property(fc.array(write, { minLength: 1, maxLength: 60 }), fc.nat({ max: 30 }), (said, letGo) => {
      const written: typeof said = [];
      let waiting = said;
      while (waiting.length > 0) {
        const { batch, rest } = takeBatch(waiting, letGo);
        expect(batch.length).toBeGreaterThan(0);
        expect(new Set(batch.map((each) => each.write.id)).size).toBe(batch.length);
        expect(countMarks(batch)).toBeLessThanOrEqual((countMarks(waiting) + letGo + 1) / 2);
        written.push(...batch);
        waiting = rest;
      }
      expect(written).toEqual(said);
    }),
  );
});

test('of twenty mails half are let go at a time, and of one that one', () => {
  const queues = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      write: { id: `${id}`, state: 'complete' as const, at, detail: undefined },
    }));
  const half = (waiting: number, letGo: number) => takeBatch(queues(waiting), letGo).batch.length;
  expect([half(20, 0), half(10, 10), half(19, 1), half(1, 0), half(1, 1)]).toEqual([10, 10, 10, 1, 1]);
});
