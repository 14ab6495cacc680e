import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { previewMail, readReturnedTest } from '@outrider/contract/campaigns/forecast';
import { summariseLeads } from '@outrider/contract/campaigns/leads';
import { readUsualRates } from '@outrider/contract/campaigns/statistics';
import type { ContactFilter } from '@outrider/contract/contacts/contact';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { nowMs } from '../../platform/time/world-time.ts';
import { getContactBook } from '../contacts/read-book.ts';
import { listContacts } from '../contacts/read-contacts.ts';
import { listVerifications } from '../verification.ts';
import { checkCampaign } from './check-campaign.ts';
import { getCampaign } from './read-campaigns.ts';
import { forecastCampaign, listForecast } from './read-forecast.ts';
import { listLeads, listLeftOut } from './read-leads.ts';

/** Everything the editor reads lies under this key, by campaign. */
const EDITOR = 'campaign-editor';
const ASK_WHILE_ADDING_MS = 1_200;
const ASK_WHILE_LIVE_MS = 15_000;
/** What is done to leads here counts them again at once; a check that ends, or another window, is seen after this. */
const SUMMARY_LASTS_MS = 10_000;

export type LeadSummary = z.output<typeof summariseLeads.output>;
export type Forecast = z.output<typeof forecastCampaign.output>;
export type ForecastPlan = Pick<z.input<typeof forecastCampaign.input>, 'settings' | 'rounds'>;
export type PreviewOrder = z.input<typeof previewMail.input>;
export type Preview = z.output<typeof previewMail.output>;

/** As it was when the editor opened; from there on the editor has it. */
export const openedQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [EDITOR, campaignId, 'opened'],
    queryFn: ({ signal }) => getCampaign({ campaignId }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** What the server knows of it now: leads that are being added come by themselves. */
export const liveCampaignQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [EDITOR, campaignId, 'live'],
    queryFn: ({ signal }) => getCampaign({ campaignId }, { silent: true, signal }),
    refetchInterval: ({ state: { data } }) =>
      isAdding(data) ? ASK_WHILE_ADDING_MS : isLive(data) && ASK_WHILE_LIVE_MS,
  });

export const isAdding = (campaign: Pick<Campaign, 'sources'> | undefined): boolean =>
  campaign?.sources.some(({ state }) => state === 'adding') === true;

const isLive = (campaign: Campaign | undefined): boolean => campaign?.sources.some((source) => source.isLive) === true;

/** `asked`: which values are missing depends on what mails ask for. */
export const summaryQuery = (campaignId: string, asked: string) =>
  queryOptions({
    queryKey: [EDITOR, campaignId, 'leads', 'summary', asked],
    queryFn: ({ signal }) => call(summariseLeads, { campaignId }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: SUMMARY_LASTS_MS,
  });

export const leadsQuery = (campaignId: string, asked: { toLookAt: boolean; search: string }) =>
  infiniteQueryOptions({
    queryKey: [EDITOR, campaignId, 'leads', 'list', asked],
    queryFn: ({ pageParam, signal }) =>
      listLeads({ campaignId, ...asked, after: pageParam, pageSize: 100 }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });

export const someLeadsQuery = (campaignId: string, search: string) =>
  queryOptions({
    queryKey: [EDITOR, campaignId, 'leads', 'some', search],
    queryFn: ({ signal }) => listLeads({ campaignId, search, pageSize: 50 }, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

export const toLookAtQuery = (campaignId: string) =>
  queryOptions({
    queryKey: [EDITOR, campaignId, 'leads', 'toLookAt'],
    queryFn: ({ signal }) => listLeads({ campaignId, toLookAt: true, pageSize: 1 }, { silent: true, signal }),
  });

export const leftOutQuery = (campaignId: string) =>
  infiniteQueryOptions({
    queryKey: [EDITOR, campaignId, 'leads', 'leftOut'],
    queryFn: ({ pageParam, signal }) => listLeftOut({ campaignId, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
  });

/** Also of settings and mails that are not saved yet; `mark` tells plans apart that are the same in the database. */
export const forecastQuery = (campaignId: string, mark: string, plan: ForecastPlan) =>
  queryOptions({
    queryKey: [EDITOR, campaignId, 'forecast', mark],
    queryFn: ({ signal }) => forecastCampaign({ campaignId, ...plan }, { silent: true, signal }),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });

/** What became of the mails of the last campaigns: nothing that changes while a mail is written. */
export const usualRatesQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaign-usual-rates', campaignId],
    queryFn: ({ signal }) => call(readUsualRates, { campaignId }, { silent: true, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const dayQuery = (campaignId: string, asked: { day: string; search: string; revision: number }) =>
  infiniteQueryOptions({
    queryKey: [EDITOR, campaignId, 'day', asked],
    queryFn: ({ pageParam, signal }) =>
      listForecast({ campaignId, day: asked.day, search: asked.search, after: pageParam }, { silent: true, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
    enabled: asked.day !== '',
  });

export const checkQuery = (campaignId: string, revision: number) =>
  queryOptions({
    queryKey: [EDITOR, campaignId, 'check', revision],
    queryFn: ({ signal }) => checkCampaign({ campaignId }, { silent: true, signal }),
    placeholderData: keepPreviousData,
  });

/** A refusal by the recipient's host comes within minutes, where it comes; one that asks to wait is reported much later. */
const ASK_FOR_RETURN_MS = 4_000;
const RETURN_WITHIN_MS = 300_000;

export const returnedTestQuery = ({ mailboxId, messageId, sentAt }: z.input<typeof readReturnedTest.input>) =>
  queryOptions({
    queryKey: [EDITOR, 'test', messageId],
    queryFn: ({ signal }) => call(readReturnedTest, { mailboxId, messageId, sentAt }, { silent: true, signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.returned || nowMs() - Date.parse(sentAt) > RETURN_WITHIN_MS ? false : ASK_FOR_RETURN_MS,
  });

export const previewQuery = (order: PreviewOrder) =>
  queryOptions({
    queryKey: [EDITOR, order.campaignId, 'preview', order],
    queryFn: ({ signal }) => call(previewMail, order, { silent: true, signal }),
    placeholderData: keepPreviousData,
    gcTime: 30_000,
  });

export const bookQuery = queryOptions({
  queryKey: [EDITOR, 'book'],
  queryFn: ({ signal }) => getContactBook({}, { signal }),
});

export const contactCountQuery = (filter: ContactFilter) =>
  queryOptions({
    queryKey: [EDITOR, 'contacts', filter],
    queryFn: async ({ signal }) => (await listContacts({ ...filter, pageSize: 1 }, { silent: true, signal })).total,
  });

export const runsQuery = queryOptions({
  queryKey: [EDITOR, 'runs'],
  queryFn: ({ signal }) => listVerifications({}, { silent: true, signal }),
});

/** Leads came or went: everything counted from them is read again. */
/** While their addresses are being checked: who they are, not what follows from it. */
export const refreshAddresses = (campaignId: string) =>
  queryClient.invalidateQueries({ queryKey: [EDITOR, campaignId, 'leads'] });

export const refreshLeads = (campaignId: string) => queryClient.invalidateQueries({ queryKey: [EDITOR, campaignId] });
