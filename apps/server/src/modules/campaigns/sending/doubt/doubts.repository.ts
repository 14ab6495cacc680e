import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../../platform/db.ts';
import '../../campaigns.tables.ts';
import { addToCounters, lockCountersById } from '../counters.repository.ts';
import { addUnbooked } from '../unbooked.repository.ts';

export type Doubt = {
  id: string;
  workspaceId: string;
  mailboxId: string;
  messageId: string;
  doubtAt: Date;
};

/** Mails in doubt whose next look is due, so many minutes after the doubt began for each; oldest first. */
export async function listDoubts(
  db: Db,
  { lookAfterMin, now, limit }: { lookAfterMin: readonly number[]; now: Date; limit: number },
): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`select id, workspace_id as "workspaceId", mailbox_id as "mailboxId",
      message_id as "messageId", doubt_at as "doubtAt"
    from send_ledger where doubt_at is not null and state = 'doubt'
      and doubt_at <= ${now}::timestamptz - make_interval(mins => (${[...lookAfterMin]}::int[])[looked_up + 1])
    order by doubt_at limit ${limit}`.execute(db);
  return rows;
}

/** Somebody said that it did not go out, and it waits to be sent again. */
const TOLD_UNSENT = 'toldUnsent';

/**
 * It lies in Sent: the server had it. The round after it follows. Where somebody said otherwise while it was looked up, it
 * is not sent again, unless that has begun.
 */
export async function settleFound(trx: Trx, id: string, now: Date): Promise<void> {
  const counted = await lockCountersOf(trx, [id]);
  const { rows } = await sql<{ state: string }>`select state from send_ledger where id = ${id}
    and (state = 'doubt' or state = 'planned' and reason = ${TOLD_UNSENT}) for update`.execute(trx);
  const [found] = rows;
  if (!found) return;
  await sql`update send_ledger set state = 'taken', open = true, taken_at = ${now}, doubt_at = null,
      reason = 'foundInSent' where id = ${id}`.execute(trx);
  await addUnbooked(trx, [id]);
  // What somebody had taken out of the count went out after all.
  if (found.state === 'planned') await addToCounters(trx, counted, 1);
}

export const noteLookedUp = async (db: Db, id: string, words: string): Promise<void> => {
  await sql`update send_ledger set looked_up = looked_up + 1, reason = ${words}
    where id = ${id} and state = 'doubt'`.execute(db);
};

/** It is certainly not there, and cannot arrive any more: to be sent again, uncounted. */
export const settleAbsent = async (trx: Trx, id: string): Promise<void> => {
  await settleUnsent(trx, [id], { state: 'planned', reason: 'absentInSent' });
};

export type SettledMail = { leadId: string; ledgerId: string };

/** Mails in doubt of these leads; with `before` only those that are so since then. */
export async function listDoubtsOf(trx: Trx, leadIds: readonly string[], before?: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from send_ledger
    where lead_id = any(${[...leadIds]}::bigint[]) and state = 'doubt'
      and (${before ?? null}::timestamptz is null or doubt_at < ${before ?? null}) order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whence mails in doubt of these leads would be sent again, where that is still possible. */
export async function listLanesInDoubt(
  trx: Trx,
  { workspaceId }: Scope,
  leadIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct l.mailbox_id as id from send_ledger l
    join send_lanes s on s.mailbox_id = l.mailbox_id
    where l.workspace_id = ${workspaceId} and l.lead_id = any(${[...leadIds]}::bigint[]) and l.state = 'doubt'`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** Somebody knows that they went out. */
export async function settleSent(trx: Trx, ids: readonly string[], now: Date): Promise<SettledMail[]> {
  const { rows } = await sql<SettledMail>`update send_ledger set state = 'taken', open = true, taken_at = ${now},
      doubt_at = null, reason = 'toldSent'
    where id = any(${[...ids]}::bigint[]) and state = 'doubt' returning lead_id as "leadId", id as "ledgerId"`.execute(
    trx,
  );
  await addUnbooked(
    trx,
    rows.map(({ ledgerId }) => ledgerId),
  );
  return rows;
}

/** Somebody knows that they did not: to be sent again. */
export const settleResent = (trx: Trx, ids: readonly string[]): Promise<SettledMail[]> =>
  settleUnsent(trx, ids, { state: 'planned', reason: TOLD_UNSENT });

/** Somebody knows that they did not, and leaves them out. The round after each follows. */
export const settleSkipped = (trx: Trx, ids: readonly string[], now: Date): Promise<SettledMail[]> =>
  settleUnsent(trx, ids, { state: 'skipped', reason: 'movedOn', now });

type Unsent = { state: 'planned' | 'skipped'; reason: string; now?: Date };

/** What did not go out is not counted any more. */
async function settleUnsent(trx: Trx, ids: readonly string[], { state, reason, now }: Unsent): Promise<SettledMail[]> {
  await lockCountersOf(trx, ids);
  const { rows } = await sql<SettledMail & { countedIn: string[] | null }>`
    update send_ledger set state = ${state}, open = true, holder = null, doubt_at = null, reason = ${reason},
      looked_up = 0, settled_at = ${now ?? null}
    where id = any(${[...ids]}::bigint[]) and state = 'doubt'
    returning lead_id as "leadId", id as "ledgerId", counted_in as "countedIn"`.execute(trx);
  await addToCounters(
    trx,
    rows.flatMap(({ countedIn }) => countedIn ?? []),
    -1,
  );
  const ended = state === 'skipped' ? rows : [];
  await addUnbooked(
    trx,
    ended.map(({ ledgerId }) => ledgerId),
  );
  return rows.map(({ leadId, ledgerId }) => ({ leadId, ledgerId }));
}

/** Counters come before mails wherever both are locked. */
async function lockCountersOf(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ countedIn: string[] | null }>`select counted_in as "countedIn" from send_ledger
    where id = any(${[...ids]}::bigint[])`.execute(trx);
  const counted = rows.flatMap(({ countedIn }) => countedIn ?? []);
  await lockCountersById(trx, counted);
  return counted;
}
