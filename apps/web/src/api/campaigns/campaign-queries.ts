import { listDeletedCampaigns } from '@outrider/contract/campaigns/campaign';
import { listDoubts } from '@outrider/contract/campaigns/doubts';
import { explainCampaign, explainLead } from '@outrider/contract/campaigns/forecast';
import { listCampaignChanges, readGuardRail } from '@outrider/contract/campaigns/operate';
import { readCampaignsOverview, readStatistics } from '@outrider/contract/campaigns/statistics';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { CAMPAIGNS, ofOne } from './campaign-keys.ts';
import { checkCampaign } from './check-campaign.ts';
import { getCampaign, listCampaigns } from './read-campaigns.ts';
import { forecastCampaign, listForecast } from './read-forecast.ts';
import { listLeads } from './read-leads.ts';
import { listCampaignEvents } from './statistics.ts';

/** News comes by a stream; this is for what a clock alone changes, such as a window that opens. */
const ASK_EVERY_MS = 30_000;
/** A menu drawn on every page may share one answer for this long. */
const FRESH_FOR_MS = 10_000;
/** What a page asked for a moment ago is not asked again by the part that shows it. */
const ASKED_AHEAD_MS = 3_000;

export type CampaignQuery = z.input<typeof listCampaigns.input>;

export const campaignsQuery = (asked: CampaignQuery) =>
  queryOptions({
    queryKey: [CAMPAIGNS, 'all', 'list', asked],
    queryFn: ({ signal }) => listCampaigns(asked, { silent: true, signal }),
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
    queryFn: ({ signal }) => getCampaign({ campaignId }, { silent: true, signal }),
    refetchInterval: ASK_EVERY_MS,
  });

export const explainQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'explain'),
    queryFn: ({ signal }) => call(explainCampaign, { campaignId }, { silent: true, signal }),
    staleTime: ASKED_AHEAD_MS,
    refetchInterval: ASK_EVERY_MS,
  });
export type Explained = z.output<typeof explainCampaign.output>;
export type ExplainedGroup = Explained['groups'][number];

export const statisticsQuery = (campaignId: string, zone: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'statistics', zone),
    queryFn: ({ signal }) => call(readStatistics, { campaignId, zone }, { silent: true, signal }),
    staleTime: ASKED_AHEAD_MS,
  });
export type Statistics = z.output<typeof readStatistics.output>;

export const forecastQuery = (campaignId: string, asItRan = false) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'forecast', asItRan),
    queryFn: ({ signal }) => forecastCampaign({ campaignId, asItRan }, { silent: true, signal }),
  });
export type Forecast = z.output<typeof forecastCampaign.output>;

export const forecastDayQuery = (campaignId: string, day: string, search: string) =>
  infiniteQueryOptions({
    queryKey: ofOne(campaignId, 'forecastDay', day, search),
    queryFn: ({ pageParam, signal }) =>
      listForecast({ campaignId, day, search, after: pageParam }, { silent: true, signal }),
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
      listLeads({ campaignId, ...filter, after: pageParam }, { silent: true, signal }),
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
      listCampaignEvents({ campaignId, ...filter, after: pageParam }, { silent: true, signal }),
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
    queryFn: ({ signal }) => checkCampaign({ campaignId }, { silent: true, signal }),
  });

export const guardQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'guard'),
    queryFn: async ({ signal }) => (await call(readGuardRail, { campaignId }, { silent: true, signal })).guard,
  });
export type Guard = NonNullable<z.output<typeof readGuardRail.output>['guard']>;
