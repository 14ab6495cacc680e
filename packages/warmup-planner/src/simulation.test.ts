import { beforeAll, expect, test } from 'vitest';
import { type Day, dayIn, isHumanHour } from './days.ts';
import { THREAD_DEPTH_MAX } from './rules.ts';
import { type Delivery, type SimulatedBox, simulate } from './simulation-testing.ts';
import { healthOf } from './tallies.ts';
import { randomOf } from './testing.ts';

const HOURS_72_MS = 259_200_000;

/** 200 mailboxes in zones whose clocks change within the 30 days, some broken for a while, some beside a campaign. */
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Asia/Tokyo',
  'America/Los_Angeles',
  'Europe/London',
  'Asia/Kolkata',
];
const START = new Date('2026-10-16T12:00:00Z');
/** Switched on three days after the others. */
const LATE: Day = '2026-10-21';
const BROKEN: Day[] = ['2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];

const boxes = Array.from(
  { length: 200 },
  (_, index): SimulatedBox => ({
    id: `m${index}`,
    zone: ZONES[index % ZONES.length] ?? 'UTC',
    provider: ['google', 'microsoft', 'other'][index % 3] ?? 'other',
    cap: index % 10 === 0 ? 12 : 20,
    startedOn: index % 7 === 0 ? LATE : '2026-10-18',
    brokenOn: new Set(index % 25 === 3 ? BROKEN : []),
    campaignFrom: index % 40 === 5 ? '2026-11-04' : undefined,
  }),
);

let truth: Delivery[];
let sentBy: Map<string, Delivery[]>;
let takenBy: Map<string, Delivery[]>;
let talliesOf: ReturnType<typeof simulate>['talliesOf'];
beforeAll(() => {
  ({ truth, talliesOf } = simulate(boxes, { start: START, days: 30, random: randomOf('200 boxes') }));
  sentBy = Map.groupBy(truth, ({ from }) => from);
  takenBy = Map.groupBy(truth, ({ to }) => to);
});

const zoneOf = new Map(boxes.map(({ id, zone }) => [id, zone]));

function countedByDay(id: string): Map<Day, number> {
  const days = Map.groupBy(sentBy.get(id) ?? [], ({ at }) => dayIn(zoneOf.get(id) ?? 'UTC', at));
  return new Map([...days].map(([day, mails]) => [day, mails.length]));
}

test('in 30 days every one of 200 mailboxes keeps to its ramp exactly', () => {
  for (const { id, cap, startedOn, campaignFrom, brokenOn } of boxes) {
    const counted = [...countedByDay(id)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const expected = counted.map(([day], index) => {
      const ramp = Math.min(5 + index, cap);
      return [day, campaignFrom && day >= campaignFrom ? Math.min(ramp, 5) : ramp];
    });
    expect(counted).toEqual(expected);
    expect(counted.some(([day]) => brokenOn.has(day))).toBe(false);
    expect(counted).toHaveLength((startedOn === LATE ? 17 : 20) - (brokenOn.size > 0 ? 4 : 0));
  }
});

test('in 30 days no pair begins a conversation within 72 hours of the last, no matter who began', () => {
  const last = new Map<string, number>();
  const tooSoon = truth.filter(({ place, from, to, at }) => {
    if (place > 1) return false;
    const pair = from < to ? `${from} ${to}` : `${to} ${from}`;
    const rest = at.getTime() - (last.get(pair) ?? 0);
    last.set(pair, at.getTime());
    return rest < HOURS_72_MS;
  });
  expect(tooSoon).toEqual([]);
});

test('in 30 days nothing goes out at night or on a weekend of its own zone, clocks changing or not', () => {
  expect(truth.filter(({ from, at }) => !isHumanHour(zoneOf.get(from) ?? 'UTC', at))).toEqual([]);
});

test('in 30 days three of ten mails are answered, by the other side, in conversations of at most four', () => {
  const threads = Map.groupBy(truth, ({ threadId }) => threadId);
  const broken = [...threads.values()].filter(
    ([first, ...rest]) =>
      rest.length >= THREAD_DEPTH_MAX ||
      rest.some(({ place, from, to }, index) => {
        const isByOpener = place % 2 === 1;
        return place !== index + 2 || from !== (isByOpener ? first?.from : first?.to) || to === from;
      }),
  );
  expect(broken).toEqual([]);
  const answerable = truth.filter(({ place, at }) => place < THREAD_DEPTH_MAX && at < new Date('2026-11-11'));
  const answered = answerable.filter(({ threadId, place }) => (threads.get(threadId)?.length ?? 0) > place);
  expect(answered.length / answerable.length).toBeCloseTo(0.3, 1);
});

test('in 30 days the statistics are what the log of truth counts', () => {
  for (const { id, zone } of boxes) {
    const counted = countedByDay(id);
    const tallies = talliesOf(id);
    for (const { day, sent, inbox, spam } of tallies) {
      expect([day, sent]).toEqual([day, counted.get(day) ?? 0]);
      expect(inbox + spam).toBe(sent);
    }
    const received = tallies.reduce((sum, tally) => sum + tally.received, 0);
    expect(received).toBe(takenBy.get(id)?.length);
    const week = (sentBy.get(id) ?? []).filter(({ at }) => dayIn(zone, at) >= '2026-11-07');
    const inboxed = week.filter(({ landed }) => landed === 'inbox').length;
    expect(healthOf(tallies, '2026-11-13')).toEqual({
      inboxed,
      judged: week.length,
      percent: Math.floor((100 * inboxed) / week.length),
    });
  }
});
