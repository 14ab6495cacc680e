import type { Scope } from '../../../platform/db.ts';
import { listCampaignRows } from '../../campaigns/index.ts';
import { type ForecastDeps, lookAtWorkspace } from '../../forecast/index.ts';
import { type CampaignState, describeState } from './describe-rows.ts';

type WorkingState = CampaignState & {
  /** What a guard-rail wrote down when it stopped it; null when none did. */
  trouble: unknown;
  isLaunched: boolean;
  /** People who still get something of it. */
  waiting: number;
};

/** Every campaign as its list shows it, and when each mailbox still sends today. */
export async function listCampaignStates(deps: ForecastDeps, scope: Scope) {
  const [listed, { next, waitReason, states, looks }] = await Promise.all([
    listCampaignRows(deps.db, scope, {}),
    lookAtWorkspace(deps, scope),
  ]);
  const campaigns = listed.map((campaign): WorkingState => {
    const counts = states.get(campaign.id)?.counts;
    return {
      ...describeState(deps, campaign, states),
      trouble: campaign.trouble,
      isLaunched: campaign.launchedAt !== null,
      waiting: counts ? counts.dueToday + counts.waiting + counts.notStarted + counts.held : 0,
    };
  });
  const mailboxes = looks.flatMap((look) => look.mailboxes.map(({ id, today }) => ({ mailboxId: id, moments: today })));
  return { campaigns, mailboxes, next, waitReason };
}
