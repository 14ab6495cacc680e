import { expect, test } from 'vitest';
import type { Forecast, Statistics } from '../../../../api/campaigns/campaign-queries.ts';
import { type DayRow, dayRows, repliesTimes } from './day-rows.ts';

const sent = (day: string, newLeads: number, followUps = 0, replies = 0): Statistics['days'][number] => ({
  day,
  newLeads,
  followUps,
  replies,
  opened: { person: 0, machine: 0, unknown: 0 },
  clicked: 0,
  bounced: 0,
});
const planned = (day: string, mails: number): Forecast['days'][number] => ({
  day,
  mails,
  newLeads: mails,
  followUps: 0,
  rounds: [mails],
  isDayOff: mails === 0,
});

test('today is what went out with what is still to come on top, and a day without mail keeps its place', () => {
  const rows = dayRows({
    past: [sent('2026-11-13', 30, 10, 2), sent('2026-11-16', 20)],
    coming: [planned('2026-11-16', 12), planned('2026-11-17', 40)],
    today: '2026-11-16',
  });
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16', '2026-11-17']);
  expect(rows[0]).toEqual({ day: '2026-11-13', newLeads: 30, followUps: 10, planned: 0, replies: 2 });
  expect(rows[3]).toMatchObject({ newLeads: 20, planned: 12, replies: 0 });
  expect(rows[4]).toMatchObject({ newLeads: 0, planned: 40, replies: undefined });
});

test('a long past is cut so that what is to come stays in sight', () => {
  const past = Array.from({ length: 60 }, (_day, index) =>
    sent(new Date(Date.UTC(2026, 8, 18 + index)).toISOString().slice(0, 10), 5),
  );
  const rows = dayRows({ past, coming: [planned('2026-11-20', 9)], today: '2026-11-16' });
  expect(rows).toHaveLength(26);
  expect(rows.at(-1)).toMatchObject({ day: '2026-11-19' });
});

test('a campaign that has not begun shows its first days, and one without any has no chart', () => {
  expect(dayRows({ past: [], coming: [planned('2026-11-18', 9)], today: '2026-11-16' })[0]?.day).toBe('2026-11-18');
  expect(dayRows({ past: [], coming: [], today: '2026-11-16' })).toEqual([]);
});

test('replies are drawn as large as they fit', () => {
  const row = (mails: number, replies: number): DayRow => ({
    day: '2026-11-16',
    newLeads: mails,
    followUps: 0,
    planned: 0,
    replies,
  });
  expect(repliesTimes([row(110, 8)])).toBe(5);
  expect(repliesTimes([row(3, 3)])).toBe(1);
});
