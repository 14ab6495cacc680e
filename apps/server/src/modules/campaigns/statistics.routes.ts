import * as statistics from '@outrider/contract/campaigns/statistics';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { OutlookDeps } from './outlook/outlook-deps.ts';
import { exportCampaignEvents, listCampaignEvents } from './statistics/list-events.ts';
import { readOverview } from './statistics/read-overview.ts';
import { readStatistics } from './statistics/read-statistics.ts';
import { readUsualRates } from './statistics/read-usual-rates.ts';
import type { StatisticsDeps } from './statistics/statistics-deps.ts';

export function statisticsRoutes(api: Api, deps: OutlookDeps & StatisticsDeps) {
  serve(api, statistics.readStatistics, (caller, wanted) => readStatistics(deps, caller, wanted));
  serve(api, statistics.readUsualRates, (caller, { campaignId }) => readUsualRates(deps, caller, campaignId));
  serve(api, statistics.readCampaignsOverview, (caller, wanted) => readOverview(deps, caller, wanted));
  serve(api, statistics.listCampaignEvents, (caller, wanted) => listCampaignEvents(deps, caller, wanted));
  serve(api, statistics.exportCampaignEvents, (caller, wanted) => exportCampaignEvents(deps, caller, wanted));
}
