import { describe, expect, test } from 'vitest';
import { dayNumber } from './calendar.ts';
import { isHoliday } from './holidays.ts';
import { isOpenOnTheWall, readWall } from './wall-testing.ts';
import { isOpen, nextOpen, openingAt } from './window.ts';
import { drawFrom, drawSchedule } from './world-testing.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-01-01T00:00:00Z');

const nineToFive = {
  zone: 'Europe/Berlin',
  usesLeadZone: false,
  days: [1, 2, 3, 4, 5],
  from: 540,
  to: 1_020,
  startDay: '2026-01-01',
  endDay: null,
  holidaysOf: [],
} satisfies Parameters<typeof isOpen>[0];

const at = (time: string) => Date.parse(time);

/** Days of two years on which the clocks of a zone change: the offset at noon is another than the day before. */
function changesOf(zone: string): number[] {
  const offset = (day: number) => readWall(zone, START + day * DAY + 12 * HOUR).minute;
  const found: number[] = [];
  for (let day = 30; day < 730; day += 30) {
    if (offset(day) === offset(day - 30)) continue;
    let [low, high] = [day - 30, day];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (offset(middle) === offset(low)) low = middle;
      else high = middle;
    }
    found.push(START + high * DAY);
  }
  return found;
}

test('in every zone, for two years, at clock changes too, a window is open exactly when the wall says so', () => {
  const draw = drawFrom(7);
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const around = [...changesOf(zone), START + draw.below(730) * DAY];
    for (const moment of around) {
      const now = moment + (draw.below(48 * 60) - 24 * 60) * 60_000;
      const schedule = { ...drawSchedule(draw, now), usesLeadZone: true, holidaysOf: [] };
      const { reason, until } = openingAt(schedule, zone, now);
      const probes = [now, now + draw.below(DAY), until, until - 1].filter(Number.isFinite);
      for (const probe of probes) {
        expect([zone, probe, isOpen(schedule, zone, probe)]).toEqual([
          zone,
          probe,
          isOpenOnTheWall(schedule, zone, probe),
        ]);
      }
      expect(isOpenOnTheWall(schedule, zone, now)).toBe(reason === null);
      const opens = nextOpen(schedule, zone, now);
      if (opens === null) continue;
      expect(isOpenOnTheWall(schedule, zone, opens)).toBe(true);
      if (opens === now) continue;
      const before = [opens - 1, now + draw.below(opens - now)];
      expect(before.map((probe) => isOpenOnTheWall(schedule, zone, probe))).toEqual([false, false]);
    }
  }
});

describe('a window', () => {
  test('nine to five is nine to five on the wall on both sides of a clock change', () => {
    expect(nextOpen(nineToFive, 'Europe/Berlin', at('2026-03-27T17:00:00Z'))).toBe(at('2026-03-30T07:00:00Z'));
    expect(nextOpen(nineToFive, 'Europe/Berlin', at('2026-10-23T17:00:00Z'))).toBe(at('2026-10-26T08:00:00Z'));
  });

  test('that begins in an hour the clock leaves out opens when the clock goes on', () => {
    const early = { ...nineToFive, days: [7 as const], from: 150, to: 240 };
    expect(nextOpen(early, 'Europe/Berlin', at('2026-03-28T12:00:00Z'))).toBe(at('2026-03-29T01:00:00Z'));
  });

  test('in an hour that comes twice is open twice, and closed between', () => {
    const early = { ...nineToFive, days: [7 as const], from: 120, to: 150 };
    const open = ['00:15', '00:45', '01:15', '01:45'].map((time) =>
      isOpen(early, 'Europe/Berlin', at(`2026-10-25T${time}:00Z`)),
    );
    expect(open).toEqual([true, false, true, false]);
  });

  test('over midnight belongs to the day on which it began', () => {
    const late = { ...nineToFive, days: [5 as const], from: 1_320, to: 120 };
    expect(isOpen(late, 'UTC', at('2026-11-21T01:59:00Z'))).toBe(true);
    expect(isOpen(late, 'UTC', at('2026-11-20T01:59:00Z'))).toBe(false);
  });

  test.each([
    ['2025-12-31T12:00:00Z', 'beforeStart'],
    ['2026-11-21T12:00:00Z', 'dayOff'],
    ['2026-12-25T12:00:00Z', 'holiday'],
    ['2026-11-20T06:00:00Z', 'outsideHours'],
    ['2026-12-31T23:00:00Z', 'campaignOver'],
    ['2026-11-20T12:00:00Z', null],
  ])('at %s says %s', (time, reason) => {
    const schedule = { ...nineToFive, endDay: '2026-12-31', holidaysOf: ['DE'] };
    expect(openingAt(schedule, 'Europe/Berlin', at(time)).reason).toBe(reason);
  });

  test('without a day, or with days that are none, never opens and never fails', () => {
    expect(nextOpen({ ...nineToFive, days: [] }, 'UTC', START)).toBeNull();
    expect(nextOpen({ ...nineToFive, startDay: 'soon', endDay: '' }, 'Moon/Crater', START + 10 * HOUR)).toBe(
      START + 10 * HOUR,
    );
  });
});

test.each([
  ['DE', '2026-05-14 2027-03-26 2028-06-05', '2026-05-13 2027-11-01'],
  ['US', '2026-07-03 2026-11-26 2027-12-31 2028-05-29', '2026-07-06 2026-11-19'],
  ['GB', '2026-12-28 2027-12-27 2027-12-28 2028-01-03', '2026-12-29'],
  ['GR', '2026-04-13 2027-03-15 2028-06-05', '2026-04-06'],
  ['JP', '2026-05-06 2027-03-22', '2028-05-01'],
  ['SE', '2026-10-31 2027-06-26', '2027-06-19'],
  ['ZZ', '', '2026-12-25'],
])('%s has its own days off', (country, off, on) => {
  const isOff = (day: string) => isHoliday([country], dayNumber(day));
  expect(off.split(' ').filter((day) => day && !isOff(day))).toEqual([]);
  expect(on.split(' ').filter(isOff)).toEqual([]);
});
