import { sql } from 'kysely';
import { type Db, numberList, type Trx } from '../../platform/db.ts';
import { addToCounters, lockCountersOf } from './counters.repository.ts';
import type { LedgerState } from './ledger.tables.ts';

type Reserved = { id: string; countedIn: readonly string[] };

/**
 * How many were still there to be reserved. What each was counted in is looked up by its id: joined to a list, the planner
 * would compare every mail with every other.
 */
export async function reserveRows(trx: Trx, me: string, rows: readonly Reserved[], now: Date): Promise<number> {
  const countedIn = Object.fromEntries(rows.map(({ id, countedIn: counters }) => [id, numberList(counters)]));
  const { numAffectedRows = 0n } = await sql`
    update send_ledger set state = 'reserved', holder = ${me}, attempt = attempt + 1, reserved_at = ${now},
      reason = '', counted_in = (${JSON.stringify(countedIn)}::jsonb ->> id::text)::bigint[]
    where id = any(${numberList(rows.map(({ id }) => id))}::bigint[]) and state = 'planned'`.execute(trx);
  return Number(numAffectedRows);
}

/** Not now; with the reason, and when it may go. Without a moment it is held until it is woken. */
export async function deferRows(
  trx: Trx,
  rows: readonly { id: string; reason: string; dueAt: Date | null }[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`update send_ledger l set due_at = coalesce(u.due_at, 'infinity'), reason = u.reason
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ reason }) => reason)}::text[],
      ${rows.map(({ dueAt }) => dueAt?.toISOString() ?? null)}::timestamptz[]) as u (id, reason, due_at)
    where l.id = u.id and l.state = 'planned'`.execute(trx);
}

/** Never: what was planned is over before it was reserved. What follows from a skipped one is recorded later. */
export async function endPlanned(
  trx: Trx,
  state: 'stopped' | 'skipped',
  rows: readonly { id: string; reason: string; words?: string }[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await sql`with ended as (
      update send_ledger l set state = ${state}, reason = u.reason, open = ${state === 'skipped'}, settled_at = ${now},
        reply_text = coalesce(nullif(u.words, ''), l.reply_text)
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ reason }) => reason)}::text[],
        ${rows.map(({ words = '' }) => words)}::text[]) as u (id, reason, words)
      where l.id = u.id and l.state = 'planned' returning l.id)
    insert into send_unrecorded select id from ended where ${state === 'skipped'}`.execute(trx);
}

/** `dueAt` null: held until it is woken. `words`: what it lacks. */
export type GivenBack = {
  id: string;
  reason?: string;
  dueAt?: Date | null | undefined;
  isPutOff?: boolean;
  words?: string;
};

/**
 * To be sent again, by its holder who knows that no last byte was written, or in the name of a holder that is dead. What it was
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
  await lockCountersOf(trx, ids);
  const { rows: done } = await sql<{ id: string; countedIn: string[] | null }>`
    update send_ledger l set state = 'planned', holder = null, due_at = coalesce(u.due_at, l.due_at),
      reason = u.reason, put_off = l.put_off + u.put_off, reply_text = u.words
    from unnest(${ids}::bigint[], 
      ${rows.map(({ dueAt }) => (dueAt === null ? 'infinity' : (dueAt?.toISOString() ?? null)))}::timestamptz[],
      ${rows.map(({ reason = '' }) => reason)}::text[], ${rows.map(({ isPutOff }) => (isPutOff ? 1 : 0))}::int[],
      ${rows.map(({ words = '' }) => words)}::text[])
      as u (id, due_at, reason, put_off, words)
    where l.id = any(${ids}::bigint[]) and l.id = u.id and l.holder = ${holder} and l.state = any(${[...from]}::text[])
    returning l.id, l.counted_in as "countedIn"`.execute(trx);
  await addToCounters(
    trx,
    done.flatMap(({ countedIn }) => countedIn ?? []),
    -1,
  );
  return done.map(({ id }) => id);
}

/** What a worker has reserved from these mailboxes: there is no index by holder, which every write would pay for. */
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

/** A last byte may have gone out, and no process is left that knows what the server answered. */
export async function doubtHeld(trx: Trx, holder: string, mailboxIds: readonly string[], now: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update send_ledger set state = 'doubt', open = false, doubt_at = ${now}
    where mailbox_id = any(${[...mailboxIds]}::uuid[]) and open and holder = ${holder} and state = 'complete'`.execute(
    trx,
  );
  return Number(numAffectedRows);
}
