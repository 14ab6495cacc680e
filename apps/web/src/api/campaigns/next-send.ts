import { explainWorkspace } from '@outrider/contract/campaigns/forecast';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';

/** A menu drawn on every page may share one answer for this long. */
const FRESH_FOR_MS = 10_000;
/** News of campaigns comes by a stream; this is for what a clock alone changes, such as a window that opens. */
const ASK_EVERY_MS = 30_000;

/**
 * The next campaign mail of the workspace and of each mailbox, and how many campaigns there are: what shows the next
 * send asks this. It lies with what is read about campaigns, and is read again with it.
 */
export const nextSendQuery = queryOptions({
  queryKey: ['campaigns', 'all', 'nextSend'],
  queryFn: ({ signal }) => call(explainWorkspace, {}, { silent: true, signal }),
  staleTime: FRESH_FOR_MS,
  refetchInterval: ASK_EVERY_MS,
});
