import { listCampaignEvents } from '@outrider/contract/campaigns/statistics';
import { readFirstSteps } from '@outrider/contract/first-steps';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';

/** A menu drawn on every page may share one answer for this long. */
const FRESH_FOR_MS = 10_000;
const ASK_EVERY_MS = 30_000;
/** A first day of sixty people, with what they do. */
const HAPPENINGS_MAX = 200;

export const firstStepsQuery = queryOptions({
  queryKey: ['firstSteps', 'facts'],
  queryFn: ({ signal }) => call(readFirstSteps, {}, { silent: true, signal }),
  staleTime: FRESH_FOR_MS,
  refetchInterval: ASK_EVERY_MS,
});

/** The newest events of one campaign. It lies with what is read about campaigns, and is read again with it. */
export const happeningsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ['campaigns', 'one', campaignId, 'happenings'],
    queryFn: async ({ signal }) =>
      (await call(listCampaignEvents, { campaignId, pageSize: HAPPENINGS_MAX }, { silent: true, signal })).events,
  });
