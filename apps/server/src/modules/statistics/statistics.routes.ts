import * as statistics from '@outrider/contract/campaigns/statistics';
import { type Api, serve } from '../../platform/http/serve.ts';
import type { ForecastDeps } from '../forecast/index.ts';
import { exportCampaignEvents, listCampaignEvents } from './reading/list-events.ts';
import { readOverview } from './reading/read-overview.ts';
import { readStatistics } from './reading/read-statistics.ts';
import { readUsualRates } from './reading/read-usual-rates.ts';
import type { StatisticsDeps } from './reading/statistics-deps.ts';

export function statisticsRoutes(api: Api, deps: ForecastDeps & StatisticsDeps) {
  serve(api, statistics.readStatistics, (caller, wanted) => readStatistics(deps, caller, wanted));
  serve(api, statistics.readUsualRates, (caller, { campaignId }) => readUsualRates(deps, caller, campaignId));
  serve(api, statistics.readCampaignsOverview, (caller, wanted) => readOverview(deps, caller, wanted));
  serve(api, statistics.listCampaignEvents, (caller, wanted) => listCampaignEvents(deps, caller, wanted));
  serve(api, statistics.exportCampaignEvents, (caller, wanted) => exportCampaignEvents(deps, caller, wanted));
}
