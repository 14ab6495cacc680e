import * as contract from '@outrider/contract/compose/aliases';
import { addAlias, removeAlias } from '@outrider/contract/compose/aliases';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { request } from '../request.ts';

export const listAliases = request(contract.listAliases, { silent: true });

const KEY = ['compose', 'senders', 'aliases'];

export const aliasesQuery = (accountId: string) =>
  queryOptions({
    queryKey: [...KEY, accountId],
    queryFn: async ({ signal }) => (await listAliases({ accountId }, { signal })).aliases,
  });

/** The senders of a mail being written are others then, too. */
const refresh = () => queryClient.invalidateQueries({ queryKey: ['compose', 'senders'] });

export const addAliasMutation = mutationOptions({
  mutationFn: (wanted: { accountId: string; email: string; name: string }) => call(addAlias, wanted, { silent: true }),
  onSettled: refresh,
});

export const removeAliasMutation = mutationOptions({
  mutationFn: (aliasId: string) => call(removeAlias, { aliasId }),
  onSettled: refresh,
});
