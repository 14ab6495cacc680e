// @vitest-environment jsdom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

test('without a connection what is asked fails, and does not wait in silence', async () => {
  onlineManager.setOnline(false);
  const fail = () => Promise.reject(new Error('No connection'));
  await expect(queryClient.fetchQuery({ queryKey: ['asked'], queryFn: fail })).rejects.toThrow('No connection');
});

test('what is to be saved waits for a connection, and is saved then', async () => {
  onlineManager.setOnline(false);
  const save = vi.fn(async () => 'saved');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: save });
  const saved = mutation.execute(undefined);
  await vi.waitFor(() => expect(mutation.state.isPaused).toBe(true));
  expect(save).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await queryClient.resumePausedMutations();
  await expect(saved).resolves.toBe('saved');
});

test('what changes while a list is first asked for is asked for again, once, when that answer has come', async () => {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]?.promise ?? Promise.reject(new Error('Asked too often')));
  const list = new QueryObserver(queryClient, { queryKey: ['list', 'searched'], queryFn: ask });
  const close = list.subscribe(() => {});
  const refreshed = Promise.all([1, 2].map(() => queryClient.invalidateQueries({ queryKey: ['list'] })));
  expect(ask).toHaveBeenCalledOnce();
  answers[0]?.resolve('before the change');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answers[1]?.resolve('after it');
  await refreshed;
  expect(list.getCurrentResult().data).toBe('after it');
  expect(ask).toHaveBeenCalledTimes(2);
  close();
});
