import * as contract from '@outrider/contract/campaigns/holds';
import { showSendingHold } from '@outrider/contract/campaigns/holds';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { request } from '../request.ts';

export const resumeSending = request(contract.resumeSending);

const ASK_EVERY_MS = 60_000;
/** While mailboxes are read, a user may watch. */
const ASK_SOON_MS = 3_000;

/** Whether all sending is held; drawn on every page. */
export const sendingHoldQuery = queryOptions({
  queryKey: ['campaigns', 'all', 'sendingHold'],
  queryFn: ({ signal }) => call(showSendingHold, {}, { silent: true, signal }),
  staleTime: ASK_SOON_MS,
  refetchInterval: ({ state: { data } }) => (data?.hold && !data.hold.isLooked ? ASK_SOON_MS : ASK_EVERY_MS),
});
