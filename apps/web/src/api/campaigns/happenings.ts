import { queryOptions } from '@tanstack/react-query';
import { ofOne } from './campaign-keys.ts';
import { listCampaignEvents } from './statistics.ts';

/** A first day of sixty people, with what they do. */
const HAPPENINGS_MAX = 200;

export const happeningsQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ofOne(campaignId, 'happenings'),
    queryFn: async ({ signal }) =>
      (await listCampaignEvents({ campaignId, pageSize: HAPPENINGS_MAX }, { silent: true, signal })).events,
  });
