import type { LaunchFinding } from '@outrider/campaign-rules/check-launch';
import { nextStatus } from '@outrider/campaign-rules/transitions';
import type { Campaign } from '@outrider/contract/campaigns/campaign';
import { CAMPAIGN_TEXTS } from '@outrider/contract/campaigns/campaign-texts';
import type { launchCampaign as launchCall } from '@outrider/contract/campaigns/operate';
import { AppError } from '@outrider/contract/errors';
import { fill, type Language } from '@outrider/contract/languages';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import { refuseStandstill } from '../../billing/index.ts';
import {
  acceptGuards,
  type CampaignRecord,
  countLeads,
  noteCampaignEvent,
  ownCampaign,
  type UserScope,
} from '../../campaigns/index.ts';
import { listSenders } from '../../mailboxes/index.ts';
import { listCampaignMailboxes, planSome, resumeCampaign, wakeQueues } from '../../sending/index.ts';
import { loadCampaign } from '../drafts/load-campaign.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { checkRecord } from './check-campaign.ts';
import { markLaunched, replaceMailboxes } from './launch.repository.ts';

type Wanted = z.output<typeof launchCall.input> & { language: Language };

/** Launches a draft, or what was paused. One that runs already is left running. */
export async function launchCampaign(
  deps: ManagementDeps,
  person: UserScope,
  { campaignId, revision, language }: Wanted,
): Promise<Campaign> {
  const campaign = await ownCampaign(deps, person, campaignId);
  if (campaign.revision !== revision) throw new AppError('campaignChangedElsewhere');
  if (campaign.status === 'progressing') return loadCampaign(deps, person, campaignId);
  await refuseStandstill(deps.db, person, deps.now());
  const isFirst = campaign.status === 'new';
  if (!nextStatus(campaign.status, isFirst ? 'launch' : 'relaunch')) throw new AppError('campaignIsOver');
  const { findings, mayLaunch } = await checkRecord(deps, person, campaign);
  if (!mayLaunch) throw new AppError('launchFailure', { data: { findings, problems: problemsOf(findings, language) } });
  const by = await deps.nameOf(person);
  const isLaunched = await deps.db.transaction().execute((trx) => launch(deps, trx, person, { campaign, by }));
  if (isLaunched) deps.log.info({ campaign: campaignId, name: campaign.name, by }, 'A campaign was launched');
  else await explainLoss(deps, person, campaign);
  return loadCampaign(deps, person, campaignId);
}

/** What the editor says about them, for callers without it. */
const problemsOf = (findings: LaunchFinding[], language: Language) =>
  findings
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ check, finding, values }) =>
      isCampaignText(finding) ? [{ check, message: fill(CAMPAIGN_TEXTS[finding][language], values) }] : [],
    );

const isCampaignText = (finding: string): finding is keyof typeof CAMPAIGN_TEXTS =>
  Object.hasOwn(CAMPAIGN_TEXTS, finding);

async function launch(
  deps: ManagementDeps,
  trx: Trx,
  scope: Scope,
  { campaign, by }: { campaign: CampaignRecord; by: string },
): Promise<boolean> {
  const { workspaceId } = scope;
  const { id: campaignId, status: from, revision, name, settings, rounds } = campaign;
  const at = deps.now();
  const senders = (await listSenders(trx, scope, settings.senders)).map(({ id }) => id);
  const before = await listCampaignMailboxes(trx, scope, campaignId);
  // Queues first: a worker that reserves holds one when it looks at the campaign.
  const queues = [...new Set([...senders, ...before])];
  await wakeQueues(
    trx,
    queues.map((mailboxId) => ({ mailboxId, workspaceId, dueAt: at })),
  );
  const leads = await countLeads(trx, scope, campaignId);
  const ran = { name, settings, rounds, leads };
  if (!(await markLaunched(trx, scope, campaignId, { revision, from, ran, at }))) return false;
  await replaceMailboxes(trx, scope, campaignId, senders);
  if (from === 'suspend') {
    await acceptGuards(trx, scope, campaignId, at);
    await resumeCampaign(deps, trx, scope, campaignId);
  }
  const left = await planSome(deps, trx, scope, campaign, '0');
  if (left !== undefined) await deps.jobs.enqueue(trx, 'campaigns.plan', { workspaceId, campaignId });
  await noteCampaignEvent(trx, scope, { campaignId, kind: 'launched', at, words: by });
  return true;
}

/** Another request was faster: with the same thing, or with another. */
async function explainLoss(deps: ManagementDeps, scope: Scope, { id, revision }: CampaignRecord): Promise<void> {
  const now = await ownCampaign(deps, scope, id);
  if (now.status !== 'progressing' || now.revision !== revision) throw new AppError('campaignChangedElsewhere');
}
