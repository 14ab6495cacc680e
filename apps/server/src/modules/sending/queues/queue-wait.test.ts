import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWait, writeWait } from './queue-wait.ts';

test('what a queue waits for is read as it was written', () => {
  const upTo = fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String);
  fc.assert(
    fc.property(upTo, (newest) => {
      const wait = { kind: 'lookAgain' as const, upTo: newest };
      expect(readWait(writeWait(wait))).toEqual(wait);
    }),
  );
  expect(readWait(writeWait({ kind: 'inbox' }))).toEqual({ kind: 'inbox' });
  for (const reason of ['', 'inbox', 'capReached', 'lookAgain', 'lookAgain soon'])
    expect(readWait(writeWait({ kind: 'moment', reason }))).toEqual({ kind: 'moment', reason });
});
