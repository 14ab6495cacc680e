import { readPractice, readPracticeFile, takePracticeMailboxes, takePracticePeople } from '@outrider/contract/practice';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';
import { queryClient } from '../platform/query-client.ts';

const KEY = ['practice'];
/** While something that was taken is still being made. */
const ASK_EVERY_MS = 1_500;

/** What was taken of the practice world. Only in the box: live has no such call. */
export const practiceQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => call(readPractice, {}, { silent: true, signal }),
  refetchInterval: ASK_EVERY_MS,
});

/** Mailboxes, contacts and what counts them are others then, too. */
const refresh = () => queryClient.invalidateQueries();

export const takeMailboxesMutation = mutationOptions({
  mutationFn: () => call(takePracticeMailboxes, {}),
  onSettled: refresh,
});

export const takePeopleMutation = mutationOptions({
  mutationFn: () => call(takePracticePeople, {}),
  onSettled: refresh,
});

export const practiceFileMutation = mutationOptions({ mutationFn: () => call(readPracticeFile, {}) });
