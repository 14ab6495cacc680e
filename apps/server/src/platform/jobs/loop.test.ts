import { getEventListeners } from 'node:events';
import { expect, test } from 'vitest';
import { restOrAbort, startLoop } from './loop.ts';

test('a loop that is stopped waits for its turn under way and takes no other', async () => {
  const turns: string[] = [];
  const gate = Promise.withResolvers<void>();
  const loop = startLoop(async () => {
    turns.push('begun');
    await gate.promise;
    turns.push('ended');
  });
  const stopped = loop.stop().then(() => turns.push('stopped'));
  expect(turns).toEqual(['begun']);
  gate.resolve();
  await stopped;
  expect(turns).toEqual(['begun', 'ended', 'stopped']);
});

test('a turn that rests is over at once when its loop is stopped', async () => {
  const loop = startLoop((stopping) => restOrAbort(new Promise<void>(() => undefined), stopping));
  await loop.stop();
});

test('a rest gives its value, and leaves no listener on the signal', async () => {
  const { signal } = new AbortController();
  expect(await restOrAbort(Promise.resolve(true), signal)).toBe(true);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

test('a rest whose signal was given before it began is over at once', async () => {
  expect(await restOrAbort(new Promise<true>(() => undefined), AbortSignal.abort())).toBeUndefined();
});
