import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import '../domains.tables.ts';
import type { NameCheck } from '../registrars/registrar.ts';

/** What is free can be gone in minutes; what is taken stays so. */
const FREE_FOR_MS = 10 * 60_000;
const TAKEN_FOR_MS = 24 * 3_600_000;
/** Nobody waits for a name that was searched for long ago. */
const WANTED_FOR_MS = 10 * 60_000;

export type KnownCheck = {
  domain: string;
  isFree: boolean;
  isPremium: boolean;
  firstYear: number | null;
  renewal: number | null;
  currency: string | null;
  minYears: number;
};

/** Answers that still hold, of these names. */
export async function findChecks(db: Db, domains: readonly string[], now: Date): Promise<Map<string, KnownCheck>> {
  const { rows } = await sql<KnownCheck>`
    select domain, is_free as "isFree", is_premium as "isPremium", first_year as "firstYear", renewal, currency,
      min_years as "minYears"
    from name_checks where domain = any(${[...domains]}::text[])
      and checked_at > case when is_free then ${before(now, FREE_FOR_MS)}::timestamptz else ${before(now, TAKEN_FOR_MS)}::timestamptz end`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.domain, row]));
}

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Puts names on the list of those to ask for, the first of them first. An answer that is too old is forgotten. */
export const wantChecks = (db: Db, domains: readonly string[], now: Date) =>
  sql`insert into name_checks (domain, wanted_at)
    select domain, ${now}::timestamptz + place * interval '1 microsecond'
    from unnest(${[...domains]}::text[]) with ordinality as wanted (domain, place) order by domain
    on conflict (domain) do update set wanted_at = excluded.wanted_at, checked_at = null, is_free = null`.execute(db);

/** The name that a user waits for longest. */
export const nextWanted = async (db: Db, now: Date): Promise<string | undefined> =>
  (
    await db
      .selectFrom('name_checks')
      .select('domain')
      .where('checked_at', 'is', null)
      .where('wanted_at', '>', before(now, WANTED_FOR_MS))
      .orderBy('wanted_at')
      .orderBy('domain')
      .limit(1)
      .executeTakeFirst()
  )?.domain;

export const storeCheck = (db: Db, domain: string, check: NameCheck, now: Date) => {
  const answer = {
    checked_at: now,
    is_free: check.isFree,
    is_premium: check.isPremium,
    first_year: check.firstYear.amount,
    renewal: check.renewal.amount,
    currency: check.firstYear.currency,
    min_years: check.minYears,
  };
  return db
    .insertInto('name_checks')
    .values({ domain, wanted_at: now, ...answer })
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(answer))
    .execute();
};
