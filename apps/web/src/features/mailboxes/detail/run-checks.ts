import { useMutation, useQuery } from '@tanstack/react-query';
import { runChecks } from '../../../api/mailboxes/checks.ts';
import { checksQuery } from '../../../api/mailboxes/mailboxes.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** The last checks of a mailbox, and a way to have them run again; while they run they are asked for often. */
export function useChecks(accountId: string) {
  const query = useQuery(checksQuery(accountId));
  const { mutate: run, isPending } = useMutation({
    mutationFn: () => runChecks({ accountId }),
    onSuccess: () => queryClient.invalidateQueries(checksQuery(accountId)),
  });
  return { query, run: () => run(), isRunning: isPending || query.data?.running === true };
}
