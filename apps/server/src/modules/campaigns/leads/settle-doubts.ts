import type { settleDoubts as settleCall } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { CampaignsDeps, UserScope } from '../campaigns-deps.ts';
import { ownCampaign } from '../drafts/load-campaign.ts';
import { noteCampaignEvents } from '../replies/events.repository.ts';
import {
  listDoubtsOf,
  listLanesInDoubt,
  type SettledMail,
  settleResent,
  settleSent,
  settleSkipped,
} from '../sending/doubt/doubts.repository.ts';
import { wakeLanes } from '../sending/lanes.repository.ts';
import { SENDING_RULES } from '../sending/sending-deps.ts';
import { chooseLeads } from './choose-leads.ts';
import { inChunks } from './in-chunks.ts';
import { listGoingOn, lockLeads } from './operate.repository.ts';

type Wanted = z.output<typeof settleCall.input>;

/** Somebody says what nobody else can tell. Whoever was faster, a look into Sent or somebody else, keeps what they said. */
export async function settleDoubts(
  deps: CampaignsDeps,
  person: UserScope,
  { campaignId, choice, answer }: Wanted,
): Promise<{ changed: number; kept: number }> {
  const campaign = await ownCampaign(deps, person, campaignId);
  const isOver = campaign.status === 'cancel' || campaign.status === 'finished';
  if (isOver && answer === 'sendAgain') throw new AppError('campaignIsOver');
  const ids = await chooseLeads(deps, person, campaignId, choice);
  const by = await deps.nameOf(person);
  const changed = await inChunks(ids, (some) =>
    deps.db.transaction().execute(async (trx) => {
      const at = deps.now();
      const settled = await ANSWERS[answer](trx, person, { campaignId, ids: some, at });
      await noteCampaignEvents(
        trx,
        person,
        settled.map((mail) => ({ campaignId, kind: 'settled', at, ...mail, words: `${answer} ${by}` })),
      );
      return settled.length;
    }),
  );
  return { changed, kept: ids.length - changed };
}

type Order = { campaignId: string; ids: readonly string[]; at: Date };

const ANSWERS: Record<Wanted['answer'], (trx: Trx, scope: Scope, order: Order) => Promise<SettledMail[]>> = {
  sent: async (trx, scope, { campaignId, ids, at }) =>
    settleSent(trx, await listDoubtsOf(trx, await lockLeads(trx, scope, campaignId, ids)), at),
  skip: async (trx, scope, { campaignId, ids, at }) =>
    settleSkipped(trx, await listDoubtsOf(trx, await lockLeads(trx, scope, campaignId, ids)), at),
  async sendAgain(trx, scope, { campaignId, ids, at }) {
    const { workspaceId } = scope;
    const lanes = await listLanesInDoubt(trx, scope, ids);
    await wakeLanes(
      trx,
      lanes.map((mailboxId) => ({ mailboxId, workspaceId, dueAt: at })),
    );
    const goingOn = await listGoingOn(trx, await lockLeads(trx, scope, campaignId, ids));
    // Until then the server may still take the first one.
    const before = new Date(at.getTime() - SENDING_RULES.sessionLimitMs);
    return settleResent(trx, await listDoubtsOf(trx, goingOn, before));
  },
};
