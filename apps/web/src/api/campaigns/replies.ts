import {
  findLeadsToLink,
  linkReply,
  listUnlinkedReplies,
  readUnlinkedReply,
} from '@outrider/contract/campaigns/replies';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

const REPLIES = 'replies';
const ASK_EVERY_MS = 60_000;

export const unlinkedQuery = infiniteQueryOptions({
  queryKey: [REPLIES, 'unlinked'],
  queryFn: ({ pageParam, signal }) => call(listUnlinkedReplies, { after: pageParam }, { silent: true, signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next || undefined,
  staleTime: ASK_EVERY_MS,
  refetchInterval: ASK_EVERY_MS,
});

/** `leadId`: a lead that is looked at beside those that are proposed. */
export const unlinkedReplyQuery = (messageId: string, leadId: string | undefined) =>
  queryOptions({
    queryKey: [REPLIES, 'one', messageId, leadId],
    queryFn: ({ signal }) =>
      call(readUnlinkedReply, leadId === undefined ? { messageId } : { messageId, leadId }, { silent: true, signal }),
    placeholderData: (previous) => (previous?.messageId === messageId ? previous : undefined),
  });

export const leadsToLinkQuery = (search: string) =>
  queryOptions({
    queryKey: [REPLIES, 'leads', search],
    queryFn: async ({ signal }) => (await call(findLeadsToLink, { search }, { silent: true, signal })).leads,
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** Leads stop and answers are counted with it, so campaigns are read again too. */
export const linkReplyMutation = mutationOptions({
  mutationFn: (wanted: { messageId: string; leadId: string | null }) => call(linkReply, wanted),
  onSettled: () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: [REPLIES, 'unlinked'] }),
      queryClient.invalidateQueries({ queryKey: ['campaigns'] }),
    ]),
});
