import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCampaigns } from './read-campaigns.ts';

const SHOWN = 50;

/** Campaigns to choose from by a part of their name, the newest first. */
export const campaignNamesQuery = (search: string) =>
  queryOptions({
    queryKey: ['campaigns', 'names', search],
    queryFn: async ({ signal }) => {
      const { campaignList } = await listCampaigns({ search, pageSize: SHOWN }, { silent: true, signal });
      return campaignList.map(({ campaignId, name }) => ({ campaignId, name }));
    },
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  });
