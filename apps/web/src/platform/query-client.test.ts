// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
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
