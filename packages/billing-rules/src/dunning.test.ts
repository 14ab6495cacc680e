import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueNotice, GRACE_DAYS, graceUntil, unpaidState } from './dunning.ts';

const since = new Date('2026-11-01T08:00:00Z');
const after = (days: number) => new Date(since.getTime() + days * 86_400_000);

test('everything works until the grace period is over, then nothing new starts', () => {
  expect(unpaidState(since, since)).toBe('pastDue');
  expect(unpaidState(since, new Date(graceUntil(since).getTime() - 1))).toBe('pastDue');
  expect(unpaidState(since, graceUntil(since))).toBe('readOnly');
});

test('notices come on their days, each once, and the last says that nothing new starts', () => {
  let last: number | null = null;
  const noticed: number[] = [];
  for (let hours = 0; hours <= 24 * 40; hours += 5) {
    const notice = dueNotice(since, after(hours / 24), last);
    if (!notice) continue;
    noticed.push(notice.day);
    expect(notice.isReadOnly).toBe(unpaidState(since, after(hours / 24)) === 'readOnly');
    last = notice.day;
  }
  expect(noticed).toEqual([0, 3, 7, 12, GRACE_DAYS]);
});

test('after a long silence one notice is given, not all that were missed', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (days) => {
      const notice = dueNotice(since, after(days), null);
      expect(notice?.day).toBeLessThanOrEqual(days + 1e-6);
      expect(dueNotice(since, after(days), notice?.day ?? null)).toBeNull();
    }),
  );
});
