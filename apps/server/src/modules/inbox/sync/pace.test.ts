import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paceOfGlances } from './pace.ts';
import { SYNC_RULES } from './sync-rules.ts';

const pace = (circumstances: Parameters<typeof paceOfGlances>[1]) => paceOfGlances(SYNC_RULES, circumstances);

test('a mailbox somebody looks at is glanced at often enough for ten seconds, however many others there are', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(300), (crowd, commands) => {
      expect(pace({ isWanted: true, crowd, commands })).toBeLessThanOrEqual(8_000);
    }),
  );
});

test('a small number of mailboxes is glanced at as often, whether somebody looks or not', () => {
  expect(pace({ isWanted: false, crowd: 120, commands: 1 })).toBe(SYNC_RULES.glanceMs);
  expect(pace({ isWanted: false, crowd: 12, commands: 10 })).toBe(SYNC_RULES.glanceMs);
});

test('thousands of mailboxes nobody looks at ask their servers no more often than hundreds do', () => {
  expect(pace({ isWanted: false, crowd: 600, commands: 1 })).toBe(30_000);
  expect(pace({ isWanted: false, crowd: 5_000, commands: 12 })).toBe(SYNC_RULES.lookAroundMs);
});
