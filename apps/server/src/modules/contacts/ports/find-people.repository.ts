import type { ContactEvent, ContactFilter } from '@outrider/contract/contacts/contact';
import type { SuppressionReason } from '@outrider/contract/contacts/suppression';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { countContacts } from '../contact-counts.repository.ts';
import { readLists } from '../listing/list.repository.ts';
import { matches } from '../match.repository.ts';

export type PersonHit = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  title: string;
  company: string;
  suppressedReason: SuppressionReason | null;
  suppressedAt: Date | null;
  lastEvent: ContactEvent;
  lastEventAt: Date;
  lastEventAbout: string;
};
type CompanyHit = { company: string; people: number };

type Found<T> = { hits: T[]; total: { count: number; isExact: boolean } };

/** Of words that more contacts have, only the newest are ranked. */
const RANKED_MAX = 3_000;
const NEWEST_MAX = 200;
/** Of so many contacts, gathering all who have a common word keeps the reader waiting. */
const MANY_CONTACTS = 50_000;
/** Among so many of the newest of them, a common word is found often enough. */
const LOOKED_AT_FIRST = 5_000;

type Search = { scope: Scope; words: string; limit: number; now: Date };

/** Contacts with all the words: by how well the name fits, then the last one something happened with. */
export const findPeople = (
  db: Db,
  scope: Scope,
  words: string,
  options: { limit: number; now: Date },
): Promise<Found<PersonHit>> =>
  readLists(db, async (trx) => {
    const search = { scope, words, ...options };
    const isLarge = (await countContacts(trx, scope)) > MANY_CONTACTS;
    return (isLarge ? await findAmongNewest(trx, search) : undefined) ?? findAmongAll(trx, search);
  });

/** Says nothing where too few of the newest have the words. */
async function findAmongNewest(trx: Trx, search: Search): Promise<Found<PersonHit> | undefined> {
  const newest = sql`${newestOf(search)} where ${isMeant(search)} limit ${NEWEST_MAX}`;
  const { count, hits } = await rankPeople(trx, search, newest);
  return count === NEWEST_MAX ? { hits, total: { count, isExact: false } } : undefined;
}

const newestOf = ({ scope }: Search) => sql`(select * from contacts where workspace_id = ${scope.workspaceId}
  and is_settled order by last_event_at desc, id desc limit ${LOOKED_AT_FIRST}) c`;

async function findAmongAll(trx: Trx, search: Search): Promise<Found<PersonHit>> {
  const all = sql`contacts c where ${isMeant(search)}`;
  const { count, hits } = await rankPeople(trx, search, sql`${all} limit ${RANKED_MAX + 1}`);
  if (count <= RANKED_MAX) return { hits, total: { count, isExact: true } };
  const newest = sql`${all} order by c.last_event_at desc, c.id desc limit ${NEWEST_MAX}`;
  return { hits: (await rankPeople(trx, search, newest)).hits, total: { count: RANKED_MAX, isExact: false } };
}

const isMeant = ({ scope, words, now }: Search) => matches(scope, { search: words, conditions: [] }, now);

async function rankPeople(trx: Trx, { words, limit }: Search, from: RawBuilder<unknown>) {
  const { rows } = await sql<PersonHit & { count: number }>`
    with hits as materialized (select c.id, c.last_event_at, ${fit(words)} as fit from ${from}),
    best as (select * from hits order by fit desc, last_event_at desc, id limit ${limit})
    select (select count(*)::int from hits) as count, c.id, c.email, c.first_name as "firstName", c.last_name as "lastName",
      c.title, c.company, c.suppressed_reason as "suppressedReason", c.suppressed_at as "suppressedAt",
      c.last_event as "lastEvent", c.last_event_at as "lastEventAt", c.last_event_about as "lastEventAbout"
    from (values (1)) as one left join best on true left join contacts c on c.id = best.id and c.is_settled
    order by best.fit desc, best.last_event_at desc, best.id`.execute(trx);
  return { count: rows[0]?.count ?? 0, hits: rows.filter(({ id }) => id !== null) };
}

/** 3: what was typed begins a name; 2: the address or the company; 1: it stands elsewhere. */
const fit = (words: string) => sql`case
  when ${begins(sql`c.first_name || ' ' || c.last_name`, words)} then 3
  when ${begins(sql`c.email || ' ' || c.company`, words)} then 2 else 1 end`;

const begins = (text: RawBuilder<unknown>, words: string) =>
  sql`strpos(contact_fold(' ' || ${text}), contact_fold(${` ${words}`})) > 0`;

/** Companies of contacts, by how well the name fits, then by how many are known there. */
export const findCompanies = (
  db: Db,
  scope: Scope,
  words: string,
  options: { limit: number; now: Date },
): Promise<Found<CompanyHit>> =>
  readLists(db, async (trx) => {
    const search = { scope, words, ...options };
    const works = worksThere(search);
    const isLarge = (await countContacts(trx, scope)) > MANY_CONTACTS;
    if (isLarge) {
      const newest = sql`${newestOf(search)} where ${works} limit ${NEWEST_MAX}`;
      const { gathered, count, hits } = await rankCompanies(trx, search, newest);
      if (gathered === NEWEST_MAX) return { hits, total: { count, isExact: false } };
    }
    const all = sql`contacts c where ${works} limit ${RANKED_MAX + 1}`;
    const { gathered, count, hits } = await rankCompanies(trx, search, all);
    return { hits, total: { count, isExact: gathered <= RANKED_MAX } };
  });

const worksThere = ({ scope, words, now }: Search) => {
  const filter: ContactFilter = {
    search: '',
    conditions: [{ kind: 'field', field: 'company', is: 'contains', values: [words] }],
  };
  return matches(scope, filter, now);
};

async function rankCompanies(trx: Trx, { words, limit }: Search, from: RawBuilder<unknown>) {
  const { rows } = await sql<CompanyHit & { gathered: number; companies: number }>`
    with hits as materialized (select c.company from ${from}),
    companies as (
      select min(company) as company, count(*)::int as people from hits group by contact_fold(company))
    select company, people, (select count(*)::int from hits) as gathered, count(*) over ()::int as companies
    from companies order by ${begins(sql`company`, words)} desc, people desc, company limit ${limit}`.execute(trx);
  return {
    gathered: rows[0]?.gathered ?? 0,
    count: rows[0]?.companies ?? 0,
    hits: rows.map(({ company, people }) => ({ company, people })),
  };
}
