import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { runningClock, steppedClock } from './clock.ts';

const START = new Date('2026-11-17T09:00:00Z');
const after = (milliseconds: number) => new Date(START.getTime() + milliseconds);

test('stepped time runs tasks in the order of their times, each at its own time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(1_000), { maxLength: 30 }), async (delays) => {
      const clock = steppedClock(START);
      const seen: number[] = [];
      for (const delay of delays) {
        clock.at(after(delay), () => {
          expect(clock.now()).toEqual(after(delay));
          seen.push(delay);
        });
      }
      await clock.advance(1_000);
      expect(seen).toEqual(delays.toSorted((a, b) => a - b));
      expect(clock.now()).toEqual(after(1_000));
    }),
  );
});

test('a task may plan another one within the same step', async () => {
  const clock = steppedClock(START);
  const seen: string[] = [];
  clock.at(after(10), () => {
    seen.push('first');
    clock.at(after(20), () => void seen.push('second'));
  });
  await clock.advance(30);
  expect(seen).toEqual(['first', 'second']);
});

test('a cancelled task does not run', async () => {
  const clock = steppedClock(START);
  const cancel = clock.at(after(10), () => expect.unreachable());
  cancel();
  await clock.advance(100);
});

test('fast time passes faster, and can be made faster or moved while it runs', () => {
  vi.useFakeTimers();
  const clock = runningClock(() => Date.now(), { speed: 60 });
  const start = clock.now().getTime();
  const seen: string[] = [];
  clock.at(new Date(start + 60_000), () => void seen.push('minute'));
  clock.at(new Date(start + 86_400_000), () => void seen.push('day'));
  vi.advanceTimersByTime(999);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['minute']);
  clock.skip(86_300_000);
  vi.advanceTimersByTime(700);
  expect(seen).toEqual(['minute', 'day']);
  clock.setSpeed(1);
  const before = clock.now().getTime();
  vi.advanceTimersByTime(1_000);
  expect(clock.now().getTime() - before).toBe(1_000);
  clock.close();
  vi.useRealTimers();
});

test('a wait longer than a timer can hold still ends', () => {
  vi.useFakeTimers();
  const clock = runningClock(() => Date.now());
  const task = vi.fn();
  clock.at(new Date(Date.now() + 40 * 86_400_000), task);
  vi.advanceTimersByTime(39 * 86_400_000);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(86_400_000);
  expect(task).toHaveBeenCalledTimes(1);
  clock.close();
  vi.useRealTimers();
});

test('stopped time keeps everybody waiting, lets itself be skipped, and what that makes due runs in order', () => {
  vi.useFakeTimers();
  const clock = runningClock(() => Date.now());
  const start = clock.now().getTime();
  const seen: string[] = [];
  clock.at(new Date(start + 2_000), () => void seen.push('second'));
  clock.at(new Date(start + 1_000), () => void seen.push('first'));
  clock.at(new Date(start + 10_000), () => void seen.push('third'));
  clock.setSpeed(0);
  vi.advanceTimersByTime(60 * 86_400_000);
  expect([seen, clock.now().getTime() - start]).toEqual([[], 0]);
  clock.skip(5_000);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['first', 'second']);
  clock.setSpeed(1);
  vi.advanceTimersByTime(5_000);
  expect(seen).toEqual(['first', 'second', 'third']);
  clock.close();
  vi.useRealTimers();
});

test('a clock that is held reaches the moment and waits there, however fast it runs or far it is skipped', () => {
  vi.useFakeTimers();
  const clock = runningClock(() => Date.now(), { speed: 600 });
  const start = clock.now().getTime();
  const seen: string[] = [];
  clock.at(new Date(start + 60_000), () => void seen.push('at the moment'));
  clock.at(new Date(start + 60_001), () => void seen.push('after it'));
  clock.holdAt(new Date(start + 60_000));
  vi.advanceTimersByTime(5_000);
  clock.skip(86_400_000);
  vi.advanceTimersByTime(5_000);
  expect([clock.now().getTime() - start, seen]).toEqual([60_000, ['at the moment']]);
  clock.holdAt(undefined);
  vi.advanceTimersByTime(1);
  expect(clock.now().getTime() - start).toBe(60_600);
  expect(seen).toEqual(['at the moment', 'after it']);
  clock.close();
  vi.useRealTimers();
});

test('time never goes back, through any change of it or of the system’s clock', () => {
  const move = fc.oneof(
    fc.record({ kind: fc.constant('real' as const), by: fc.integer({ min: -100_000, max: 100_000 }) }),
    fc.record({ kind: fc.constant('speed' as const), by: fc.constantFrom(0, 1, 60, 600) }),
    fc.record({ kind: fc.constant('skip' as const), by: fc.nat(100_000) }),
    fc.record({ kind: fc.constant('hold' as const), by: fc.integer({ min: -100_000, max: 100_000 }) }),
  );
  fc.assert(
    fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
      let real = START.getTime();
      const clock = runningClock(() => real, { at: after(5_000) });
      let before = clock.now().getTime();
      expect(before).toBe(START.getTime() + 5_000);
      for (const { kind, by } of moves) {
        if (kind === 'real') real += by;
        if (kind === 'speed') clock.setSpeed(by);
        if (kind === 'skip') clock.skip(by);
        if (kind === 'hold') clock.holdAt(by > 50_000 ? undefined : new Date(before + by));
        const now = clock.now().getTime();
        expect(now).toBeGreaterThanOrEqual(before);
        before = now;
      }
      clock.close();
    }),
  );
});
