import { expect, test } from 'vitest';
import { scheduleTimes } from './schedule-times.ts';

const ZONE = 'Europe/Berlin';
const choices = (now: string, zone = ZONE) =>
  scheduleTimes(new Date(now), zone).map(({ choice, at }) => [choice, at.toISOString()]);

test('on a Tuesday morning all four times are offered, by the clock of the zone', () => {
  expect(choices('2026-11-17T09:42:31Z')).toEqual([
    ['inOneHour', '2026-11-17T10:42:00.000Z'],
    ['afterLunch', '2026-11-17T12:30:00.000Z'],
    ['tomorrow', '2026-11-18T07:30:00.000Z'],
    ['monday', '2026-11-23T07:30:00.000Z'],
  ]);
});

test('after lunch there is no after lunch, and on a Sunday Monday is tomorrow', () => {
  expect(choices('2026-11-17T15:00:00Z').map(([choice]) => choice)).toEqual(['inOneHour', 'tomorrow', 'monday']);
  expect(choices('2026-11-22T09:00:00Z').map(([choice]) => choice)).toEqual(['inOneHour', 'afterLunch', 'tomorrow']);
});

test('the morning after the clocks change is still half past eight there', () => {
  expect(choices('2026-10-24T10:00:00Z').find(([choice]) => choice === 'tomorrow')?.[1]).toBe(
    '2026-10-25T07:30:00.000Z',
  );
});
