import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import type { CounterKey } from '../campaigns.tables.ts';

const counterName = ({ kind, key, day }: CounterKey) => `${kind} ${key} ${day}`;

const columns = (counters: readonly CounterKey[]) => sql`
  ${counters.map(({ kind }) => kind)}::text[], ${counters.map(({ key }) => key)}::text[],
  ${counters.map(({ day }) => day)}::date[]`;

/** Locks these, in one order everywhere so that nobody waits in a circle, and gives what they stand at. */
export async function lockCounters(trx: Trx, counters: readonly CounterKey[]): Promise<Map<string, number>> {
  const wanted = [...new Map(counters.map((counter) => [counterName(counter), counter])).values()];
  if (wanted.length === 0) return new Map();
  const locked = await lockThose(trx, wanted);
  const missing = wanted.filter((counter) => !locked.has(counterName(counter)));
  if (missing.length === 0) return locked;
  await sql`insert into cap_counters (kind, key, day) select * from unnest(${columns(missing)}) as u (kind, key, day)
    order by 1, 2, 3 on conflict do nothing`.execute(trx);
  return lockThose(trx, wanted);
}

async function lockThose(trx: Trx, counters: readonly CounterKey[]): Promise<Map<string, number>> {
  const { rows } = await sql<CounterKey & { used: number }>`
    select c.kind, c.key, c.day::text as day, c.used
    from unnest(${columns(counters)}) as u (kind, key, day)
    join cap_counters c on c.kind = u.kind and c.key = u.key and c.day = u.day
    order by c.kind, c.key, c.day for update of c`.execute(trx);
  return new Map(rows.map((row) => [counterName(row), row.used]));
}

/** Counts each of these once, or takes it back; they are locked already. */
export async function addToCounters(trx: Trx, counters: readonly CounterKey[], sign: 1 | -1): Promise<void> {
  if (counters.length === 0) return;
  const grouped = [...Map.groupBy(counters, counterName).values()];
  const first = grouped.flatMap(([counter]) => counter ?? []);
  await sql`update cap_counters c set used = greatest(0, c.used + u.n)
    from unnest(${columns(first)}, ${grouped.map((same) => sign * same.length)}::int[]) as u (kind, key, day, n)
    where c.kind = u.kind and c.key = u.key and c.day = u.day`.execute(trx);
}
