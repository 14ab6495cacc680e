import type { PersonCampaign } from '@outrider/contract/inbox/inbox';
import type { Scope } from '../../../platform/db.ts';
import { describeFollowUps } from '../../follow-ups/index.ts';
import { campaignStatesOf, type ForecastDeps } from '../../forecast/index.ts';
import { listCampaignsTo } from './person.repository.ts';

/** The campaigns a person is in, newest first, each with its next step for them or the one reason why there is none. */
export async function campaignsOfPerson(deps: ForecastDeps, scope: Scope, email: string): Promise<PersonCampaign[]> {
  const found = await listCampaignsTo(deps.db, scope, email);
  const followUps = await describeFollowUps(
    deps.db,
    scope,
    found.map(({ leadId }) => leadId),
  );
  const live = found.filter(({ status }) => status === 'progressing' || status === 'suspend');
  const states = await campaignStatesOf(
    deps,
    scope,
    live.map(({ campaignId }) => campaignId),
  );
  return found.map((one) => {
    const { waitReason = null, next = null } = states.get(one.campaignId)?.leads.get(one.leadId) ?? {};
    return { ...one, waitReason, next, followUp: followUps.get(one.leadId) ?? null };
  });
}
