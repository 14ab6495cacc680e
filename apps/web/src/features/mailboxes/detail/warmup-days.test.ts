import { expect, test } from 'vitest';
import { dayIn, joinDays } from './warmup-days.ts';

const nothing = {
  sent: { days: [], total: 0 },
  received: { days: [], total: 0 },
  landed: { days: [], inbox: 0, spam: 0, rescued: 0 },
};

test('days nobody wrote on stand in the row as empty ones, so that a weekend is a gap', () => {
  const days = joinDays(
    {
      ...nothing,
      sent: {
        days: [
          { day: '2026-11-06', count: 9 },
          { day: '2026-11-09', count: 10 },
        ],
        total: 19,
      },
    },
    [{ day: '2026-11-10', count: 11 }],
  );
  expect(days.map(({ day, sent, planned }) => [day, sent, planned])).toEqual([
    ['2026-11-06', 9, 0],
    ['2026-11-07', 0, 0],
    ['2026-11-08', 0, 0],
    ['2026-11-09', 10, 0],
    ['2026-11-10', 0, 11],
  ]);
});

test('what was sent is inboxed, in spam, or not judged yet', () => {
  const [day] = joinDays(
    {
      sent: { days: [{ day: '2026-11-17', count: 9 }], total: 9 },
      received: { days: [{ day: '2026-11-17', count: 7 }], total: 7 },
      landed: { days: [{ day: '2026-11-17', inbox: 6, spam: 1, rescued: 1 }], inbox: 6, spam: 1, rescued: 1 },
    },
    [{ day: '2026-11-17', count: 7 }],
  );
  expect(day).toEqual({
    day: '2026-11-17',
    sent: 9,
    inbox: 6,
    spam: 1,
    rescued: 1,
    unjudged: 2,
    received: 7,
    planned: 7,
  });
});

test('nothing known and nothing planned is no chart', () => {
  expect(joinDays(nothing, [])).toEqual([]);
});

test('a day over a change of the clock is still one day', () => {
  const days = joinDays(nothing, [
    { day: '2026-03-27', count: 1 },
    { day: '2026-03-31', count: 1 },
  ]);
  expect(days).toHaveLength(5);
});

test('today is the day of the mailbox, not of the reader', () => {
  const lateInBerlin = new Date('2026-11-17T23:30:00Z');
  expect(dayIn('Europe/Berlin', lateInBerlin)).toBe('2026-11-18');
  expect(dayIn('America/New_York', lateInBerlin)).toBe('2026-11-17');
});
