import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { MailboxesDeps } from '../../mailboxes/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { reassignLeads } from '../planning/reassign-leads.ts';
import { wakeQueuesAt } from '../queues/send-queues.repository.ts';
import { stopLeads } from '../queues/stops.repository.ts';
import {
  listCampaignIdsOf,
  listCampaignNamesByTag,
  listCampaignsOf,
  listOpenLeadsOf,
  removeSender,
} from './mailbox-users.repository.ts';

type Deps = Pick<SendingDeps, 'listMailboxes' | 'messageIds' | 'now'> & { db: Db };

/** What campaigns know of a mailbox, and what it means to them when it goes, breaks or changes. */
export const mailboxUsers = (deps: Deps): MailboxesDeps['users'] => ({
  campaignsOf: (scope, mailboxId) => listCampaignsOf(deps.db, scope, mailboxId),
  campaignsByTag: (scope, tagId) => listCampaignNamesByTag(deps.db, scope, tagId),
  async beforeRemove(trx, scope, { mailboxId, leads }) {
    if (leads === 'stop') {
      const ids = await listOpenLeadsOf(trx, scope, mailboxId);
      await stopLeads(trx, scope, ids, { reason: 'stoppedByHand', at: deps.now() });
    }
    const campaignIds = await removeSender(trx, scope, mailboxId);
    await handOverAll(deps, trx, scope, campaignIds);
  },
  async afterChange(trx, scope, mailboxIds) {
    const changed = await deps.listMailboxes(trx, mailboxIds);
    const broken = changed.filter(({ status }) => status === 'error').map(({ id }) => id);
    await handOverAll(deps, trx, scope, await listCampaignIdsOf(trx, scope, broken));
    await wakeQueuesAt(trx, mailboxIds, deps.now());
  },
});

async function handOverAll(deps: Deps, trx: Trx, scope: Scope, campaignIds: readonly string[]) {
  for (const campaignId of campaignIds) await reassignLeads(deps, trx, scope, campaignId);
}
