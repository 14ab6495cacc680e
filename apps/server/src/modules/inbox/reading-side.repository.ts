import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './inbox.tables.ts';

/** Until when all that had come in to each of these is read, classified and published; of any workspace, as one sender sends for all. */
export async function listReadAt(trx: Trx, mailboxIds: readonly string[]): Promise<Map<string, Date | null>> {
  const rows = await trx
    .selectFrom('inbox_syncs')
    .select(['mailbox_id', 'caught_up_at'])
    .where('mailbox_id', '=', sql<string>`any(${[...mailboxIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ mailbox_id: id, caught_up_at: at }) => [id, at]));
}

/** Has these read soon, unless that was asked for already. */
export const askToRead = async (trx: Trx, mailboxIds: readonly string[], now: Date): Promise<void> => {
  await sql`update inbox_syncs set wanted_at = ${now}
    where mailbox_id in (select mailbox_id from inbox_syncs
      where mailbox_id = any(${[...mailboxIds]}::uuid[]) and wanted_at is null
      order by mailbox_id for update skip locked)`.execute(trx);
};

type Returned = { mailboxId: string; messageId: string; since: Date };

/** The report that one mail came back, as it was classified when the mailbox was read. */
export async function findReturned(
  db: Db,
  { workspaceId }: Scope,
  { mailboxId, messageId, since }: Returned,
): Promise<{ at: Date; words: string } | undefined> {
  const { rows } = await sql<{ at: Date; words: string }>`select received_at as at, summary as words from inbox_messages
    where workspace_id = ${workspaceId} and mailbox_id = ${mailboxId} and received_at >= ${since}::timestamptz - interval '1 minute'
      and not is_warmup and kind = 'bounce' and classification ->> 'originalMessageId' = ${messageId}
    order by received_at limit 1`.execute(db);
  return rows[0];
}

type Arrived = { address: string; messageId: string };

/** Of these, the ones a mailbox that works has got and that were not read and classified yet. Ids have no brackets. */
export async function listUnclassified(db: Db, arrived: readonly Arrived[]): Promise<Arrived[]> {
  const { rows } = await sql<Arrived>`select a.address, a.message_id as "messageId"
    from unnest(${arrived.map(({ address }) => address)}::text[], ${arrived.map(({ messageId }) => messageId)}::text[])
      as a (address, message_id)
    join mailboxes m on lower(m.email) = a.address and m.status = 'active'
    join inbox_syncs s on s.mailbox_id = m.id and s.state = 'live'
    where not exists (select from inbox_messages i where i.mailbox_id = m.id and i.message_id = a.message_id
      and (i.classified_at is not null or i.is_warmup or i.is_own))`.execute(db);
  return rows;
}
