import { delayMs } from '@outrider/campaign-rules/campaign';
import type { Trx } from '../../../platform/db.ts';
import { tellCampaignsChanged } from '../replies/events.repository.ts';
import { listAddresses, listOwnMailboxes, listPlans } from './plan.repository.ts';
import { type PlanDeps, planMails } from './plan-mails.ts';
import type { SendingDeps } from './sending-deps.ts';
import { beginBooks, book, type EndedRow, listEnded, listUnbooked } from './unbooked.repository.ts';

type Deps = PlanDeps & Pick<SendingDeps, 'db' | 'noteSent'>;

/** A sender in a hurry goes before those who keep the books: more wait for the next time. */
const AT_ONCE = 1_000;
/** Where so many fail by themselves, it is not their fault. */
const FAILURES_MAX = 10;

/**
 * Writes down what follows from rounds that are over: what went out is told where else it is counted, the next round is
 * planned for everybody who was not stopped since, and only then the mail itself is settled.
 */
export async function keepBooks(deps: Deps): Promise<void> {
  const ids = await listUnbooked(deps.db, AT_ONCE);
  if (ids.length === 0) return;
  try {
    await write(deps, ids);
  } catch (error) {
    if (ids.length > 1) await writeOneByOne(deps, ids);
    throw error;
  }
}

/** One of many may be at fault: the others do not wait for it. */
async function writeOneByOne(deps: Deps, ids: readonly string[]): Promise<void> {
  let failures = 0;
  for (const id of ids) {
    await write(deps, [id]).catch(() => (failures += 1));
    if (failures === FAILURES_MAX) return;
  }
}

const write = (deps: Deps, ids: readonly string[]): Promise<void> =>
  deps.db.transaction().execute(async (trx) => {
    if (!(await beginBooks(trx))) return;
    const ended = await listEnded(trx, ids);
    if (ended.length > 0) await followUp(deps, trx, ended);
    await book(trx, ids);
    for (const [workspaceId, own] of Map.groupBy(ended, (row) => row.workspaceId)) {
      const campaigns = own.map(({ campaignId }) => campaignId);
      await tellCampaignsChanged(trx, { workspaceId }, campaigns);
    }
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
