import * as call from '@outrider/contract/campaigns/campaign';
import * as doubts from '@outrider/contract/campaigns/doubts';
import * as leads from '@outrider/contract/campaigns/leads';
import * as operate from '@outrider/contract/campaigns/operate';
import { type Api, serve, serveShared } from '../../platform/http/serve.ts';
import { listChanges, undoChanges } from './drafts/changes-made.ts';
import { copyCampaign, copyCampaigns } from './drafts/copy-campaign.ts';
import { createCampaign } from './drafts/create-campaign.ts';
import { createReadyCampaign } from './drafts/create-ready-campaign.ts';
import { deleteCampaigns, restoreCampaigns } from './drafts/delete-campaigns.ts';
import { loadCampaign } from './drafts/load-campaign.ts';
import { saveCampaign } from './drafts/save-campaign.ts';
import { checkCampaign } from './launching/check-campaign.ts';
import { launchCampaign } from './launching/launch-campaign.ts';
import { cancelCampaigns, pauseCampaigns } from './launching/pause-campaigns.ts';
import { listDoubts } from './leads/list-doubts.ts';
import { listLeads } from './leads/list-leads.ts';
import { operateLeads } from './leads/operate-leads.ts';
import { settleDoubts } from './leads/settle-doubts.ts';
import { listCampaigns } from './lists/list-campaigns.ts';
import { listDeleted } from './lists/list-deleted.ts';
import type { ManagementDeps } from './management-deps.ts';

export function managementRoutes(api: Api, deps: ManagementDeps) {
  draftRoutes(api, deps);
  launchRoutes(api, deps);
  leadRoutes(api, deps);
}

function draftRoutes(api: Api, deps: ManagementDeps) {
  serve(api, call.createCampaign, (caller, input, { language }) =>
    createCampaign(deps, caller, { ...input, language }),
  );
  // Its mails offer something invented: nobody real may get them.
  if (deps.isPractice) {
    serve(api, call.createReadyCampaign, (caller, input, { language }) =>
      createReadyCampaign(deps, caller, { ...input, language }),
    );
  }
  serve(api, call.saveCampaign, (caller, input) => saveCampaign(deps, caller, input));
  serve(api, call.getCampaign, (caller, { campaignId }) => loadCampaign(deps, caller, campaignId));
  serveShared(api, call.listCampaigns, (scope, input) => listCampaigns(deps, scope, input));
  serve(api, call.copyCampaign, (caller, input) => copyCampaign(deps, caller, input));
  serve(api, call.copyCampaigns, (caller, input) => copyCampaigns(deps, caller, input));
  serve(api, call.deleteCampaigns, (caller, { campaignIds }) => deleteCampaigns(deps, caller, campaignIds));
  serve(api, call.listDeletedCampaigns, (caller) => listDeleted(deps, caller));
  serve(api, call.restoreCampaigns, (caller, { campaignIds }) => restoreCampaigns(deps, caller, campaignIds));
}

function launchRoutes(api: Api, deps: ManagementDeps) {
  serve(api, operate.checkCampaign, (caller, { campaignId }) => checkCampaign(deps, caller, campaignId));
  serve(api, operate.launchCampaign, (caller, input, { language }) =>
    launchCampaign(deps, caller, { ...input, language }),
  );
  serve(api, operate.pauseCampaigns, (caller, { campaignIds }) => pauseCampaigns(deps, caller, campaignIds));
  serve(api, operate.cancelCampaigns, (caller, { campaignIds }) => cancelCampaigns(deps, caller, campaignIds));
  serve(api, operate.listCampaignChanges, (caller, { campaignId }) => listChanges(deps, caller, campaignId));
  serve(api, operate.undoCampaignChanges, (caller, input) => undoChanges(deps, caller, input));
}

function leadRoutes(api: Api, deps: ManagementDeps) {
  serve(api, leads.listLeads, (caller, input) => listLeads(deps, caller, input));
  serve(api, leads.operateLeads, (caller, input) => operateLeads(deps, caller, input));
  serve(api, doubts.listDoubts, (caller, input) => listDoubts(deps, caller, input));
  serve(api, leads.settleDoubts, (caller, input) => settleDoubts(deps, caller, input));
}
