import type { SourceKey } from '@outrider/lead-finder/lead';
import { sql, type Updateable } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import type { UnitKind } from '../leads-agent.tables.ts';
import { toJson } from './to-json.ts';

/** What each kind of unit is about. */
export type Asked = {
  search: { query: string; offset: number };
  people: { page: number };
  crawl: { url: string; depth: number };
  company: { urls: string[] };
  match: { people: { id: string; firstName: string; domain: string }[] };
  address: { rowId: string };
};

/** In this order. What only some states of a search work on has a stage of its own. */
export const STAGES = { enrich: 0, search: 1, address: 2, company: 3, more: 4, match: 5 } as const;
export type Stage = (typeof STAGES)[keyof typeof STAGES];

export type NewUnit = {
  [K in UnitKind]: {
    kind: K;
    source: SourceKey;
    subject: string;
    asked: Asked[K];
    stage: Stage;
    turn: number;
    priceMicros: number;
  };
}[UnitKind];

/** `modelMicros`: held for a model while it is worked on, beside its price. */
export type Unit = NewUnit & { id: string; attempts: number; lease: string; modelMicros: number };

/** Those that are there already stay as they are. */
export async function insertUnits(
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  units: readonly NewUnit[],
): Promise<number> {
  if (units.length === 0) return 0;
  const { numAffectedRows } = await sql`
    insert into agent_units (workspace_id, task_id, kind, source, subject, asked, stage, turn, price_micros)
    select ${workspaceId}, ${taskId}, kind, source, subject, asked, stage, turn, "priceMicros"
    from jsonb_to_recordset(${toJson(units)}::jsonb) as new (
      kind text, source text, subject text, asked jsonb, stage smallint, turn float, "priceMicros" bigint)
    on conflict (task_id, kind, subject) do nothing`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

type Claim = {
  stages: readonly Stage[];
  /** What a unit may cost at most. */
  room: number;
  lease: string;
  until: Date;
  now: Date;
};

/** The unit whose turn it is, found by the index of units that wait. */
export async function claimUnit(
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  { stages, room, lease, until, now }: Claim,
): Promise<Unit | undefined> {
  const { rows } = await sql<Unit>`
    update agent_units u set lease = ${lease}, lease_until = ${until}, attempts = u.attempts + 1
    from (
      select id from agent_units
      where task_id = ${taskId} and workspace_id = ${workspaceId} and settled_at is null and lease is null
        and stage = any(${[...stages]}::smallint[]) and price_micros <= ${room}
        and (next_try_at is null or next_try_at <= ${now})
      order by stage, turn, id limit 1) free
    where u.id = free.id
    returning u.id::text as id, u.kind, u.source, u.subject, u.asked, u.stage, u.turn,
      u.price_micros::float as "priceMicros", u.model_micros::float as "modelMicros", u.attempts, u.lease`.execute(trx);
  return rows[0];
}

type Lost = Pick<Unit, 'source' | 'priceMicros' | 'modelMicros'>;

/** Takes back what a worker had that was not heard of again. Gives what asking for it may have cost. */
export async function takeBackUnits(
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  systemNow: Date,
): Promise<Lost[]> {
  const { rows } = await sql<Lost>`
    with lost as (
      select id, source, price_micros, model_micros from agent_units
      where task_id = ${taskId} and workspace_id = ${workspaceId} and settled_at is null and lease is not null
        and lease_until < ${systemNow} for update)
    update agent_units u set lease = null, lease_until = null, model_micros = 0 from lost where u.id = lost.id
    returning lost.source, lost.price_micros::float as "priceMicros", lost.model_micros::float as "modelMicros"`.execute(
    trx,
  );
  return rows;
}

type Leased = Pick<Unit, 'id' | 'lease'>;

/** False where another holds the unit by now. */
async function changeLeased(
  trx: Trx,
  { workspaceId }: Scope,
  { id, lease }: Leased,
  change: Updateable<Tables['agent_units']>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agent_units')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const holdForModel = (trx: Trx, scope: Scope, unit: Leased, micros: number): Promise<boolean> =>
  changeLeased(trx, scope, unit, { model_micros: micros });

export const renewLeases = (db: Db, { workspaceId }: Scope, leases: readonly string[], until: Date) =>
  sql`update agent_units set lease_until = ${until}
    where workspace_id = ${workspaceId} and lease = any(${[...leases]}::uuid[]) and settled_at is null`.execute(db);

/** Whether a worker that is alive has something of a search. */
export async function isAttended(db: Db, { workspaceId }: Scope, taskId: string, systemNow: Date): Promise<boolean> {
  const row = await db
    .selectFrom('agent_units')
    .select('id')
    .where('task_id', '=', taskId)
    .where('workspace_id', '=', workspaceId)
    .where('settled_at', 'is', null)
    .where('lease', 'is not', null)
    .where('lease_until', '>=', systemNow)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Ended = { settledAt: Date } | { nextTryAt: Date | null };

/** False where another holds it by now: then nothing of it counts. */
export const endUnit = (trx: Trx, scope: Scope, unit: Leased, ended: Ended): Promise<boolean> =>
  changeLeased(trx, scope, unit, {
    lease: null,
    lease_until: null,
    model_micros: 0,
    ...('settledAt' in ended ? { settled_at: ended.settledAt } : { next_try_at: ended.nextTryAt }),
  });

/** Of a source that will not answer: what nobody works on ends. */
export const closeSource = (trx: Trx, { workspaceId }: Scope, taskId: string, source: SourceKey, at: Date) =>
  trx
    .updateTable('agent_units')
    .set({ settled_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('source', '=', source)
    .where('kind', 'in', ['search', 'people', 'match'])
    .where('settled_at', 'is', null)
    .where('lease', 'is', null)
    .execute();

/** What is left to do: anything, anything that can be paid for, anything a worker has. */
export async function findLeft(
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  { stages, room }: Pick<Claim, 'stages' | 'room'>,
): Promise<{ isAny: boolean; isAffordable: boolean; isHeld: boolean }> {
  const open = sql`from agent_units u where u.task_id = ${taskId} and u.workspace_id = ${workspaceId} and u.settled_at is null
    and u.stage = any(${[...stages]}::smallint[])`;
  const { rows } = await sql<{ isWaiting: boolean; isAffordable: boolean; isHeld: boolean }>`
    select exists (select ${open} and u.lease is null) as "isWaiting",
      exists (select ${open} and u.lease is null and u.price_micros <= ${room}) as "isAffordable",
      exists (select ${open} and u.lease is not null) as "isHeld"`.execute(trx);
  const { isWaiting = false, isAffordable = false, isHeld = false } = rows[0] ?? {};
  return { isAny: isWaiting || isHeld, isAffordable: isAffordable || isHeld, isHeld };
}

/** Searches of these sources begin anew. Companies and people that are known already stay done. */
export const reopenSearches = (trx: Trx, { workspaceId }: Scope, taskId: string, sources: readonly SourceKey[]) =>
  sql`update agent_units set settled_at = null, attempts = 0, next_try_at = null
    where workspace_id = ${workspaceId} and task_id = ${taskId} and kind in ('search', 'people', 'crawl', 'match')
      and source = any(${[...sources]}::text[]) and settled_at is not null`.execute(trx);

/** Addresses that a search which is over does not look for any more. */
export const dropAddresses = (trx: Trx, { workspaceId }: Scope, taskId: string) =>
  sql`delete from agent_units where workspace_id = ${workspaceId} and task_id = ${taskId} and kind = 'address'
    and stage = ${STAGES.address} and settled_at is null and lease is null`.execute(trx);

/** Rows whose address was looked for before are looked at again. */
export async function askAddressesAgain(trx: Trx, { workspaceId }: Scope, taskId: string, units: readonly NewUnit[]) {
  await insertUnits(trx, { workspaceId }, taskId, units);
  await sql`update agent_units set settled_at = null, attempts = 0, next_try_at = null, stage = ${STAGES.enrich}
    where workspace_id = ${workspaceId} and task_id = ${taskId} and kind = 'address' and lease is null
      and subject = any(${units.map(({ subject }) => subject)}::text[])`.execute(trx);
}

/** Open units by kind and source, for the lines of the procedure. */
export async function countOpen(
  db: Db,
  { workspaceId }: Scope,
  taskId: string,
): Promise<{ kind: UnitKind; source: SourceKey; count: number }[]> {
  const { rows } = await sql<{ kind: UnitKind; source: SourceKey; count: number }>`
    select kind, source, count(*)::int as count from agent_units
    where task_id = ${taskId} and workspace_id = ${workspaceId} and settled_at is null group by 1, 2`.execute(db);
  return rows;
}
