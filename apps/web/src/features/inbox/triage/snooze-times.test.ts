import { expect, test } from 'vitest';
import { fromField, toField } from '../../../platform/time/time-field.ts';
import { snoozeTimes } from './snooze-times.ts';

const BERLIN = 'Europe/Berlin';
const times = (now: string, zone = BERLIN) =>
  Object.fromEntries(Object.entries(snoozeTimes(new Date(now), zone)).map(([name, at]) => [name, at.toISOString()]));

test('mail is put off by the clock of the reader', () => {
  expect(times('2026-11-17T09:42:00Z')).toEqual({
    laterToday: '2026-11-17T12:00:00.000Z',
    tomorrow: '2026-11-18T07:00:00.000Z',
    nextWeek: '2026-11-23T07:00:00.000Z',
  });
});

test('late in the evening only later days are offered, and next week on a Monday is a week away', () => {
  expect(times('2026-11-16T21:30:00Z')).toEqual({
    tomorrow: '2026-11-17T07:00:00.000Z',
    nextWeek: '2026-11-23T07:00:00.000Z',
  });
});

test('in the small hours later today is the morning', () => {
  expect(times('2026-11-16T23:10:00Z')).toMatchObject({
    laterToday: '2026-11-17T07:00:00.000Z',
    tomorrow: '2026-11-18T07:00:00.000Z',
  });
});

test('on a Sunday next week is tomorrow', () => {
  expect(Object.keys(times('2026-11-15T09:00:00Z'))).toEqual(['laterToday', 'tomorrow']);
});

test('the morning after the clocks change is eight by the new time', () => {
  expect(times('2026-03-28T12:00:00Z').tomorrow).toBe('2026-03-29T06:00:00.000Z');
});

test('a time of one’s own is read as it was shown', () => {
  const at = new Date('2026-12-24T17:30:00Z');
  expect(toField(at, BERLIN)).toBe('2026-12-24T18:30');
  expect(fromField('2026-12-24T18:30', BERLIN)).toEqual(at);
  expect(fromField('', BERLIN)).toBeUndefined();
});
