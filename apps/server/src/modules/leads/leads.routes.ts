import * as call from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import { type Api, serve } from '../../platform/http/serve.ts';
import { addLeads, retrySource } from './adding/add-leads.ts';
import type { LeadsDeps } from './record/leads-deps.ts';
import { listLeftOut } from './sources/list-left-out.ts';
import { removeSource } from './sources/remove-source.ts';
import { setLiveSource } from './sources/set-live-source.ts';
import { describeSource, findSource } from './sources/sources.repository.ts';
import { summariseLeads } from './values/summarise-leads.ts';
import { verifyLeads } from './values/verify-leads.ts';

export function leadRoutes(api: Api, deps: LeadsDeps) {
  serve(api, call.addLeads, (caller, input) => addLeads(deps, caller, input));
  serve(api, call.readLeadSource, async (caller, wanted) => {
    const source = await findSource(deps.db, caller, wanted);
    if (!source) throw new AppError('notFound');
    return { source: describeSource(source) };
  });
  serve(api, call.retryLeadSource, (caller, input) => retrySource(deps, caller, input));
  serve(api, call.setLiveSource, (caller, input) => setLiveSource(deps, caller, input));
  serve(api, call.removeLeadSource, (caller, input) => removeSource(deps, caller, input));
  serve(api, call.listLeftOut, (caller, input) => listLeftOut(deps, caller, input));
  serve(api, call.summariseLeads, (caller, { campaignId }) => summariseLeads(deps, caller, campaignId));
  serve(api, call.verifyLeads, (caller, { campaignId }) => verifyLeads(deps, caller, campaignId));
}
