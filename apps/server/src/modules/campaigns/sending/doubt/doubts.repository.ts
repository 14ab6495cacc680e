import { sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/db.ts';
import type { CounterKey } from '../../campaigns.tables.ts';
import { addToCounters, lockCounters } from '../counters.repository.ts';

export type Doubt = {
  id: string;
  workspaceId: string;
  mailboxId: string;
  messageId: string;
  doubtAt: Date;
  lookedUp: number;
};

/** Mails in doubt that were not looked up too often, oldest first. */
export async function listDoubts(db: Db, lookUpsMax: number, limit: number): Promise<Doubt[]> {
  const { rows } = await sql<Doubt>`select id, workspace_id as "workspaceId", mailbox_id as "mailboxId",
      message_id as "messageId", doubt_at as "doubtAt", looked_up as "lookedUp"
    from send_ledger where doubt_at is not null and state = 'doubt' and looked_up < ${lookUpsMax}
    order by doubt_at limit ${limit}`.execute(db);
  return rows;
}

/** It lies in Sent: the server had it. The round after it follows. */
export const settleFound = async (db: Db, id: string, now: Date): Promise<void> => {
  await sql`update send_ledger l set state = 'accepted', settled_at = ${now}, doubt_at = null, reason = 'foundInSent',
      needs_next = true
    where id = ${id} and state = 'doubt'`.execute(db);
};

export const noteLookedUp = async (db: Db, id: string, words: string): Promise<void> => {
  await sql`update send_ledger set looked_up = looked_up + 1, reason = ${words}
    where id = ${id} and state = 'doubt'`.execute(db);
};

/** It is certainly not there, and cannot arrive any more: to be sent again, uncounted. */
export async function settleAbsent(trx: Trx, id: string): Promise<void> {
  const { rows } = await sql<{
    counted: CounterKey[] | null;
  }>`select counted from send_ledger where id = ${id}`.execute(trx);
  await lockCounters(
    trx,
    rows.flatMap(({ counted }) => counted ?? []),
  );
  const { rows: done } = await sql<{ counted: CounterKey[] | null }>`
    update send_ledger set state = 'planned', open = true, holder = null, doubt_at = null, reason = 'absentInSent'
    where id = ${id} and state = 'doubt' returning counted`.execute(trx);
  await addToCounters(
    trx,
    done.flatMap(({ counted }) => counted ?? []),
    -1,
  );
}
