import * as outlook from '@outrider/contract/campaigns/outlook';
import { type Api, serve } from '../../platform/http/serve.ts';
import { explainCampaign } from './explain/explain-campaign.ts';
import { explainLead } from './explain/explain-lead.ts';
import { explainWorkspace } from './explain/explain-workspace.ts';
import { forecastCampaign } from './explain/forecast-campaign.ts';
import { listForecast } from './explain/list-forecast.ts';
import type { PreviewDeps } from './preview/preview-deps.ts';
import { previewLetter } from './preview/preview-letter.ts';
import { readReturnedTest, sendTest } from './preview/send-test.ts';
import type { OutlookDeps } from './states/outlook-deps.ts';

export function outlookRoutes(api: Api, deps: OutlookDeps & PreviewDeps) {
  serve(api, outlook.forecastCampaign, (caller, wanted) => forecastCampaign(deps, caller, wanted));
  serve(api, outlook.listForecast, (caller, wanted) => listForecast(deps, caller, wanted));
  serve(api, outlook.explainCampaign, (caller, { campaignId }) => explainCampaign(deps, caller, campaignId));
  serve(api, outlook.explainWorkspace, (caller) => explainWorkspace(deps, caller));
  serve(api, outlook.explainLead, (caller, wanted) => explainLead(deps, caller, wanted));
  serve(api, outlook.previewLetter, (caller, wanted) => previewLetter(deps, caller, wanted));
  serve(api, outlook.readReturnedTest, (caller, test) => readReturnedTest(deps, caller, test));
  serve(api, outlook.sendTest, (caller, wanted) => sendTest(deps, caller, wanted));
}
