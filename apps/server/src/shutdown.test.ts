import { expect, test, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

/** Time passes as fast as it can, and stands still at `until`. */
function aShutdown({ away = false, until = Number.POSITIVE_INFINITY } = {}) {
  const done: string[] = [];
  let time = 0;
  const shutdown = createShutdown({
    say: (line) => void done.push(line),
    now: () => time,
    pause: async (milliseconds) => {
      await new Promise((passed) => time < until && setImmediate(passed));
      time += milliseconds;
    },
    exit: (code) => void done.push(`exit ${code}`),
    isDatabaseAway: () => away,
  });
  const step = (name: string) => async () => void done.push(name);
  return { shutdown, done, step, untilReached: () => vi.waitUntil(() => time >= until) };
}

test('the first signal undoes every step, newest first, and then ends it', async () => {
  const { shutdown, done, step } = aShutdown();
  shutdown.onEnd(step('database'));
  shutdown.onEnd(step('server'));
  shutdown.onSignal();
  await vi.waitUntil(() => done.length === 3);
  expect(done).toEqual(['server', 'database', 'exit 0']);
});

test('a second signal ends it at once, and the same one heard twice is one signal', async () => {
  const { shutdown, done, untilReached } = aShutdown({ until: 1_000 });
  shutdown.onEnd(
    () => new Promise(() => undefined),
    () => done.push('told the database'),
  );
  shutdown.onSignal();
  shutdown.onSignal();
  await untilReached();
  expect(done).toEqual([]);
  shutdown.onSignal();
  expect(done).toEqual(['told the database', 'exit 1']);
});

test('without a database a step that waits for it is given up soon, and the others are still undone', async () => {
  const { shutdown, done, step } = aShutdown({ away: true });
  shutdown.onEnd(step('folder'));
  shutdown.onEnd(() => new Promise(() => undefined));
  shutdown.onSignal();
  await vi.waitUntil(() => done.length === 3);
  expect(done).toEqual([expect.stringContaining('the database is away'), 'folder', 'exit 0']);
});

test('a step that fails keeps no other from being undone', async () => {
  const { shutdown, done, step } = aShutdown();
  shutdown.onEnd(step('folder'));
  shutdown.onEnd(async () => {
    throw new Error('broken');
  });
  await shutdown.run(1);
  expect(done).toEqual(['While stopping: Error: broken', 'folder', 'exit 1']);
});
