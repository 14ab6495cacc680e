import * as rehearsal from '@outrider/contract/campaigns/rehearsal';
import { type Api, serve } from '../../platform/http/serve.ts';
import { compareRehearsalChoices, listRehearsalLeads } from './rehearsing/list-rehearsal-leads.ts';
import type { RehearsalDeps } from './rehearsing/rehearsal-deps.ts';
import { rehearseCampaign, showRehearsalDay } from './rehearsing/rehearse-campaign.ts';
import { showRehearsalLead } from './rehearsing/show-rehearsal-lead.ts';

export function rehearsalRoutes(api: Api, deps: RehearsalDeps) {
  serve(api, rehearsal.rehearseCampaign, (caller, wish) => rehearseCampaign(deps, caller, wish));
  serve(api, rehearsal.showRehearsalDay, (caller, wanted) => showRehearsalDay(deps, caller, wanted));
  serve(api, rehearsal.listRehearsalLeads, (caller, wanted) => listRehearsalLeads(deps, caller, wanted));
  serve(api, rehearsal.showRehearsalLead, (caller, wanted) => showRehearsalLead(deps, caller, wanted));
  serve(api, rehearsal.compareRehearsalChoices, (caller, wanted) => compareRehearsalChoices(deps, caller, wanted));
}
