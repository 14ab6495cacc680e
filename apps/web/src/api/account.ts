import { deleteAccount, exportAccount, previewAccountDeletion } from '@outrider/contract/account';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, open } from '../platform/api.ts';

export type Deletion = z.output<typeof previewAccountDeletion.output>;

/** Read anew whenever it is asked: it is what the user agrees to. */
export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'],
  queryFn: ({ signal }) => call(previewAccountDeletion, {}, { silent: true, signal }),
  gcTime: 0,
});

export const exportAccountMutation = mutationOptions({
  mutationFn: async () => (await open(exportAccount.path)).blob(),
});

export const deleteAccountMutation = mutationOptions({
  mutationFn: (password: string) => call(deleteAccount, { password }, { silent: true }),
});
