import { randomUUID } from 'node:crypto';
import {
  CONTACT_EVENTS,
  CONTACT_SORTS,
  type Contact,
  type ContactCondition,
  type ContactEvent,
  contactFilter,
  EVER_EVENTS,
  listContacts as listContactsCall,
} from '@outrider/contract/contacts/contact';
import { CATEGORIES, type Category } from '@outrider/email-verifier/verdict';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { listContacts } from './list-contacts.ts';

let database: TestDatabase;
let rows: Row[];
const WORKSPACE = { workspaceId: randomUUID() };
const CAMPAIGNS = [randomUUID(), randomUUID()];
const DAY_MS = 86_400_000;

beforeAll(async () => {
  database = await testDatabase();
  rows = await fill(WORKSPACE);
});
afterAll(() => database.close());

/** The list as the call gives it, without the way there. */
const list = (wanted: z.input<typeof listContactsCall.input>) =>
  listContacts({ db: database.db, now: () => new Date() }, WORKSPACE, listContactsCall.input.parse(wanted));

const TAGS = [randomUUID(), randomUUID(), randomUUID()];
const LISTS = [randomUUID(), randomUUID()];
const CITIES = ['Kiel', 'kiel', 'Zürich', 'ZURICH', 'São Paulo', '宁波', '50% off_\\', '', "O'Hara"];
const TITLES = ['VP Sales', 'SVP Marketing', 'Head of Sales', 'Leitung Einkauf', ''];

type Row = Pick<Contact, 'contactId' | 'email' | 'city' | 'title' | 'company' | 'lastName' | 'fields'> & {
  tagIds: string[];
  listIds: string[];
  campaignIds: string[];
  category: Category | null;
  event: ContactEvent;
  eventAt: Date;
  createdAt: Date;
  isSuppressed: boolean;
  past: { event: (typeof EVER_EVENTS)[number]; campaignId: string | null }[];
};

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Three hundred contacts in which every condition holds of some and not of others. */
async function fill({ workspaceId }: typeof WORKSPACE): Promise<Row[]> {
  const { db } = database;
  await sql`insert into workspaces (id, plan, created_at) values (${workspaceId}, 'growth', now())`.execute(db);
  const now = Date.now();
  const made: Row[] = Array.from({ length: 300 }, (_, index) => ({
    contactId: randomUUID(),
    email: `p${index}+${index % 3}@host${index % 7}.test`,
    city: pick(CITIES, index),
    title: pick(TITLES, index * 7),
    company: pick(['', 'Nordkai', 'nordkai', 'Sable', 'Ärzte AG'], index * 3),
    lastName: pick(['Vogel', 'vogel', 'Marsh', ''], index),
    fields: index % 4 === 0 ? { size: String(index % 5), note: pick(CITIES, index + 1) } : {},
    tagIds: TAGS.filter((_tag, bit) => index & (1 << bit)),
    listIds: LISTS.filter((_list, bit) => index % (bit + 2) === 0),
    campaignIds: CAMPAIGNS.filter((_campaign, bit) => index % (bit + 3) === 0),
    category: pick([...CATEGORIES, null], index),
    event: pick(CONTACT_EVENTS, index),
    // A few minutes off the ends of every span.
    eventAt: new Date(now - pick([0.5, 3, 15, 60, 200], index) * DAY_MS - (index % 3) * 60_000),
    createdAt: new Date(now - (300 - Math.floor(index / 2)) * 60_000),
    isSuppressed: index % 10 === 3,
    past: Array.from({ length: index % 3 }, (_, nth) => ({
      event: pick(EVER_EVENTS, index * 5 + nth),
      campaignId: pick([...CAMPAIGNS, null], index + nth),
    })),
  }));
  await db
    .insertInto('contacts')
    .values(
      made.map((row) => ({
        id: row.contactId,
        workspace_id: workspaceId,
        email: row.email,
        city: row.city,
        title: row.title,
        company: row.company,
        last_name: row.lastName,
        fields: JSON.stringify(Object.fromEntries(Object.entries(row.fields).filter(([, value]) => value !== ''))),
        tag_ids: row.tagIds,
        list_ids: row.listIds,
        campaign_ids: row.campaignIds,
        created_at: row.createdAt,
        last_event: row.event,
        last_event_at: row.eventAt,
        verification_category: row.category,
        verified_at: row.category ? row.createdAt : null,
        suppressed_reason: row.isSuppressed ? ('manual' as const) : null,
        suppressed_at: row.isSuppressed ? row.createdAt : null,
      })),
    )
    .execute();
  await db
    .insertInto('contact_events')
    .values(
      made.flatMap((row) =>
        row.past.map(({ event, campaignId }) => ({
          id: randomUUID(),
          workspace_id: workspaceId,
          contact_id: row.contactId,
          at: row.createdAt,
          event,
          about: '',
          words: '',
          ...(campaignId && { campaign_id: campaignId }),
        })),
      ),
    )
    .execute();
  await sql`insert into contact_counts (workspace_id, contacts) values (${workspaceId}, 300)`.execute(db);
  return made;
}

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** As the database keeps a text: letters outside ASCII byte by byte in four signs, a backslash in two. */
const lengthOf = (text: string) =>
  [...Buffer.from(text)].reduce((sum, byte) => sum + (byte > 127 ? 4 : byte === 92 ? 2 : 1), 0);

/** One or two letters begin a word; more are found anywhere. */
const isIn = (text: string, part: string) =>
  lengthOf(fold(part)) < 3 ? ` ${fold(text)}`.includes(` ${fold(part)}`) : fold(text).includes(fold(part));

const textOf = (row: Row) =>
  ` ${[row.email, row.lastName, row.title, row.company, row.city, ...Object.values(row.fields)].filter(Boolean).join(' ')}`;

const fieldOf = (row: Row, field: string): string =>
  ({ email: row.email, city: row.city, title: row.title, company: row.company, lastName: row.lastName })[field] ??
  row.fields[field] ??
  '';

/** The filter as one would write it by hand. */
function holdsOf(row: Row, condition: ContactCondition): boolean {
  switch (condition.kind) {
    case 'field': {
      const value = fieldOf(row, condition.field);
      if (condition.is === 'empty') return value === '';
      if (condition.is === 'notEmpty') return value !== '';
      if (condition.is === 'anyOf') {
        return value !== '' && condition.values.some((wanted) => fold(wanted) === fold(value));
      }
      return condition.values.some((wanted) => wanted !== '' && isIn(value, wanted));
    }
    case 'tag':
      return condition.ids.some((id) => row.tagIds.includes(id)) !== condition.not;
    case 'list':
      return condition.ids.some((id) => row.listIds.includes(id)) !== condition.not;
    case 'campaign':
      return condition.campaignIds.some((id) => row.campaignIds.includes(id)) !== condition.not;
    case 'verification':
      return condition.categories.some((category) => category === (row.category ?? 'NEVER'));
    case 'event':
      return condition.events.some((event) => event === row.event);
    case 'ever': {
      const { events, campaignIds } = condition;
      const did = row.past.some(
        ({ event, campaignId }) =>
          events.includes(event) && (campaignIds.length === 0 || campaignIds.some((id) => id === campaignId)),
      );
      return did !== condition.not;
    }
    case 'suppressed':
      return row.isSuppressed === condition.is;
    case 'activity': {
      const days = { day: 1, week: 7, month: 30, quarter: 91 }[condition.within];
      return Date.now() - row.eventAt.getTime() <= days * DAY_MS !== condition.not;
    }
  }
}

const some = <T>(from: readonly T[]) => fc.uniqueArray(fc.constantFrom(...from), { minLength: 1, maxLength: 3 });
const not = fc.boolean();
const word = fc.constantFrom(
  'kiel',
  'VP',
  'zür',
  'zurich',
  '波',
  '宁波',
  '50%',
  '_\\',
  "'",
  'sales',
  'o',
  'p1',
  'host3',
  'x"y',
);

const condition: fc.Arbitrary<ContactCondition> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field: fc.constantFrom('city', 'title', 'company', 'lastName', 'size', 'note', 'email', 'nobodyHasIt'),
    is: fc.constantFrom('anyOf' as const, 'contains' as const, 'empty' as const, 'notEmpty' as const),
    values: fc.array(fc.oneof(word, fc.constantFrom(...CITIES, ...TITLES, '1', '2', 'p3+0@host3.test')), {
      maxLength: 3,
    }),
  }),
  fc.record({ kind: fc.constant('tag' as const), ids: some([...TAGS, randomUUID()]), not }),
  fc.record({ kind: fc.constant('list' as const), ids: some(LISTS), not }),
  fc.record({ kind: fc.constant('campaign' as const), campaignIds: some(CAMPAIGNS), not }),
  fc.record({ kind: fc.constant('verification' as const), categories: some([...CATEGORIES, 'NEVER' as const]) }),
  fc.record({ kind: fc.constant('event' as const), events: some(CONTACT_EVENTS) }),
  fc.record({
    kind: fc.constant('ever' as const),
    events: some(EVER_EVENTS),
    campaignIds: fc.uniqueArray(fc.constantFrom(...CAMPAIGNS), { maxLength: 2 }),
    not,
  }),
  fc.record({ kind: fc.constant('suppressed' as const), is: fc.boolean() }),
  fc.record({
    kind: fc.constant('activity' as const),
    within: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'quarter' as const),
    not,
  }),
);

test('the database leaves the contacts a filter by hand would leave', async () => {
  const filters = fc.record({
    search: fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      fc.array(word, { maxLength: 2 }).map((words) => words.join(' ')),
    ),
    conditions: fc.array(condition, { maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const data = await list({ ...filter, pageSize: 200, sort: 'email' });
      const parsed = contactFilter.parse(filter);
      const words = parsed.search.split(/\s+/).filter(Boolean);
      const wanted = rows.filter(
        (row) => words.every((part) => isIn(textOf(row), part)) && parsed.conditions.every((one) => holdsOf(row, one)),
      );
      expect(data.total).toEqual({ count: wanted.length, isExact: true });
      const emails = wanted
        .map(({ email }) => email)
        .sort()
        .reverse();
      expect(data.contactList.map(({ email }) => email)).toEqual(emails.slice(0, 200));
    }),
    { numRuns: 100 },
  );
});

test.each(CONTACT_SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => [sort, order] as const)))(
  'pages by %s %s show everybody once, in order',
  async (sort, order) => {
    const shown: Contact[] = [];
    for (let after = '', pages = 0; pages < 20; pages += 1) {
      const data = await list({ sort, order, after, pageSize: 45 });
      shown.push(...data.contactList);
      after = data.next;
      if (after === '') break;
    }
    expect(new Set(shown.map(({ contactId }) => contactId)).size).toBe(rows.length);
    const keyOf = ({ lastEvent, createdAt, email, company, lastName }: Contact) =>
      ({ lastEventAt: lastEvent?.at ?? '', createdAt, email, company, lastName })[sort].replaceAll(/[A-Z]/g, (letter) =>
        letter.toLowerCase(),
      );
    const keys = shown.map(keyOf);
    const inOrder = [...keys].sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
    expect(keys).toEqual(order === 'asc' ? inOrder : inOrder.reverse());
  },
);

test('pages of a filter go on where they ended', async () => {
  const conditions = [{ kind: 'field' as const, field: 'city', is: 'notEmpty' as const }];
  const first = await list({ conditions, sort: 'company', pageSize: 150 });
  const { next: after, total } = first;
  const second = await list({ conditions, sort: 'company', pageSize: 150, after });
  const both = [...first.contactList, ...second.contactList].map(({ contactId }) => contactId);
  expect([new Set(both).size, second.next]).toEqual([total.count, '']);
  await expect(list({ conditions, sort: 'email', after })).rejects.toMatchObject({ reason: 'parameterError' });
});

test.each([
  '%',
  '_',
  '\\',
  "'; drop table contacts; --",
  '"',
  'İstanbul ẞ ﷺ 👩‍👩‍👧',
  'a'.repeat(200),
  '% '.repeat(100),
  '(((((',
  '\u202e',
])('a search for %j is a search for that text', async (search) => {
  const { total } = await list({ search });
  const words = search.trim().split(/\s+/).filter(Boolean);
  const wanted = rows.filter((row) => words.every((part) => isIn(textOf(row), part)));
  expect(total.count).toBe(wanted.length);
});

test('a place nobody gave out is refused', async () => {
  for (const after of ['!', 'e30', Buffer.from('["lastEventAt","desc","never","x"]').toString('base64url')]) {
    await expect(list({ after })).rejects.toMatchObject({ reason: 'parameterError' });
  }
});
