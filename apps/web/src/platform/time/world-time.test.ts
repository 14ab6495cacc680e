import { writeClockHeader } from '@outrider/contract/sandbox/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HERE = new Date('2026-11-16T09:00:00Z');
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: HERE });
});
afterEach(() => void vi.useRealTimers());

const NEXT_DAY = new Date('2026-11-17T09:00:00Z');

test('live, the time is this machine’s', async () => {
  const { hearTime, now, worldAheadMs } = await import('./world-time.ts');
  hearTime(null);
  hearTime('nonsense');
  expect([now(), worldAheadMs()]).toEqual([HERE, 0]);
});

test('in the box the time is as last received, and passes as fast as it does there', async () => {
  const { hearTime, now, worldAheadMs } = await import('./world-time.ts');
  hearTime(writeClockHeader({ now: NEXT_DAY, speed: 60 }));
  vi.advanceTimersByTime(1_000);
  expect(now()).toEqual(new Date('2026-11-17T09:01:00Z'));
  hearTime(writeClockHeader({ now: NEXT_DAY, speed: 0 }));
  vi.advanceTimersByTime(60_000);
  expect(now()).toEqual(NEXT_DAY);
  expect(worldAheadMs()).toBe(86_400_000 - 61_000);
});

test('time that passes as fast as the work allows is shown as received', async () => {
  const { hearTime, now } = await import('./world-time.ts');
  hearTime(writeClockHeader({ now: NEXT_DAY, speed: 86_400 }));
  vi.advanceTimersByTime(1_000);
  expect(now()).toEqual(NEXT_DAY);
});
