import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, comingDay } from './days.ts';
import type { Meeting } from './meetings.ts';
import { type Opening, planOpenings } from './openings.ts';
import { dayTarget } from './ramp.ts';
import { slotsOf } from './slots.ts';
import { randomOf } from './testing.ts';

const HOURS_72_MS = 259_200_000;

const ZONES = ['UTC', 'America/New_York', 'Asia/Tokyo', 'Europe/Berlin'] as const;

/** Plans one weekday after another for a pool, as the hourly job does. */
function planWeeks(size: number, days: number, seed: string, mails: number): Opening[][] {
  const random = randomOf(seed);
  const pool = Array.from({ length: size }, (_, index) => ({ id: `m${index}`, provider: `p${index % 3}` }));
  const meetings: Meeting[] = [];
  let day = '2026-03-23';
  return Array.from({ length: days }, () => {
    const { openings } = dayTarget({ day, sendingDays: 35, cap: mails, partners: size - 1, campaignSends: false });
    const planned = planOpenings({
      days: pool.map(({ id }, index) => ({
        mailboxId: id,
        openings,
        slots: slotsOf({ mailboxId: id, zone: ZONES[index % 4] ?? 'UTC', day, mails, random }),
      })),
      pool,
      meetings,
      random,
    });
    meetings.push(...planned);
    day = comingDay('UTC', new Date(`${addDays(day, 1)}T00:00:00Z`));
    return planned;
  });
}

function shortestRest(meetings: readonly Meeting[]): number {
  const last = new Map<string, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const { from, to, at } of meetings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const pair = [from, to].toSorted().join(' ');
    shortest = Math.min(shortest, at.getTime() - (last.get(pair) ?? Number.NEGATIVE_INFINITY));
    last.set(pair, at.getTime());
  }
  return shortest;
}

test('no pair meets again within 72 hours, no matter who began, in any pool', () => {
  const sizes = fc.integer({ min: 2, max: 24 });
  const property = fc.property(sizes, fc.integer({ min: 1, max: 20 }), fc.string(), (size, mails, seed) => {
    const planned = planWeeks(size, 8, seed, mails).flat();
    expect(shortestRest(planned)).toBeGreaterThanOrEqual(HOURS_72_MS);
    for (const { from, to } of planned) expect(from).not.toBe(to);
  });
  fc.assert(property, { numRuns: 60 });
});

test('no slot is used twice and nobody begins more conversations than allowed', () => {
  for (const planned of planWeeks(12, 5, 'seed', 16)) {
    const used = planned.map(({ from, slot }) => `${from} ${slot}`);
    expect(new Set(used).size).toBe(used.length);
    const begun = Map.groupBy(planned, ({ from }) => from);
    for (const openings of begun.values()) expect(openings.length).toBeLessThanOrEqual(2);
  }
});

test('mail is spread evenly over partners and providers', () => {
  const planned = planWeeks(40, 5, 'seed', 8).flat();
  const counts = (of: (opening: Opening) => string) =>
    [...Map.groupBy(planned, of).values()].map((some) => some.length);
  const received = counts(({ to }) => to);
  expect(received).toHaveLength(40);
  expect(Math.max(...received) / Math.min(...received)).toBeLessThan(1.5);
  const byProvider = counts(({ to }) => `p${Number(to.slice(1)) % 3}`);
  expect(Math.max(...byProvider) / Math.min(...byProvider)).toBeLessThan(1.3);
});

test('a scarce pool keeps something for every day instead of spending itself on the first', () => {
  const perDay = planWeeks(12, 10, 'seed', 16).map((planned) => planned.length);
  expect(Math.min(...perDay)).toBeGreaterThanOrEqual(Math.max(...perDay) / 2);
});

test('a pool of one has nobody to write to', () => {
  expect(planWeeks(1, 2, 'seed', 5).flat()).toEqual([]);
});
