import { isOpen } from '@outrider/send-planner/window';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursFromNow, USUAL_HOURS } from './usual-hours.ts';
import { usualSettings } from './usual-settings.ts';

test('on a weekday morning a first practice campaign has the usual hours', () => {
  expect(hoursFromNow('Europe/Berlin', new Date('2026-11-17T09:42:00Z'))).toEqual(USUAL_HOURS);
});

test('at night, in the evening and at weekends the hours begin with the hour it is', () => {
  expect(hoursFromNow('UTC', new Date('2026-11-17T01:33:00Z'))).toEqual({ ...USUAL_HOURS, from: 60, to: 540 });
  expect(hoursFromNow('UTC', new Date('2026-11-17T16:10:00Z'))).toEqual({ ...USUAL_HOURS, from: 960, to: 1_440 });
  expect(hoursFromNow('UTC', new Date('2026-11-17T23:59:00Z'))).toEqual({ ...USUAL_HOURS, from: 1_380, to: 420 });
  expect(hoursFromNow('UTC', new Date('2026-11-21T10:00:00Z')).days).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('whenever and wherever a first practice campaign is made, its hours are open', () => {
  const zone = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns');
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(zone, at, (where, when) => {
      const wish = { zone: where, today: '2020-01-01', footer: undefined, language: 'en' as const };
      const { schedule } = usualSettings({ ...wish, hours: hoursFromNow(where, when) });
      expect(isOpen({ ...schedule, endDay: null }, where, when.getTime())).toBe(true);
    }),
  );
});
