import { nextStatus } from '@outrider/campaign-rules/transitions';
import { openingAt } from '@outrider/send-planner/window';
import type { Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import {
  endRows,
  finish,
  isDone,
  listEnding,
  listQuiet,
  lockRunning,
  type RunningCampaign,
} from './maintenance.repository.ts';
import type { MaintenanceDeps } from './maintenance-deps.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaign.finished': { workspaceId: string; campaignId: string; at: string };
  }
}

/** Campaigns past their last day, and those with nothing left to do. */
export async function finishCampaigns(deps: MaintenanceDeps): Promise<void> {
  const now = deps.now().getTime();
  for (const { schedule, ...campaign } of await listEnding(deps.db)) {
    const isOver = openingAt(schedule, schedule.zone, now).reason === 'campaignOver';
    if (isOver) await endCampaign(deps, campaign);
  }
  for (const campaign of await listQuiet(deps.db)) {
    tellFinished(deps, campaign, await deps.db.transaction().execute((trx) => finishOne(deps, trx, campaign)));
  }
}

const AT_ONCE = 5_000;

/** What has not gone out by the last day never does. What is on its way ends by itself, and is finished the next time. */
async function endCampaign(deps: MaintenanceDeps, campaign: RunningCampaign) {
  for (;;) {
    const ended = await endRows(deps.db, campaign.id, { reason: 'campaignOver', at: deps.now(), limit: AT_ONCE });
    if (ended < AT_ONCE) break;
  }
  const isFinished = await deps.db.transaction().execute((trx) => finishOne(deps, trx, campaign, { isOver: true }));
  tellFinished(deps, campaign, isFinished);
}

const tellFinished = ({ log }: MaintenanceDeps, { id }: RunningCampaign, isFinished: boolean) =>
  isFinished && log.info({ campaign: id }, 'A campaign is finished');

async function finishOne(
  { jobs, now }: MaintenanceDeps,
  trx: Trx,
  { id, workspaceId }: RunningCampaign,
  { isOver = false }: { isOver?: boolean } = {},
): Promise<boolean> {
  // Planning a mail holds the campaign: it is through, and seen below, or comes after and finds it finished.
  const status = await lockRunning(trx, id);
  const next = status && nextStatus(status, 'finish');
  if (!next || !(await isDone(trx, id, { isOver }))) return false;
  const at = now();
  await finish(trx, id, next, at);
  await noteCampaignEvent(trx, { workspaceId }, { campaignId: id, kind: 'finished', at });
  await jobs.enqueue(trx, 'campaign.finished', { workspaceId, campaignId: id, at: at.toISOString() });
  return true;
}
