// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

test('without a connection what is asked fails, and does not wait in silence', async () => {
  onlineManager.setOnline(false);
  const fail = () => Promise.reject(new Error('No connection'));
  await expect(queryClient.fetchQuery({ queryKey: ['asked'], queryFn: fail })).rejects.toThrow('No connection');
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: fail });
  await expect(mutation.execute(undefined)).rejects.toThrow('No connection');
});
