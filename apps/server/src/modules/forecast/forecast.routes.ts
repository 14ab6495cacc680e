import * as calls from '@outrider/contract/campaigns/forecast';
import { type Api, serve } from '../../platform/http/serve.ts';
import { explainCampaign } from './explain/explain-campaign.ts';
import { explainLead } from './explain/explain-lead.ts';
import { explainWorkspace } from './explain/explain-workspace.ts';
import { forecastCampaign } from './explain/forecast-campaign.ts';
import { listForecast } from './explain/list-forecast.ts';
import type { PreviewDeps } from './preview/preview-deps.ts';
import { previewMail } from './preview/preview-mail.ts';
import { readReturnedTest, sendTest } from './preview/send-test.ts';
import type { ForecastDeps } from './states/forecast-deps.ts';

export function forecastRoutes(api: Api, deps: ForecastDeps & PreviewDeps) {
  serve(api, calls.forecastCampaign, (caller, wanted) => forecastCampaign(deps, caller, wanted));
  serve(api, calls.listForecast, (caller, wanted) => listForecast(deps, caller, wanted));
  serve(api, calls.explainCampaign, (caller, { campaignId }) => explainCampaign(deps, caller, campaignId));
  serve(api, calls.explainWorkspace, (caller) => explainWorkspace(deps, caller));
  serve(api, calls.explainLead, (caller, wanted) => explainLead(deps, caller, wanted));
  serve(api, calls.previewMail, (caller, wanted) => previewMail(deps, caller, wanted));
  serve(api, calls.readReturnedTest, (caller, test) => readReturnedTest(deps, caller, test));
  serve(api, calls.sendTest, (caller, wanted) => sendTest(deps, caller, wanted));
}
