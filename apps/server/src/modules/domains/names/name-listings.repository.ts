import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import '../domains.tables.ts';

/** Lists change by the hour, and a name is seldom bought within the minute. */
const HOLDS_FOR_MS = 12 * 3_600_000;
/** No list answered: it is tried again soon, not at once. */
const UNANSWERED_FOR_MS = 15 * 60_000;
/** Nobody waits for a name that was searched for long ago. */
const WANTED_FOR_MS = 10 * 60_000;

export type Listing = { domain: string; askedAt: Date; listedOn: string[]; answered: number };

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** Answers that still hold, of these names. */
export async function findListings(db: Db, domains: readonly string[], now: Date): Promise<Map<string, Listing>> {
  const { rows } = await sql<Listing>`
    select domain, asked_at as "askedAt", listed_on as "listedOn", answered from name_listings
    where domain = any(${[...domains]}::text[]) and asked_at > case when answered > 0
      then ${before(now, HOLDS_FOR_MS)}::timestamptz else ${before(now, UNANSWERED_FOR_MS)}::timestamptz end`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.domain, row]));
}

/** Puts names on the list of those to ask for. An answer that is too old is forgotten. */
export const wantListings = (db: Db, domains: readonly string[], now: Date) =>
  sql`insert into name_listings (domain, wanted_at)
    select domain, ${now} from unnest(${[...domains]}::text[]) as domain order by domain
    on conflict (domain) do update set wanted_at = excluded.wanted_at, asked_at = null`.execute(db);

/** Those that users wait for longest. */
export const nextToAsk = async (db: Db, now: Date, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('name_listings')
      .select('domain')
      .where('asked_at', 'is', null)
      .where('wanted_at', '>', before(now, WANTED_FOR_MS))
      .orderBy('wanted_at')
      .orderBy('domain')
      .limit(limit)
      .execute()
  ).map(({ domain }) => domain);

export const storeListing = (db: Db, { domain, askedAt, listedOn, answered }: Listing) =>
  db
    .updateTable('name_listings')
    .set({ asked_at: askedAt, listed_on: listedOn, answered })
    .where('domain', '=', domain)
    .execute();
