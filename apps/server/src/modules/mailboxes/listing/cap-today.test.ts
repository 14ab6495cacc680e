import { WARMUP_STATES } from '@outrider/contract/mailboxes/warm-up';
import { replyReserve } from '@outrider/send-planner/ramp';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { capToday } from './cap-today.ts';

const now = new Date('2026-11-17T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
const zone = 'UTC';
const ready = { state: 'ready', day: 30, cap: 20 } as const;

test.each([
  [0, 5],
  [1, 7],
  [12, 29],
  [13, 30],
  [400, 30],
])('a mailbox of %i days without warm-up may send %i', (days, cap) => {
  expect(capToday({ dailyCap: 30, ramp: true, createdAt: ago(days), zone, warmup: ready }, now)).toBe(cap);
});

test.each([
  ['queued', 0, 5],
  ['warming', 1, 5],
  ['warming', 12, 16],
  ['held', 11, 15],
  ['warming', 90, 20],
] as const)('while warm-up is %s on day %i it is what warm-up allows: %i', (state, day, cap) => {
  const mailbox = { dailyCap: 30, ramp: true, createdAt: ago(60), zone, warmup: { state, day, cap: 20 } };
  expect(capToday(mailbox, now)).toBe(cap);
});

test('a mailbox grows at midnight of its own zone, not a day after the minute it was added', () => {
  const mailbox = { dailyCap: 30, ramp: true, createdAt: new Date('2026-11-16T15:30:00Z'), warmup: ready };
  expect(capToday({ ...mailbox, zone: 'Asia/Tokyo' }, new Date('2026-11-17T14:59:00Z'))).toBe(5);
  expect(capToday({ ...mailbox, zone: 'Asia/Tokyo' }, new Date('2026-11-17T15:00:00Z'))).toBe(7);
  expect(capToday({ ...mailbox, zone }, new Date('2026-11-17T00:00:00Z'))).toBe(7);
});

test('without the ramp the cap holds from the first day', () => {
  expect(capToday({ dailyCap: 50, ramp: false, createdAt: now, zone, warmup: ready }, now)).toBe(50);
});

test('never more than the cap, never less than one, and never less for an older mailbox', () => {
  const mailbox = fc.record({
    dailyCap: fc.integer({ min: 1, max: 200 }),
    ramp: fc.boolean(),
    days: fc.integer({ min: 0, max: 1_000 }),
    warmup: fc.record({
      state: fc.constantFrom(...WARMUP_STATES),
      day: fc.integer({ min: 0, max: 100 }),
      cap: fc.integer({ min: 5, max: 40 }),
    }),
  });
  fc.assert(
    fc.property(mailbox, ({ days, ...rest }) => {
      const cap = capToday({ ...rest, zone, createdAt: ago(days) }, now);
      expect(cap).toBeGreaterThanOrEqual(1);
      expect(cap).toBeLessThanOrEqual(rest.dailyCap);
      expect(capToday({ ...rest, zone, createdAt: ago(days + 1) }, now)).toBeGreaterThanOrEqual(cap);
      expect(replyReserve(cap)).toBeLessThanOrEqual(cap);
    }),
  );
});
