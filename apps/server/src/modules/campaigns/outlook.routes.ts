import * as outlook from '@outrider/contract/campaigns/outlook';
import { type Api, serve } from '../../platform/http/serve.ts';
import { explainCampaign } from './outlook/explain-campaign.ts';
import { explainLead } from './outlook/explain-lead.ts';
import { explainWorkspace } from './outlook/explain-workspace.ts';
import { forecastCampaign } from './outlook/forecast-campaign.ts';
import { listForecast } from './outlook/list-forecast.ts';
import type { OutlookDeps } from './outlook/outlook-deps.ts';
import type { PreviewDeps } from './outlook/preview-deps.ts';
import { previewLetter } from './outlook/preview-letter.ts';
import { readReturnedTest, sendTest } from './outlook/send-test.ts';
import type { RehearsalDeps } from './rehearsal/rehearsal-deps.ts';
import { rehearsalRoutes } from './rehearsal.routes.ts';

export function outlookRoutes(api: Api, deps: OutlookDeps & PreviewDeps & RehearsalDeps) {
  serve(api, outlook.forecastCampaign, (caller, wanted) => forecastCampaign(deps, caller, wanted));
  serve(api, outlook.listForecast, (caller, wanted) => listForecast(deps, caller, wanted));
  serve(api, outlook.explainCampaign, (caller, { campaignId }) => explainCampaign(deps, caller, campaignId));
  serve(api, outlook.explainWorkspace, (caller) => explainWorkspace(deps, caller));
  serve(api, outlook.explainLead, (caller, wanted) => explainLead(deps, caller, wanted));
  serve(api, outlook.previewLetter, (caller, wanted) => previewLetter(deps, caller, wanted));
  serve(api, outlook.readReturnedTest, (caller, test) => readReturnedTest(deps, caller, test));
  serve(api, outlook.sendTest, (caller, wanted) => sendTest(deps, caller, wanted));
  rehearsalRoutes(api, deps);
}
