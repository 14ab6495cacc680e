import type { operateLeads as operateCall } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import { type CampaignRecord, noteCampaignEvents, ownCampaign, type UserScope } from '../../campaigns/index.ts';
import {
  holdLeads,
  inChunks,
  listGoingOn,
  lockLeads,
  releaseLeads,
  removeLeads,
  skipPlanned,
} from '../../leads/index.ts';
import { stopLeads, wakeHeld } from '../../sending/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { chooseLeads } from './choose-leads.ts';
import { wakeAndLockLeads } from './lock-leads.ts';
import { restartLeads } from './restart-leads.ts';

type Wanted = z.output<typeof operateCall.input>;

export async function operateLeads(
  deps: ManagementDeps,
  person: UserScope,
  { campaignId, choice, action }: Wanted,
): Promise<{ changed: number; kept: number }> {
  const campaign = await ownCampaign(deps, person, campaignId);
  if (campaign.status === 'cancel' || campaign.status === 'finished') throw new AppError('campaignIsOver');
  const ids = await chooseLeads(deps, person, campaignId, choice);
  const order = { campaign, at: deps.now(), by: await deps.nameOf(person) };
  const changed =
    action === 'remove'
      ? await removeLeads(deps, person, { campaignId, ids, by: order.by })
      : await inChunks(ids, (some) =>
          deps.db.transaction().execute((trx) => ACTIONS[action](deps, trx, person, { ...order, ids: some })),
        );
  return { changed, kept: ids.length - changed };
}

type Order = { campaign: CampaignRecord; ids: string[]; at: Date; by: string };
type Action = (deps: ManagementDeps, trx: Trx, scope: Scope, order: Order) => Promise<number>;

/** Each gives for how many it was done. */
const ACTIONS: Record<Exclude<Wanted['action'], 'remove'>, Action> = {
  stop,
  moveOn,
  restart,
  hold,
  release,
};

async function stop(_deps: ManagementDeps, trx: Trx, scope: Scope, order: Order): Promise<number> {
  const { campaign, ids, at } = order;
  const goingOn = await listGoingOn(trx, await lockLeads(trx, scope, campaign.id, ids));
  await stopLeads(trx, scope, goingOn, { reason: 'stoppedByHand', at });
  return noteEach(trx, scope, order, 'stopped', goingOn);
}

async function moveOn(
  _deps: ManagementDeps,
  trx: Trx,
  scope: Scope,
  { campaign, ids, at, by }: Order,
): Promise<number> {
  const skipped = await skipPlanned(trx, await lockLeads(trx, scope, campaign.id, ids), at);
  await noteCampaignEvents(
    trx,
    scope,
    skipped.map((mail) => ({ campaignId: campaign.id, kind: 'movedOn', at, ...mail, words: by })),
  );
  return skipped.length;
}

/** The sender holds their next mail when its time comes. */
async function hold(_deps: ManagementDeps, trx: Trx, scope: Scope, order: Order): Promise<number> {
  const { campaign, ids, at } = order;
  const held = await holdLeads(trx, await listGoingOn(trx, await lockLeads(trx, scope, campaign.id, ids)), at);
  return noteEach(trx, scope, order, 'held', held);
}

async function release(_deps: ManagementDeps, trx: Trx, scope: Scope, order: Order): Promise<number> {
  const { campaign, ids, at } = order;
  const released = await releaseLeads(trx, await wakeAndLockLeads(trx, scope, { campaignId: campaign.id, ids, at }));
  await wakeHeld(trx, scope, { leadIds: released }, { reasons: ['held'], at });
  return noteEach(trx, scope, order, 'released', released);
}

async function restart(deps: ManagementDeps, trx: Trx, scope: Scope, order: Order): Promise<number> {
  return noteEach(trx, scope, order, 'restarted', await restartLeads(deps, trx, scope, order));
}

/** Gives how many they are. */
async function noteEach(
  trx: Trx,
  scope: Scope,
  { campaign, at, by }: Order,
  kind: 'stopped' | 'held' | 'released' | 'restarted',
  leadIds: readonly string[],
): Promise<number> {
  await noteCampaignEvents(
    trx,
    scope,
    leadIds.map((leadId) => ({ campaignId: campaign.id, kind, at, leadId, words: by })),
  );
  return leadIds.length;
}
