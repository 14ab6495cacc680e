import { listCampaigns } from '@outrider/contract/campaigns/campaign';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../platform/api.ts';

const SHOWN = 50;

/** Campaigns to choose from by a part of their name, the newest first. */
export const campaignNamesQuery = (search: string) =>
  queryOptions({
    queryKey: ['campaigns', 'names', search],
    queryFn: async ({ signal }) => {
      const { campaignList } = await call(listCampaigns, { search, pageSize: SHOWN }, { silent: true, signal });
      return campaignList.map(({ campaignId, name }) => ({ campaignId, name }));
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
