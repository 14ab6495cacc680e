import { readLeadSource } from '@outrider/contract/campaigns/leads';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api.ts';
import { listLeads, listLeftOut } from './read-leads.ts';

/** Under the key of campaigns: what changes them changes these. */
const keyOf = (campaignId: string, ...more: readonly unknown[]) => ['campaigns', 'one', campaignId, 'source', ...more];
const ASK_WHILE_ADDING_MS = 1_500;

type Source = { campaignId: string; sourceId: string };

export const leadSourceQuery = (source: Source) =>
  queryOptions({
    queryKey: keyOf(source.campaignId, source.sourceId),
    queryFn: async ({ signal }) => (await call(readLeadSource, source, { silent: true, signal })).source,
    refetchInterval: ({ state }) => (state.data?.state === 'adding' ? ASK_WHILE_ADDING_MS : false),
  });

export const sourceLeadsQuery = (source: Source, search: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(source.campaignId, source.sourceId, 'leads', search),
    queryFn: ({ pageParam, signal }) => listLeads({ ...source, search, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });

export const sourceLeftOutQuery = (source: Source) =>
  infiniteQueryOptions({
    queryKey: keyOf(source.campaignId, source.sourceId, 'leftOut'),
    queryFn: ({ pageParam, signal }) => listLeftOut({ ...source, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
  });
