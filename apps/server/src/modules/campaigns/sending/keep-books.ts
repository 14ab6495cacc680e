import { delayMs } from '@outrider/campaign-rules/campaign';
import type { Trx } from '../../../platform/db.ts';
import { listAddresses, listOwnMailboxes, listPlans } from './plan.repository.ts';
import { type PlanDeps, planMails } from './plan-mails.ts';
import type { SendingDeps } from './sending-deps.ts';
import { beginBooks, book, type EndedRow, listUnbooked } from './unbooked.repository.ts';

type Deps = PlanDeps & Pick<SendingDeps, 'db' | 'noteSent'>;

/** A sender in a hurry goes before those who keep the books: more wait for the next time. */
const AT_ONCE = 1_000;

/**
 * Writes down what follows from rounds that are over: what went out is told where else it is counted, the next round is
 * planned for everybody who was not stopped since, and only then the mail itself is settled.
 */
export const keepBooks = (deps: Deps): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    if (!(await beginBooks(trx))) return;
    const { ids, ended } = await listUnbooked(trx, AT_ONCE);
    if (ended.length > 0) await followUp(deps, trx, ended);
    if (ids.length > 0) await book(trx, ids);
  });

async function followUp(deps: Deps, trx: Trx, ended: readonly EndedRow[]) {
  const plans = await listPlans(trx, [...new Set(ended.map(({ campaignId }) => campaignId))]);
  // Before anybody is locked here: whoever suppresses a person locks the contact first.
  await tellSent(deps, trx, ended, plans);
  const mailboxes = await listOwnMailboxes(
    trx,
    ended.map(({ leadId }) => leadId),
  );
  const next = ended.flatMap(({ id: _ended, state: _over, endedAt, ...row }) => {
    const delay = plans.get(row.campaignId)?.delays[row.round + 1];
    if (!delay) return [];
    const dueAt = new Date(endedAt.getTime() + delayMs(delay));
    return { ...row, round: row.round + 1, mailboxId: mailboxes.get(row.leadId) ?? row.mailboxId, dueAt };
  });
  await planMails(deps, trx, next);
}

async function tellSent(
  deps: Deps,
  trx: Trx,
  ended: readonly EndedRow[],
  plans: Awaited<ReturnType<typeof listPlans>>,
) {
  const sent = ended.filter(({ state }) => state === 'taken');
  if (sent.length === 0) return;
  const addresses = await listAddresses(trx, [...new Set(sent.map(({ recipientId }) => recipientId))]);
  await deps.noteSent(
    trx,
    sent.map(({ recipientId, endedAt, workspaceId, campaignId, round, mailboxId }) => ({
      workspaceId,
      campaignId,
      round,
      mailboxId,
      campaign: plans.get(campaignId)?.name ?? '',
      address: addresses.get(recipientId) ?? '',
      at: endedAt,
    })),
  );
}
