import { expect, test } from 'vitest';
import { addDays, dayIn } from './days.ts';
import { mailsAWeek, plannedPerDay } from './forecast.ts';
import { readyAtBest } from './readiness.ts';
import { type SimulatedBox, simulate } from './simulation-testing.ts';
import { randomOf } from './testing.ts';

const START = new Date('2026-11-02T00:00:00Z');
const DAYS = 28;
const FIRST = dayIn('UTC', START);

const poolOf = (size: number): SimulatedBox[] =>
  Array.from({ length: size }, (_, index) => ({
    id: `m${index}`,
    zone: 'UTC',
    provider: 'other',
    cap: 20,
    startedOn: addDays(FIRST, -1),
    brokenOn: new Set(),
    campaignFrom: undefined,
  }));

test.each([2, 3, 4, 6, 9])('a pool of %i sends what is promised of it, and not much more', (size) => {
  const pool = poolOf(size);
  const { truth } = simulate(pool, { start: START, days: DAYS, random: randomOf(`pool of ${size}`) });
  const promised = plannedPerDay({
    from: FIRST,
    days: DAYS,
    sendingDays: 0,
    cap: 20,
    partners: size - 1,
    campaignSends: false,
    replyPercent: 30,
  }).reduce((sum, { count }) => sum + count, 0);
  const sent = truth.length / size;
  expect(promised).toBeGreaterThan(0);
  expect(promised).toBeLessThanOrEqual(sent * 1.1 + 1);
  expect(sent).toBeLessThanOrEqual(promised * 2 + 2);
});

test.each([2, 3, 4, 6])(
  'what is forecast for a week in a pool of %i is what a mailbox sends and gets in it',
  (size) => {
    const { truth } = simulate(poolOf(size), {
      start: START,
      days: DAYS,
      random: randomOf(`week in a pool of ${size}`),
    });
    const aWeek = truth.length / size / (DAYS / 7);
    expect(Math.abs(mailsAWeek(size - 1, 30) - aWeek)).toBeLessThanOrEqual(Math.max(1, aWeek / 2));
  },
);

test('no day is forecast on which a mailbox is ready while there are too few partners for it', () => {
  const facts = { tallies: [], today: FIRST, domainSince: undefined, startedOn: FIRST };
  expect(readyAtBest({ ...facts, partners: 2 })).toBeNull();
  expect(readyAtBest({ ...facts, partners: 8 })).not.toBeNull();
});
