import { getCampaign, listCampaigns, listDeletedCampaigns } from '@outrider/contract/campaigns/campaign';
import { listDoubts } from '@outrider/contract/campaigns/doubts';
import { explainCampaign, explainLead, forecastCampaign, listForecast } from '@outrider/contract/campaigns/forecast';
import { listLeads } from '@outrider/contract/campaigns/leads';
import { checkCampaign, listCampaignChanges, readGuardRail } from '@outrider/contract/campaigns/operate';
import { listCampaignEvents, readCampaignsOverview, readStatistics } from '@outrider/contract/campaigns/statistics';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** Everything read about campaigns lies under this key, so that one change can refresh all of it. */
const CAMPAIGNS = 'campaigns';
/** News comes by a stream; this is for what a clock alone changes, such as a window that opens. */
const ASK_EVERY_MS = 30_000;
/** A menu drawn on every page may share one answer for this long. */
const FRESH_FOR_MS = 10_000;

const ofOne = (campaignId: string, ...more: readonly unknown[]) => [CAMPAIGNS, 'one', campaignId, ...more];

export type CampaignQuery = z.input<typeof listCampaigns.input>;

export const campaignsQuery = (asked: CampaignQuery) =>
  queryOptions({
    queryKey: [CAMPAIGNS, 'all', 'list', asked],
    queryFn: ({ signal }) => call(listCampaigns, asked, { silent: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ASK_EVERY_MS,
  });

export const overviewQuery = (zone: string) =>
  queryOptions({
    queryKey: [CAMPAIGNS, 'all', 'overview', zone],
    queryFn: ({ signal }) => call(readCampaignsOverview, { zone }, { silent: true, signal }),
    refetchInterval: ASK_EVERY_MS,
  });

export const deletedQuery = queryOptions({
  queryKey: [CAMPAIGNS, 'all', 'deleted'],
  queryFn: ({ signal }) => call(listDeletedCampaigns, {}, { silent: true, signal }),
  staleTime: FRESH_FOR_MS,
});

export const campaignQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'itself'),
    queryFn: ({ signal }) => call(getCampaign, { campaignId }, { silent: true, signal }),
    refetchInterval: ASK_EVERY_MS,
  });

export const explainQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'explain'),
    queryFn: ({ signal }) => call(explainCampaign, { campaignId }, { silent: true, signal }),
    refetchInterval: ASK_EVERY_MS,
  });
export type Explained = z.output<typeof explainCampaign.output>;
export type ExplainedGroup = Explained['groups'][number];

export const statisticsQuery = (campaignId: string, zone: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'statistics', zone),
    queryFn: ({ signal }) => call(readStatistics, { campaignId, zone }, { silent: true, signal }),
  });
export type Statistics = z.output<typeof readStatistics.output>;

export const forecastQuery = (campaignId: string, asItRan = false) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'forecast', asItRan),
    queryFn: ({ signal }) => call(forecastCampaign, { campaignId, asItRan }, { silent: true, signal }),
  });
export type Forecast = z.output<typeof forecastCampaign.output>;

export const forecastDayQuery = (campaignId: string, day: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ofOne(campaignId, 'forecastDay', day, search),
    queryFn: ({ pageParam, signal }) =>
      call(listForecast, { campaignId, day, search, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });
export type ForecastRow = z.output<typeof listForecast.output>['rows'][number];

export type LeadFilter = Pick<z.input<typeof listLeads.input>, 'group' | 'reason' | 'search'>;

export const leadsQuery = (campaignId: string, filter: LeadFilter) =>
  infiniteQueryOptions({
    queryKey: ofOne(campaignId, 'leads', filter),
    queryFn: ({ pageParam, signal }) =>
      call(listLeads, { campaignId, ...filter, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });

export const leadQuery = (campaignId: string, leadId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'lead', leadId),
    queryFn: ({ signal }) => call(explainLead, { campaignId, leadId }, { silent: true, signal }),
  });

export type EventFilter = Pick<z.input<typeof listCampaignEvents.input>, 'kinds' | 'leadId'>;

export const eventsQuery = (campaignId: string, filter: EventFilter) =>
  infiniteQueryOptions({
    queryKey: ofOne(campaignId, 'events', filter),
    queryFn: ({ pageParam, signal }) =>
      call(listCampaignEvents, { campaignId, ...filter, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });

export const doubtsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'doubts'),
    queryFn: ({ signal }) => call(listDoubts, { campaignId }, { silent: true, signal }),
    refetchInterval: ASK_EVERY_MS,
  });

export const changesQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'changes'),
    queryFn: ({ signal }) => call(listCampaignChanges, { campaignId }, { silent: true, signal }),
  });

export const checkQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'check'),
    queryFn: ({ signal }) => call(checkCampaign, { campaignId }, { silent: true, signal }),
  });

export const guardQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'guard'),
    queryFn: async ({ signal }) => (await call(readGuardRail, { campaignId }, { silent: true, signal })).guard,
  });
export type Guard = NonNullable<z.output<typeof readGuardRail.output>['guard']>;

/** After a change: whatever is on screen about campaigns is read again. */
export const refreshCampaigns = () => queryClient.invalidateQueries({ queryKey: [CAMPAIGNS] });

/** News of one: what is shown of it, and what is told of all. */
export const refreshCampaign = (campaignId: string) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [CAMPAIGNS, 'all'] }),
    queryClient.invalidateQueries({ queryKey: ofOne(campaignId) }),
  ]);
