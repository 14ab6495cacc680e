import type { settleDoubts as settleCall } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvents, ownCampaign, type UserScope } from '../../campaigns/index.ts';
import { inChunks, listGoingOn, lockLeads } from '../../leads/index.ts';
import {
  listQueuesOf,
  SENDING_RULES,
  type SettledMail,
  settleResent,
  settleSent,
  settleSkipped,
  wakeQueues,
} from '../../sending/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { chooseLeads } from './choose-leads.ts';

type Wanted = z.output<typeof settleCall.input>;

/** A user says what no evidence shows. What was faster, mail that came back or another user, stands. */
export async function settleDoubts(
  deps: ManagementDeps,
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
      const settled = await ANSWERS[answer](deps, trx, person, { campaignId, ids: some, at, name: by });
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

type Order = { campaignId: string; ids: readonly string[]; at: Date; name: string };
type Settle = (deps: ManagementDeps, trx: Trx, scope: Scope, order: Order) => Promise<SettledMail[]>;

const ANSWERS: Record<Wanted['answer'], Settle> = {
  sent: async (deps, trx, scope, { campaignId, ids, ...word }) =>
    settleSent(deps, trx, await lockLeads(trx, scope, campaignId, ids), word),
  skip: async (_deps, trx, scope, { campaignId, ids, ...word }) =>
    settleSkipped(trx, await lockLeads(trx, scope, campaignId, ids), word),
  async sendAgain(_deps, trx, scope, { campaignId, ids, ...word }) {
    const { workspaceId } = scope;
    const queues = await listQueuesOf(trx, scope, ids);
    await wakeQueues(
      trx,
      queues.map((mailboxId) => ({ mailboxId, workspaceId, dueAt: word.at })),
    );
    const goingOn = await listGoingOn(trx, await lockLeads(trx, scope, campaignId, ids));
    // Until then the server may still take the first one.
    const before = new Date(word.at.getTime() - SENDING_RULES.sessionLimitMs);
    return settleResent(trx, goingOn, before, word);
  },
};
