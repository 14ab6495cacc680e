import { streamCampaignChanges } from '@outrider/contract/campaigns/statistics';
import { follow } from '../../platform/api.ts';

/** What changes in campaigns, until the signal ends it. */
export const followCampaignChanges = (stream: Omit<Parameters<typeof follow>[0], 'path'>) =>
  follow({ path: streamCampaignChanges.path, ...stream });
