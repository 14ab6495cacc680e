import { expect, test } from 'vitest';
import { addDays, type Day, isHumanHour, isWeekday } from './days.ts';
import { plannedPerDay } from './forecast.ts';
import { progressOf } from './progress.ts';
import { conditionsOf, readyAtBest, readySince } from './readiness.ts';
import { decideReply, placeReply } from './replies.ts';
import { type DayTally, healthOf } from './tallies.ts';
import { randomOf } from './testing.ts';

const tally = (day: Day, sent: number, inbox = sent, spam = sent - inbox): DayTally => ({
  day,
  sent,
  received: 0,
  inbox,
  spam,
  missing: 0,
  rescued: 0,
});

/** Weekdays from a Monday on, each with ten mails of which so many landed well. */
function weekdays(first: Day, count: number, inbox = 10): DayTally[] {
  const days: DayTally[] = [];
  for (let day = first; days.length < count; day = addDays(day, 1))
    if (isWeekday(day)) days.push(tally(day, 10, inbox));
  return days;
}

const base = {
  partners: 11,
  domainSince: '2020-01-01',
  startedOn: '2026-11-01',
  isOn: true,
  status: 'active' as const,
};

test('health is what landed in the inbox of what was judged in seven days, rounded down', () => {
  const tallies = [tally('2026-11-10', 50, 0), tally('2026-11-11', 40, 36), tally('2026-11-17', 49, 42)];
  expect(healthOf(tallies, '2026-11-17')).toEqual({ inboxed: 78, judged: 89, percent: 87 });
});

test('health is unknown with fewer than five judged mails', () => {
  expect(healthOf([tally('2026-11-17', 4)], '2026-11-17').percent).toBeUndefined();
  expect(healthOf([tally('2026-11-17', 5)], '2026-11-17').percent).toBe(100);
});

test('mail still on its way says nothing about health, mail that vanished counts against it', () => {
  const day = { ...tally('2026-11-17', 20, 9, 0), missing: 1 };
  expect(healthOf([day], '2026-11-17')).toEqual({ inboxed: 9, judged: 10, percent: 90 });
});

test.each([
  ['2020-01-01', 14],
  ['2026-10-02', 14],
  ['2026-10-03', 21],
  [undefined, 21],
])('a domain registered %s asks for %i sending days', (domainSince, needed) => {
  const conditions = conditionsOf({ ...base, domainSince, tallies: [], today: '2026-11-17' });
  expect(conditions.sendingDays.needed).toBe(needed);
});

test('a young domain on its twelfth day is given the day it can be ready at best', () => {
  const young = { ...base, domainSince: undefined, tallies: weekdays('2026-11-02', 12, 8), today: '2026-11-17' };
  expect(progressOf(young)).toEqual({ state: 'warming', day: 12, ofDays: 21 });
  expect(readyAtBest(young)).toBe('2026-11-30');
  expect(conditionsOf(young)).toEqual({
    sendingDays: { now: 12, needed: 21 },
    health: { now: 80, needed: 90 },
    partners: { now: 11, needed: 8 },
  });
});

test('a mailbox is ready from its fourteenth sending day on while health and partners hold', () => {
  const tallies = weekdays('2026-11-02', 16);
  const today = '2026-11-23';
  expect(progressOf({ ...base, tallies, today })).toEqual({ state: 'ready', since: '2026-11-19', day: 14, ofDays: 14 });
  expect(readySince({ ...base, tallies: weekdays('2026-11-02', 13), today: '2026-11-18' })).toBeUndefined();
  expect(readySince({ ...base, tallies: weekdays('2026-11-02', 16, 8), today })).toBeUndefined();
  expect(readySince({ ...base, partners: 7, tallies, today })).toBeUndefined();
});

test('a mailbox that cannot log in is held where it stands', () => {
  const tallies = weekdays('2026-11-02', 5);
  const held = progressOf({ ...base, status: 'error', tallies, today: '2026-11-17' });
  expect(held).toEqual({ state: 'held', reason: 'mailboxError', day: 5, ofDays: 14 });
  expect(progressOf({ ...base, status: 'paused', tallies, today: '2026-11-17' })).toMatchObject({
    reason: 'mailboxPaused',
  });
});

test('a mailbox with nobody to write to is held until a partner comes', () => {
  const alone = progressOf({ ...base, partners: 0, tallies: [], today: '2026-11-17' });
  expect(alone).toEqual({ state: 'held', reason: 'fewPartners', day: 0, ofDays: 14 });
});

test('a mailbox switched on today starts on the next weekday', () => {
  const friday = { ...base, startedOn: '2026-11-20', tallies: [], today: '2026-11-20' };
  expect(progressOf(friday)).toEqual({ state: 'queued', startsOn: '2026-11-23', ofDays: 14 });
  expect(readyAtBest(friday)).toBe('2026-12-10');
  expect(progressOf({ ...friday, isOn: false })).toEqual({ state: 'off', ofDays: 14 });
});

test('the days ahead follow the ramp and rest on weekends', () => {
  const ahead = plannedPerDay({
    from: '2026-11-18',
    days: 7,
    sendingDays: 12,
    cap: 20,
    partners: 200,
    campaignSends: false,
    replyPercent: 30,
  });
  expect(ahead.map(({ count }) => count)).toEqual([17, 18, 19, 0, 0, 20, 20]);
});

test('the days ahead promise no more than a small pool can carry', () => {
  const small = { from: '2026-11-16', days: 5, sendingDays: 12, cap: 20, partners: 11, campaignSends: false };
  for (const { count } of plannedPerDay({ ...small, replyPercent: 30 })) expect(count).toBeLessThanOrEqual(3);
});

test('answers come after minutes or hours, in the hours of the one who answers', () => {
  const zone = 'America/New_York';
  const random = randomOf('answers');
  const received = new Date('2026-11-20T21:30:00Z');
  const answers = Array.from({ length: 2_000 }, (_, index) =>
    decideReply({ threadId: `t${index}`, depth: 1, zone, replyPercent: 30, receivedAt: received, random }),
  ).filter((at) => at !== undefined);
  expect(answers.length / 2_000).toBeCloseTo(0.3, 1);
  for (const at of answers) {
    expect(isHumanHour(zone, at)).toBe(true);
    expect(at.getTime() - received.getTime()).toBeGreaterThanOrEqual(4 * 60_000);
  }
  expect(new Set(answers.map((at) => at.toISOString().slice(0, 10)))).toEqual(new Set(['2026-11-20', '2026-11-23']));
});

test('a conversation ends after four mails, and a rate of nothing answers nothing', () => {
  const ask = (depth: number, replyPercent: number) =>
    decideReply({ threadId: 't', depth, zone: 'UTC', replyPercent, receivedAt: new Date(0), random: randomOf('x') });
  expect(ask(4, 100)).toBeUndefined();
  expect(ask(3, 100)).toBeInstanceOf(Date);
  expect(ask(1, 0)).toBeUndefined();
});

test('an answer takes the next free slot, else the place of an opening, never one before its time', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 17, hour));
  const offered = [
    { slot: 0, at: at(9), opening: undefined },
    { slot: 1, at: at(11), opening: 'mail 1' },
    { slot: 2, at: at(13), opening: undefined },
  ];
  expect(placeReply(offered, at(10))).toMatchObject({ slot: 2 });
  expect(placeReply(offered.slice(0, 2), at(10))).toMatchObject({ slot: 1, opening: 'mail 1' });
  expect(placeReply(offered, at(14))).toBeUndefined();
});
