import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMessage } from '../testing.tsx';
import { itemAt, type ListItem, layOut, offsetsOf } from './list-layout.ts';

const heights = { day: 30, row: 96, marked: 122 };
const mail = (receivedDate: string) => aMessage({ receivedDate, kind: null });

test('rows stand below the day they are of, in the zone of the reader', () => {
  const rows = [mail('2026-11-17T08:00:00.000Z'), mail('2026-11-16T23:30:00.000Z'), mail('2026-11-16T10:00:00.000Z')];
  const daysIn = (zone: string) =>
    layOut(rows, { zone, showsFolder: false, heights }).map(({ day, message }) => (message ? 'row' : day));
  expect(daysIn('UTC')).toEqual(['2026-11-17', 'row', '2026-11-16', 'row', 'row']);
  expect(daysIn('Europe/Berlin')).toEqual(['2026-11-17', 'row', 'row', '2026-11-16', 'row']);
});

test('a row with something to mark is taller', () => {
  const rows = [aMessage({ replyLabel: 'stop' }), mail('2026-11-17T08:00:00.000Z')];
  const items = layOut(rows, { zone: 'UTC', showsFolder: false, heights });
  expect(items.map(({ height }) => height)).toEqual([30, 122, 96]);
});

test('a list that goes on, or of which a part became another one, is laid out as if it had been seen for the first time', () => {
  const hours = fc.array(fc.nat(200), { maxLength: 30 });
  const look = { zone: 'Europe/Berlin', showsFolder: false, heights };
  const mailsAt = (all: number[]) => all.map((hour) => mail(new Date(Date.UTC(2026, 10, 1, hour)).toISOString()));
  fc.assert(
    fc.property(hours, hours, fc.nat(30), fc.nat(30), (first, more, from, gone) => {
      const [rows, others] = [mailsAt(first), mailsAt(more)];
      const before = { rows, items: layOut(rows, look) };
      for (const now of [[...rows, ...others], rows.toSpliced(from, gone, ...others), rows.slice(from), others])
        expect(layOut(now, look, before)).toEqual(layOut(now, look));
    }),
  );
});

test('what did not change in a list is not laid out again', () => {
  const rows = [5, 4, 3, 2, 1].map((hour) => mail(`2026-11-17T0${hour}:00:00.000Z`));
  const look = { zone: 'UTC', showsFolder: false, heights };
  const before = { rows, items: layOut(rows, look) };
  const now = layOut(rows.with(2, mail('2026-11-17T03:00:00.000Z')), look, before);
  expect(now.map((item, place) => item === before.items[place])).toEqual([true, true, true, false, false, true]);
});

test('the item at a height begins at or above it and ends below it', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(heights, fc.nat(60_000), (all, height) => {
      const items = all.map((each): ListItem => ({ key: '', height: each, day: '', message: undefined }));
      const offsets = offsetsOf(items);
      const index = itemAt(offsets, height);
      const end = offsets.at(-1) ?? 0;
      if (height >= end) expect(index).toBe(all.length - 1);
      else expect(offsets[index + 1]).toBeGreaterThan(height);
      expect(offsets[index]).toBeLessThanOrEqual(height);
    }),
  );
});
