import { counterName } from '@outrider/send-planner/caps';
import type { CounterKey } from '@outrider/send-planner/state';
import { sql } from 'kysely';
import type { Trx } from '../../platform/db.ts';
import './ledger.tables.ts';

const columns = (counters: readonly CounterKey[]) => sql`
  ${counters.map(({ kind }) => kind)}::text[], ${counters.map(({ key }) => key)}::text[],
  ${counters.map(({ day }) => day)}::date[]`;

/** By their names: what they stand at, and the numbers they go by. */
export type LockedCounters = { used: Map<string, number>; ids: Map<string, string> };

/** Locks these, in one order everywhere so that no two wait for each other; those that are missing begin at nought. */
export async function lockCounters(trx: Trx, counters: readonly CounterKey[]): Promise<LockedCounters> {
  const wanted = [...new Map(counters.map((counter) => [counterName(counter), counter])).values()];
  if (wanted.length === 0) return { used: new Map(), ids: new Map() };
  const locked = await lockThose(trx, wanted);
  const missing = wanted.filter((counter) => !locked.ids.has(counterName(counter)));
  if (missing.length === 0) return locked;
  await sql`insert into cap_counters (kind, key, day) select * from unnest(${columns(missing)}) as u (kind, key, day)
    order by 1, 2, 3 on conflict do nothing`.execute(trx);
  return lockThose(trx, wanted);
}

async function lockThose(trx: Trx, counters: readonly CounterKey[]): Promise<LockedCounters> {
  const { rows } = await sql<CounterKey & { id: string; used: number }>`
    select c.id, c.kind, c.key, c.day::text as day, c.used
    from unnest(${columns(counters)}) as u (kind, key, day)
    join cap_counters c on c.kind = u.kind and c.key = u.key and c.day = u.day
    order by c.id for update of c`.execute(trx);
  return {
    used: new Map(rows.map((row) => [counterName(row), row.used])),
    ids: new Map(rows.map((row) => [counterName(row), row.id])),
  };
}

/** The same for those a mail was counted in. */
export async function lockCountersById(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select from cap_counters where id = any(${[...new Set(ids)]}::bigint[]) order by id for update`.execute(
    trx,
  );
}

/** The same for those these mails were counted in. Counters come before mails wherever both are locked. */
export async function lockCountersOf(trx: Trx, ledgerIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ countedIn: string[] | null }>`select counted_in as "countedIn" from send_ledger
    where id = any(${[...ledgerIds]}::bigint[])`.execute(trx);
  const counted = rows.flatMap(({ countedIn }) => countedIn ?? []);
  await lockCountersById(trx, counted);
  return counted;
}

/** Counts each of these once, or takes it back; they are locked already. */
export async function addToCounters(trx: Trx, ids: readonly string[], sign: 1 | -1): Promise<void> {
  if (ids.length === 0) return;
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + sign);
  await sql`update cap_counters c set used = greatest(0, c.used + u.n)
    from unnest(${[...counts.keys()]}::bigint[], ${[...counts.values()]}::int[]) as u (id, n)
    where c.id = u.id`.execute(trx);
}
