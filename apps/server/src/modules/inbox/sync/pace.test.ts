import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paceOfGlances } from './pace.ts';
import { SYNC_RULES } from './sync-rules.ts';

const pace = (circumstances: Parameters<typeof paceOfGlances>[1]) => paceOfGlances(SYNC_RULES, circumstances);

test('a mailbox a user looks at is glanced at often enough for ten seconds, however many others there are', () => {
  fc.assert(
    fc.property(fc.nat(5_000), fc.nat(300), fc.nat(20), (crowd, listing, mute) => {
      const { everyMs, compared } = pace({ isWanted: true, crowd, listing, mute });
      expect(everyMs).toBeLessThanOrEqual(8_000);
      expect(compared).toBe(mute);
    }),
  );
});

test('a small number of mailboxes is glanced at as often, whether a user looks or not', () => {
  expect(pace({ isWanted: false, crowd: 120, listing: 1, mute: 0 }).everyMs).toBe(SYNC_RULES.glanceMs);
  expect(pace({ isWanted: false, crowd: 12, listing: 10, mute: 0 }).everyMs).toBe(SYNC_RULES.glanceMs);
  expect(pace({ isWanted: false, crowd: 3, listing: 1, mute: 8 })).toEqual({
    everyMs: SYNC_RULES.glanceMs,
    compared: 8,
  });
});

test('thousands of mailboxes nobody looks at ask their servers no more often than hundreds do', () => {
  expect(pace({ isWanted: false, crowd: 600, listing: 1, mute: 0 }).everyMs).toBe(30_000);
  expect(pace({ isWanted: false, crowd: 5_000, listing: 12, mute: 0 }).everyMs).toBe(SYNC_RULES.lookAroundMs);
});

test('mailboxes whose flags have to be compared keep to the same budget', () => {
  const commandsOf = (listing: number, compared: number) => listing + 4 * (compared + 1);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 40 }), (crowd, mute) => {
      const { everyMs, compared } = pace({ isWanted: false, crowd, listing: 1, mute });
      expect(compared).toBeGreaterThan(0);
      if (everyMs < SYNC_RULES.lookAroundMs)
        expect((crowd * commandsOf(1, compared)) / (everyMs / 1_000)).toBeLessThanOrEqual(20.001);
    }),
  );
});
