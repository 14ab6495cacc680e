import { delayMs } from '@outrider/campaign-rules/campaign';
import type { Trx } from '../../../platform/db.ts';
import { tellCampaignsChanged } from '../../campaigns/index.ts';
import {
  beginRecording,
  findByKeys,
  listUnrecorded,
  ownerOf,
  settleEnded,
  takeUnrecorded,
} from '../../ledger/index.ts';
import type { EndedMail } from '../facts/campaign-mail.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { listPlans } from '../planning/plan.repository.ts';
import { type PlanDeps, planMails } from '../planning/plan-mails.ts';
import { listEnded } from './ended.repository.ts';

type Deps = PlanDeps & Pick<SendingDeps, 'db' | 'noteSent' | 'owners'>;

/** Mails that are due go before results of those that left: more wait for the next time. */
const AT_ONCE = 1_000;
/** So many are written in two halves at a time: while one meets its contacts, the other plans its next rounds. */
const MANY = 100;
/** Where so many fail by themselves, it is not their fault. */
const FAILURES_MAX = 10;
/** Pages show mails as sent by then, however busy their sender is. */
const LATE_MS = 30_000;

/** `late`: some of the mails went out a while ago. */
export type RecordingState = 'done' | 'more' | 'late';

/**
 * Writes down what follows from rounds that are over: what went out is published where else it is counted, the next round
 * is planned for everybody who was not stopped since, and only then the mail itself is settled.
 */
export const recordResults = (deps: Deps): Promise<RecordingState> =>
  deps.db.transaction().execute(async (turn) => {
    if (!(await beginRecording(turn))) return 'done';
    await findByKeys(turn);
    const ids = await listUnrecorded(turn, AT_ONCE);
    const half = Math.ceil(ids.length / 2);
    const parts = ids.length < MANY ? [ids] : [ids.slice(0, half), ids.slice(half)];
    const written = await Promise.allSettled(parts.map((part) => writePart(deps, part)));
    const ended = written.flatMap((part) => {
      if (part.status === 'rejected') throw part.reason;
      return part.value;
    });
    if (ids.length < AT_ONCE) return 'done';
    return ended.some(({ endedAt }) => deps.now().getTime() - endedAt.getTime() > LATE_MS) ? 'late' : 'more';
  });

async function writePart(deps: Deps, ids: readonly string[]): Promise<EndedMail[]> {
  try {
    return ids.length > 0 ? await write(deps, ids) : [];
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

const write = (deps: Deps, ids: readonly string[]): Promise<EndedMail[]> =>
  deps.db.transaction().execute(async (trx) => {
    await findByKeys(trx);
    const taken = await takeUnrecorded(trx, ids);
    for (const [kind, own] of taken) if (kind !== 'campaign') await ownerOf(deps.owners, kind).recordEnded?.(trx, own);
    const ended = await listEnded(trx, taken.get('campaign') ?? []);
    if (ended.length === 0) return [];
    await followUp(deps, trx, ended);
    await settleEnded(
      trx,
      ended.map(({ id }) => id),
    );
    for (const [workspaceId, own] of Map.groupBy(ended, (row) => row.workspaceId)) {
      const campaigns = own.map(({ campaignId }) => campaignId);
      await tellCampaignsChanged(trx, { workspaceId }, campaigns);
    }
    return ended;
  });

async function followUp(deps: Deps, trx: Trx, ended: readonly EndedMail[]) {
  const plans = await listPlans(trx, [...new Set(ended.map(({ campaignId }) => campaignId))]);
  // Before any lead is locked here: suppressing a person locks the contact first.
  await tellSent(deps, trx, ended, plans);
  const next = ended.flatMap(({ workspaceId, campaignId, leadId, recipientId, mailboxId, round, endedAt }) => {
    const delay = plans.get(campaignId)?.delays[round + 1];
    if (!delay) return [];
    const dueAt = new Date(endedAt.getTime() + delayMs(delay));
    return { workspaceId, campaignId, leadId, recipientId, mailboxId, round: round + 1, dueAt };
  });
  await planMails(deps, trx, next);
}

async function tellSent(
  deps: Deps,
  trx: Trx,
  ended: readonly EndedMail[],
  plans: Awaited<ReturnType<typeof listPlans>>,
) {
  const sent = ended.filter(({ state }) => state === 'taken');
  if (sent.length === 0) return;
  await deps.noteSent(
    trx,
    sent.map(({ workspaceId, campaignId, round, sentFrom, messageId, address, endedAt, isProven }) => ({
      messageId,
      workspaceId,
      campaignId,
      round,
      mailboxId: sentFrom,
      campaign: plans.get(campaignId)?.name ?? '',
      address,
      at: endedAt,
      isProven,
    })),
  );
}
