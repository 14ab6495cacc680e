import { wallClock } from '@outrider/mail-kit/zones/zoned-time';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comingDay, dayIn, hoursOf, isHumanHour } from './days.ts';
import { slotsOf } from './slots.ts';
import { randomOf } from './testing.ts';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'America/Sao_Paulo',
];

const anyZone = fc.constantFrom(...ZONES);
const anyMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true });

const hourOnWall = (zone: string, at: Date) => new Date(wallClock(zone, at)).toISOString().slice(11, 16);

describe.each([
  ['Europe/Berlin', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Africa/Cairo', '2026-04-24'],
  ['Asia/Beirut', '2026-03-29'],
])('in %s around %s, when clocks change', (zone, day) => {
  test('hours are 8 to 18 on the wall', () => {
    const { opens, closes } = hoursOf(zone, day);
    expect([hourOnWall(zone, opens), hourOnWall(zone, closes)]).toEqual(['08:00', '18:00']);
    expect([dayIn(zone, opens), dayIn(zone, closes)]).toEqual([day, day]);
  });
});

test('no slot lies outside the hours of its own day and zone, and slots come in order', () => {
  const property = fc.property(
    anyZone,
    anyMoment,
    fc.integer({ min: 1, max: 40 }),
    fc.string(),
    (zone, now, mails, seed) => {
      const day = comingDay(zone, now);
      const slots = slotsOf({ mailboxId: 'm', zone, day, mails, random: randomOf(seed) });
      expect(slots).toHaveLength(mails);
      for (const { at } of slots) expect([dayIn(zone, at), isHumanHour(zone, at)]).toEqual([day, true]);
      const times = slots.map(({ at }) => at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    },
  );
  fc.assert(property, { numRuns: 150 });
});

test('the minutes of a day are irregular, and the same when planned again', () => {
  const slots = () => slotsOf({ mailboxId: 'm', zone: 'UTC', day: '2026-11-17', mails: 20, random: randomOf('s') });
  const gaps = slots().map(({ at }, index, all) => at.getTime() - (all[index - 1]?.at.getTime() ?? 0));
  expect(new Set(gaps.slice(1)).size).toBeGreaterThan(15);
  expect(slots()).toEqual(slots());
});

test('the coming day is today until closing time, then the next weekday', () => {
  const at = (time: string) => comingDay('Europe/Berlin', new Date(time));
  expect(at('2026-11-20T05:00:00Z')).toBe('2026-11-20');
  expect(at('2026-11-20T16:59:59Z')).toBe('2026-11-20');
  expect(at('2026-11-20T17:00:00Z')).toBe('2026-11-23');
  expect(at('2026-11-21T09:00:00Z')).toBe('2026-11-23');
});

test('the coming day is a weekday whose hours are not over', () => {
  const property = fc.property(anyZone, anyMoment, (zone, now) => {
    const { closes } = hoursOf(zone, comingDay(zone, now));
    expect(closes > now).toBe(true);
    expect(isHumanHour(zone, new Date(closes.getTime() - 1))).toBe(true);
  });
  fc.assert(property);
});
