import * as call from '@outrider/contract/campaigns/campaign';
import * as doubts from '@outrider/contract/campaigns/doubts';
import * as followUps from '@outrider/contract/campaigns/follow-ups';
import * as leads from '@outrider/contract/campaigns/leads';
import * as operate from '@outrider/contract/campaigns/operate';
import { AppError } from '@outrider/contract/errors';
import { type Api, serve, serveShared } from '../../platform/http/serve.ts';
import type { CampaignsDeps } from './campaigns-deps.ts';
import type { ChangesDeps } from './changes/changes-deps.ts';
import { streamChanges } from './changes/stream-changes.ts';
import { listChanges, undoChanges } from './drafts/changes-made.ts';
import { copyCampaign, copyCampaigns } from './drafts/copy-campaign.ts';
import { createCampaign } from './drafts/create-campaign.ts';
import { createReadyCampaign } from './drafts/create-ready-campaign.ts';
import { deleteCampaigns, restoreCampaigns } from './drafts/delete-campaigns.ts';
import { listCampaigns } from './drafts/list-campaigns.ts';
import { listDeleted } from './drafts/list-deleted.ts';
import { loadCampaign } from './drafts/load-campaign.ts';
import { saveCampaign } from './drafts/save-campaign.ts';
import { agreeToFollowUp, moveFollowUp, undoFollowUp } from './follow-ups/change-follow-up.ts';
import { checkCampaign } from './launching/check-campaign.ts';
import { launchCampaign } from './launching/launch-campaign.ts';
import { cancelCampaigns, pauseCampaigns } from './launching/pause-campaigns.ts';
import { addLeads, retrySource } from './leads/add-leads.ts';
import { listDoubts } from './leads/list-doubts.ts';
import { listLeads } from './leads/list-leads.ts';
import { listLeftOut } from './leads/list-left-out.ts';
import { operateLeads } from './leads/operate-leads.ts';
import { removeSource } from './leads/remove-source.ts';
import { setLiveSource } from './leads/set-live-source.ts';
import { settleDoubts } from './leads/settle-doubts.ts';
import { describeSource, findSource } from './leads/sources.repository.ts';
import { summariseLeads } from './leads/summarise-leads.ts';
import { verifyLeads } from './leads/verify-leads.ts';

export function campaignRoutes(api: Api, deps: CampaignsDeps & ChangesDeps) {
  draftRoutes(api, deps);
  launchRoutes(api, deps);
  leadRoutes(api, deps);
  streamChanges(api, deps);
}

function draftRoutes(api: Api, deps: CampaignsDeps) {
  serve(api, call.createCampaign, (caller, input, { language }) =>
    createCampaign(deps, caller, { ...input, language }),
  );
  // Its letters offer something invented: nobody real may get them.
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

function launchRoutes(api: Api, deps: CampaignsDeps) {
  serve(api, followUps.undoFollowUp, (caller, input) => undoFollowUp(deps, caller, input));
  serve(api, followUps.moveFollowUp, (caller, input) => moveFollowUp(deps, caller, input));
  serve(api, followUps.agreeToFollowUp, (caller, input) => agreeToFollowUp(deps, caller, input));
  serve(api, operate.checkCampaign, (caller, { campaignId }) => checkCampaign(deps, caller, campaignId));
  serve(api, operate.launchCampaign, (caller, input, { language }) =>
    launchCampaign(deps, caller, { ...input, language }),
  );
  serve(api, operate.pauseCampaigns, (caller, { campaignIds }) => pauseCampaigns(deps, caller, campaignIds));
  serve(api, operate.cancelCampaigns, (caller, { campaignIds }) => cancelCampaigns(deps, caller, campaignIds));
  serve(api, operate.listCampaignChanges, (caller, { campaignId }) => listChanges(deps, caller, campaignId));
  serve(api, operate.undoCampaignChanges, (caller, input) => undoChanges(deps, caller, input));
}

function leadRoutes(api: Api, deps: CampaignsDeps) {
  serve(api, leads.addLeads, (caller, input) => addLeads(deps, caller, input));
  serve(api, leads.readLeadSource, async (caller, wanted) => {
    const source = await findSource(deps.db, caller, wanted);
    if (!source) throw new AppError('notFound');
    return { source: describeSource(source) };
  });
  serve(api, leads.retryLeadSource, (caller, input) => retrySource(deps, caller, input));
  serve(api, leads.setLiveSource, (caller, input) => setLiveSource(deps, caller, input));
  serve(api, leads.removeLeadSource, (caller, input) => removeSource(deps, caller, input));
  serve(api, leads.listLeads, (caller, input) => listLeads(deps, caller, input));
  serve(api, leads.listLeftOut, (caller, input) => listLeftOut(deps, caller, input));
  serve(api, leads.summariseLeads, (caller, { campaignId }) => summariseLeads(deps, caller, campaignId));
  serve(api, leads.operateLeads, (caller, input) => operateLeads(deps, caller, input));
  serve(api, doubts.listDoubts, (caller, input) => listDoubts(deps, caller, input));
  serve(api, leads.settleDoubts, (caller, input) => settleDoubts(deps, caller, input));
  serve(api, leads.verifyLeads, (caller, { campaignId }) => verifyLeads(deps, caller, campaignId));
}
