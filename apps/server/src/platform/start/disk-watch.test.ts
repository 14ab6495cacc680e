import { expect, test } from 'vitest';
import { createDiskWatch } from './disk-watch.ts';

test('a full disk is reported while it lasts, and logged when it begins and when it is over', () => {
  const lines: unknown[] = [];
  const log = { error: (line: unknown) => void lines.push(line), warn: (line: unknown) => void lines.push(line) };
  const disk = { free: 500, time: 0 };
  const trouble = createDiskWatch({
    folder: '/data',
    log,
    now: () => disk.time,
    freeBytes: () => disk.free * 1_048_576,
  });
  const after = (free: number) => {
    disk.free = free;
    disk.time += 5_000;
    return trouble();
  };
  expect(trouble()).toBeUndefined();
  const sentence = 'The disk of /data is full (3 MB left): nothing is sent until at least 64 MB are free.';
  expect(after(3)).toMatchObject({ kind: 'diskFull', sentence });
  after(3);
  expect(lines).toEqual([sentence]);
  expect(after(200)).toBeUndefined();
  expect(lines).toEqual([sentence, 'The disk of /data has room again.']);
});

test('the room on a real disk is known', () => {
  const silent = { error: () => undefined, warn: () => undefined };
  const ask = (free?: number) =>
    createDiskWatch({
      folder: '/',
      log: silent,
      now: () => 0,
      ...(free === undefined ? {} : { freeBytes: () => free }),
    });
  expect(ask()()).toBeUndefined();
  expect(ask(0)()?.kind).toBe('diskFull');
});
