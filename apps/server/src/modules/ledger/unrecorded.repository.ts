import { sql } from 'kysely';
import { numberList, type Trx } from '../../platform/db.ts';
import type { OwnerKind } from './ledger.tables.ts';

/** They are over, and what follows from that is to be written down. */
export async function addUnrecorded(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into send_unrecorded select unnest(${[...ids]}::bigint[]) on conflict do nothing`.execute(trx);
}

/** One worker records results at a time, so that workers do not wait for each other's rows; false while another does. */
export async function beginRecording(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select
    pg_try_advisory_xact_lock(hashtext('ledger.results')) as got`.execute(trx);
  return rows[0]?.got ?? false;
}

/**
 * Rows are found by their keys from here on, not as the planner believes: of mails planned a moment ago it knows nothing,
 * and of a queue that was empty when it looked it believes that it stays so.
 */
export async function findByKeys(trx: Trx): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(trx);
}

export async function listUnrecorded(trx: Trx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ledger_id as id from send_unrecorded order by ledger_id limit ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Those of these that are still in the queue, with whose they are; they are back in it if the transaction fails. */
export async function takeUnrecorded(trx: Trx, ids: readonly string[]): Promise<Map<OwnerKind, string[]>> {
  const { rows } = await sql<{ id: string; kind: OwnerKind }>`with taken as (delete from send_unrecorded
      where ledger_id = any(${numberList(ids)}::bigint[]) returning ledger_id as id)
    select taken.id, l.owner_kind as kind from taken
    cross join lateral (select owner_kind from send_ledger where id = taken.id offset 0) l`.execute(trx);
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, own]) => [kind, own.map(({ id }) => id)]));
}

/** All that follows from them is written down: they are over for good. */
export async function settleEnded(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update send_ledger set state = case state when 'taken' then 'accepted' else state end, open = false,
      settled_at = case state when 'taken' then taken_at else settled_at end
    where id = any(${numberList(ids)}::bigint[]) and state in ('taken', 'skipped')`.execute(trx);
}
