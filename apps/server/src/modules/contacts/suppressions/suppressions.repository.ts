import type { SuppressionReason, SuppressionScope } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../contacts.tables.ts';

export type NewSuppression = Omit<Tables['suppressions'], 'workspace_id'>;

/**
 * Those that were not there before. One that only a merge carried over becomes what is wanted here, so that it outlives an
 * undo; asked again, as a merge may come between.
 */
export async function insertSuppressions(
  trx: Trx,
  scope: Scope,
  wanted: readonly NewSuppression[],
): Promise<{ scope: SuppressionScope; value: string | null }[]> {
  if (wanted.length === 0) return [];
  const own = wanted.filter(({ merge_id }) => merge_id === null);
  await claimCarried(trx, scope, own);
  const added = await insertMissing(trx, scope, wanted);
  if (added.length < wanted.length) {
    await claimCarried(trx, scope, own);
    await strengthen(
      trx,
      scope,
      own.filter(({ reason }) => reason === 'optedOut' || reason === 'complained'),
    );
  }
  return added;
}

const textsOf = (wanted: readonly NewSuppression[], pick: (one: NewSuppression) => string | null) => wanted.map(pick);

async function insertMissing(trx: Trx, { workspaceId }: Scope, wanted: readonly NewSuppression[]) {
  const column = (pick: (one: NewSuppression) => string | null) => textsOf(wanted, pick);
  const { rows } = await sql<{ scope: SuppressionScope; value: string | null }>`
    insert into suppressions (id, workspace_id, scope, value, hash, reason, about, at, merge_id)
    select id, ${workspaceId}, scope, value, hash, reason, about, at, merge_id from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ scope }) => scope)}::text[], ${column(({ value }) => value)}::text[],
      ${column(({ hash }) => hash)}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ about }) => about)}::text[], ${column(({ at }) => at.toISOString())}::timestamptz[],
      ${column(({ merge_id }) => merge_id)}::uuid[]
    ) as s (id, scope, value, hash, reason, about, at, merge_id)
    order by hash on conflict do nothing returning scope, value`.execute(trx);
  return rows;
}

async function claimCarried(trx: Trx, { workspaceId }: Scope, wanted: readonly NewSuppression[]): Promise<void> {
  const column = (pick: (one: NewSuppression) => string | null) => textsOf(wanted, pick);
  await sql`update suppressions s set merge_id = null, reason = w.reason, about = w.about
    from unnest(${column(({ scope }) => scope)}::text[], ${column(({ value }) => value)}::text[],
      ${column(({ reason }) => reason)}::text[], ${column(({ about }) => about)}::text[]) as w (scope, value, reason, about)
    where s.workspace_id = ${workspaceId} and s.merge_id is not null and s.scope = w.scope and s.value = w.value`.execute(
    trx,
  );
}

/** What the workspace had entered is the person's own wish from now on, and stays. */
async function strengthen(trx: Trx, { workspaceId }: Scope, wanted: readonly NewSuppression[]): Promise<void> {
  const column = (pick: (one: NewSuppression) => string | null) => textsOf(wanted, pick);
  await sql`update suppressions s set reason = w.reason, about = w.about, at = w.at
    from unnest(${column(({ hash }) => hash)}::text[], ${column(({ reason }) => reason)}::text[],
      ${column(({ about }) => about)}::text[], ${column(({ at }) => at.toISOString())}::timestamptz[])
      as w (hash, reason, about, at)
    where s.workspace_id = ${workspaceId} and s.hash = w.hash and s.reason in ('manual', 'file')`.execute(trx);
}

/** Takes off what a merge carried over and nobody asked for since. Gives the addresses, and when it was carried. */
export async function deleteCarried(trx: Trx, { workspaceId }: Scope, mergeId: string) {
  const { rows } = await sql<{ value: string; at: Date }>`delete from suppressions
    where workspace_id = ${workspaceId} and merge_id = ${mergeId} returning value, at`.execute(trx);
  return rows;
}

/** Whether there are any, and any of which only the hash is left. */
export async function suppressionKinds(db: Db | Trx, { workspaceId }: Scope) {
  const { rows } = await sql<{ any: boolean; erased: boolean }>`select
    exists (select from suppressions where workspace_id = ${workspaceId}) as any,
    exists (select from suppressions where workspace_id = ${workspaceId} and value is null) as erased`.execute(db);
  return rows[0] ?? { any: false, erased: false };
}

export type FoundSuppression = Pick<Tables['suppressions'], 'scope' | 'value' | 'hash' | 'reason' | 'at'>;

/** By an index for each of the two, however many are asked for. */
export const findSuppressions = (
  db: Db | Trx,
  { workspaceId }: Scope,
  values: readonly string[],
  hashes: readonly string[],
): Promise<FoundSuppression[]> =>
  db
    .selectFrom('suppressions')
    .select(['scope', 'value', 'hash', 'reason', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) =>
      eb.or([
        eb('value', '=', sql<string>`any(${[...values]}::text[])`),
        eb('hash', '=', sql<string>`any(${[...hashes]}::text[])`),
      ]),
    )
    .execute();

type Page = { search: string; reason: SuppressionReason | undefined; after: { at: Date; id: string } | undefined };

export const listSuppressionPage = (db: Db, scope: Scope, { after, ...filter }: Page, limit: number) =>
  suppressionsLeft(db, scope, filter)
    .select(['id', 'scope', 'value', 'reason', 'about', 'at'])
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(at, id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid)`),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countSuppressions(db: Db, scope: Scope, filter: Omit<Page, 'after'>): Promise<number> {
  const row = await suppressionsLeft(db, scope, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

const suppressionsLeft = (db: Db, { workspaceId }: Scope, { search, reason }: Omit<Page, 'after'>) =>
  db
    .selectFrom('suppressions')
    .where('workspace_id', '=', workspaceId)
    .$if(search !== '', (query) => query.where(sql<boolean>`strpos(value, ${search.toLowerCase()}) > 0`))
    .$if(reason !== undefined, (query) => query.where('reason', '=', reason ?? 'manual'));

export const lockSuppression = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx
    .selectFrom('suppressions')
    .select(['scope', 'value', 'reason'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const deleteSuppression = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx.deleteFrom('suppressions').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();

/** Of each kind, the contacts a suppression is about. */
const ABOUT: Record<SuppressionScope, (workspaceId: string, value: string) => ReturnType<typeof sql<boolean>>> = {
  address: (_workspaceId, value) => sql<boolean>`email = ${value}`,
  alias: (_workspaceId, value) => sql<boolean>`(email = ${value} or is_settled and alias_email = ${value}
    and alias_email <> email or not is_settled and contact_alias(email) = ${value})`,
  domain: (
    workspaceId,
    value,
  ) => sql<boolean>`(is_settled and facets && array[contact_facet(${workspaceId}::uuid, ${`d:${value}`})]
    or not is_settled and ('.' || split_part(email, '@', -1)) like '%.' || ${value})`,
};

/** The next contacts a suppression is about, after an address. */
export const listAbout = (
  trx: Trx,
  { workspaceId }: Scope,
  { scope, value }: { scope: SuppressionScope; value: string },
  { after, limit }: { after: string; limit: number },
) =>
  trx
    .selectFrom('contacts')
    .select(['email', 'suppressed_at'])
    .where('workspace_id', '=', workspaceId)
    .where(ABOUT[scope](workspaceId, value))
    .where('email', '>', after)
    .orderBy('email')
    .limit(limit)
    .execute();

export type Mark = { email: string; reason: SuppressionReason | null; at: Date | null };

/** Writes at contacts whether they may be written to, with a line in their timeline where that changed. */
export async function markContacts(
  trx: Trx,
  { workspaceId }: Scope,
  marks: readonly Mark[],
  { at, about }: { at: Date; about: string },
): Promise<void> {
  if (marks.length === 0) return;
  await sql`with mark as (
      select * from unnest(${marks.map(({ email }) => email)}::text[], ${marks.map(({ reason }) => reason)}::text[],
        ${marks.map((mark) => mark.at?.toISOString() ?? null)}::timestamptz[]) as t (email, reason, at)),
    met as (
      update contacts c set
        suppressed_reason = mark.reason, suppressed_at = mark.at,
        last_event = case when mark.reason is null then 'unsuppressed' else 'suppressed' end,
        last_event_about = coalesce(mark.reason, ''), last_event_at = greatest(c.last_event_at, ${at})
      from mark
      where c.workspace_id = ${workspaceId} and c.email = mark.email
        and (c.suppressed_at is null) <> (mark.at is null)
      returning c.id, c.last_event, mark.reason)
    insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
    select gen_random_uuid(), ${workspaceId}, id, ${at}, last_event, coalesce(reason, ''), ${about} from met`.execute(
    trx,
  );
}
