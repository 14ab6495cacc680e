import { expect, test, vi } from 'vitest';
import { createConnection } from './create-connection.ts';

function open(answers: boolean[], isOnline = true) {
  const timers: { run: () => void; ms: number; isOver: boolean }[] = [];
  const reach = vi.fn(async () => {
    const answer = answers.shift();
    if (answer === undefined) throw new Error('cut');
    return answer;
  });
  const connection = createConnection({
    reach,
    now: () => 7,
    later: (run, ms) => {
      const timer = { run, ms, isOver: false };
      timers.push(timer);
      return () => {
        timer.isOver = true;
      };
    },
    first: { isOnline },
  });
  const listener = vi.fn<() => void>();
  connection.subscribe(listener);
  return { connection, timers, listener, reach };
}

test('a server that does not answer is said once, and looked for with growing pauses until it is back', async () => {
  const { connection, timers, listener } = open([]);
  expect(await connection.check()).toBe(false);
  expect(connection.state()).toEqual({ isOnline: false, since: 7 });
  for (let index = 0; index < 5; index += 1) {
    timers.at(-1)?.run();
    await connection.check();
  }
  expect(timers.map(({ ms }) => ms)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(listener).toHaveBeenCalledOnce();
});

test('many calls that fail at once lead to one look', async () => {
  const { connection, reach } = open([true]);
  await Promise.all([connection.check(), connection.check(), connection.check()]);
  expect(reach).toHaveBeenCalledOnce();
  expect(connection.isOnline()).toBe(true);
});

test('once it answers, the pauses end and everybody hears of it', async () => {
  const { connection, timers, listener } = open([true], false);
  expect(connection.state().since).toBe(7);
  await connection.check();
  expect(connection.state()).toEqual({ isOnline: true, since: undefined });
  expect(timers.every(({ isOver }) => isOver)).toBe(true);
  expect(listener).toHaveBeenCalledOnce();
});
