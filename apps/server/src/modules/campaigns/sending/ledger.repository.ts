import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import type { CounterKey, LedgerState } from '../campaigns.tables.ts';
import { addToCounters, lockCounters } from './counters.repository.ts';

type Reserved = { id: string; counters: CounterKey[] };

/** How many were still there to be reserved. */
export async function reserveRows(trx: Trx, me: string, rows: readonly Reserved[], now: Date): Promise<number> {
  const ids = rows.map(({ id }) => id);
  const { numAffectedRows = 0n } = await sql`
    update send_ledger l set state = 'reserved', holder = ${me}, attempt = l.attempt + 1, reserved_at = ${now},
      reason = '', counted = u.counted::jsonb
    from unnest(${ids}::bigint[],
      ${rows.map(({ counters }) => (counters.length > 0 ? JSON.stringify(counters) : null))}::text[]) as u (id, counted)
    where l.id = any(${ids}::bigint[]) and l.id = u.id and l.state = 'planned'`.execute(trx);
  return Number(numAffectedRows);
}

/** Not now; with the reason, and when it may go. */
export async function deferRows(trx: Trx, rows: readonly { id: string; reason: string; dueAt: Date }[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`update send_ledger l set due_at = u.due_at, reason = u.reason
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ reason }) => reason)}::text[],
      ${rows.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as u (id, reason, due_at)
    where l.id = u.id and l.state = 'planned'`.execute(trx);
}

/** Not ever: what was planned is over before it was reserved. A round that is skipped is followed by the next. */
export async function endPlanned(
  trx: Trx,
  state: 'stopped' | 'skipped',
  rows: readonly { id: string; reason: string }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update send_ledger l set state = ${state}, reason = u.reason, open = false, settled_at = ${now},
      needs_next = ${state === 'skipped'}
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ reason }) => reason)}::text[]) as u (id, reason)
    where l.id = u.id and l.state = 'planned'`.execute(trx);
}

export type GivenBack = { id: string; reason?: string; dueAt?: Date | undefined; isPutOff?: boolean };

/**
 * To be sent again, by its holder who knows that no dot was written, or in the name of a holder who is dead. What it was
 * counted in is given back. Gives the ids it held for.
 */
export async function giveBack(
  trx: Trx,
  holder: string,
  from: readonly LedgerState[],
  rows: readonly GivenBack[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  await lockCounters(trx, await countedOf(trx, ids));
  const { rows: done } = await sql<{ id: string; counted: CounterKey[] | null }>`
    update send_ledger l set state = 'planned', holder = null, due_at = coalesce(u.due_at, l.due_at),
      reason = u.reason, put_off = l.put_off + u.put_off
    from unnest(${ids}::bigint[], ${rows.map(({ dueAt }) => dueAt?.toISOString() ?? null)}::timestamptz[],
      ${rows.map(({ reason = '' }) => reason)}::text[], ${rows.map(({ isPutOff }) => (isPutOff ? 1 : 0))}::int[])
      as u (id, due_at, reason, put_off)
    where l.id = any(${ids}::bigint[]) and l.id = u.id and l.holder = ${holder} and l.state = any(${[...from]}::text[])
    returning l.id, l.counted`.execute(trx);
  await addToCounters(
    trx,
    done.flatMap(({ counted }) => counted ?? []),
    -1,
  );
  return done.map(({ id }) => id);
}

async function countedOf(trx: Trx, ids: readonly string[]): Promise<CounterKey[]> {
  const rows = await trx
    .selectFrom('send_ledger')
    .select('counted')
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .execute();
  return rows.flatMap(({ counted }) => counted ?? []);
}

/** What a worker has reserved from these mailboxes, by its lanes: there is no index by holder, which every note would pay for. */
export async function listHeld(
  db: Db | Trx,
  holder: string,
  mailboxIds: readonly string[],
  state: 'reserved' | 'complete',
): Promise<string[]> {
  const rows = await db
    .selectFrom('send_ledger')
    .select('id')
    .where('mailbox_id', '=', sql<string>`any(${[...mailboxIds]}::uuid[])`)
    .where('open', '=', true)
    .where('holder', '=', holder)
    .where('state', '=', state)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** A last byte may have gone out, and nobody is left to say what the server answered. */
export async function doubtHeld(trx: Trx, holder: string, mailboxIds: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update send_ledger set state = 'doubt', open = false, doubt_at = ${now}
    where mailbox_id = any(${[...mailboxIds]}::uuid[]) and open and holder = ${holder} and state = 'complete'`.execute(
    trx,
  );
  return Number(numAffectedRows);
}
