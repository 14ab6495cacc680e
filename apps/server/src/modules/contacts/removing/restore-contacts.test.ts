import { randomUUID } from 'node:crypto';
import { addContact as addContactCall } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { createKeyedHasher } from '../../../platform/secrets.ts';
import { sweep } from '../../../platform/sweep.job.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { addContact } from '../add-contact.ts';
import { deleteContacts } from '../bulk/bulk-actions.ts';
import { forgetLabel } from '../contact-book.ts';
import { countContacts } from '../contact-counts.repository.ts';
import { KEPT_BY_CONTACTS } from '../kept.ts';
import { listContacts } from '../listing/list-contacts.ts';
import { addSuppressions } from '../suppressions/suppress.ts';
import { anAddress } from '../testing.ts';
import { addNote } from '../timeline/notes.ts';
import { contactDetail } from '../timeline/read-contact.ts';
import { restoreContacts } from './restore-contacts.ts';
import { settleContacts } from './settle-contacts.ts';

let database: TestDatabase;
let deps: ReturnType<typeof depsOf>;
let scope: { workspaceId: string; userId: string };
let room: number;
/** Whose mails may say something else now. */
let changed: (readonly string[] | 'many')[];

const depsOf = ({ db }: TestDatabase) => ({
  db,
  jobs: { enqueue: async () => undefined },
  hasher: createKeyedHasher([Buffer.alloc(32)], 'suppressions'),
  roomFor: async () => room,
  nameOf: async () => 'Maya',
  now: () => new Date(),
  onValuesChanged: async (_trx: unknown, _scope: unknown, emails: readonly string[] | 'many') => {
    changed.push(emails);
  },
});

beforeAll(async () => {
  database = await testDatabase();
  deps = depsOf(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  room = 10_000;
  changed = [];
  scope = await aScope();
});

async function aScope() {
  const { db } = database;
  const [workspaceId, userId] = [randomUUID(), randomUUID()];
  await sql`insert into workspaces (id, plan, created_at) values (${workspaceId}, 'scale', now())`.execute(db);
  await sql`insert into users (id, workspace_id, created_at, company_name, language, email)
    values (${userId}, ${workspaceId}, now(), 'x', 'en', ${`${userId}@one.test`})`.execute(db);
  return { workspaceId, userId };
}

const add = (values: Partial<z.input<typeof addContactCall.input>> = {}) =>
  addContact(deps, scope, addContactCall.input.parse({ email: anAddress(), ...values }));
const remove = (...contacts: { contactId: string }[]) =>
  deleteContacts(deps, scope, { contactIds: contacts.map(({ contactId }) => contactId) });
const restore = (deletionId: string, by = scope) => restoreContacts(deps, by, deletionId);
const detail = (email: string) => contactDetail(database.db, scope, email);
const isNotFound = { reason: 'notFound' };

test('a deletion is taken back with everything that belonged to the contacts, once, and by nobody else', async () => {
  const one = await add({ city: 'Kiel', fields: { carriers: '12' }, tags: ['Coast', 'Gone'], lists: ['Expo'] });
  const other = await add();
  await addNote(deps, scope, one.contactId, 'Call after the fair');
  const before = await detail(one.email);
  const { changed: deleted, deletionId } = await remove(one, other);
  expect([deleted, await countContacts(database.db, scope)]).toEqual([2, 0]);
  await expect(detail(one.email)).rejects.toMatchObject(isNotFound);
  await expect(restore(deletionId, await aScope())).rejects.toMatchObject(isNotFound);

  const gone = before.tags.find(({ name }) => name === 'Gone');
  await forgetLabel(deps, { workspaceId: scope.workspaceId }, gone?.id ?? '');
  expect(await restore(deletionId)).toEqual({ changed: 2 });
  expect(await detail(one.email)).toEqual({ ...before, tags: before.tags.filter(({ name }) => name !== 'Gone') });
  expect(changed.flat().sort()).toEqual([one.email, other.email].sort());
  const { all, settling, contactList } = await listContacts(deps, scope, {
    search: '',
    conditions: [],
    sort: 'email',
    order: 'asc',
    after: '',
    pageSize: 10,
  });
  expect([all, settling, contactList.length]).toEqual([2, 0, 2]);
  await expect(restore(deletionId)).rejects.toMatchObject(isNotFound);
});

test('an address that is a contact again stays as it is, and who was suppressed meanwhile comes back as such', async () => {
  const [again, unwanted] = [await add({ city: 'Kiel' }), await add()];
  const { deletionId } = await remove(again, unwanted);
  await add({ email: again.email, city: 'Oslo' });
  await addSuppressions(deps, scope, { values: [unwanted.email], about: '', fromFile: false });
  expect(await restore(deletionId)).toEqual({ changed: 1 });
  expect((await detail(again.email)).city).toBe('Oslo');
  expect((await detail(unwanted.email)).suppressed).toMatchObject({ reason: 'manual' });
  expect(await countContacts(database.db, scope)).toBe(2);
});

test('nobody comes back beyond the plan, and all do once there is room', async () => {
  const { deletionId } = await remove(await add(), await add());
  await add();
  room = 2;
  const values = { total: 2, wanted: 3 };
  await expect(restore(deletionId)).rejects.toMatchObject({ reason: 'contactQuotaReached', values });
  room = 3;
  expect(await restore(deletionId)).toEqual({ changed: 2 });
});

test('more than fit into one step come back too, and are found once they are settled', async () => {
  const { db } = database;
  const { workspaceId } = scope;
  await sql`insert into contacts (id, workspace_id, email, created_at, last_event_at)
    select gen_random_uuid(), ${workspaceId}, 'p' || n || '@many.test', now(), now()
    from generate_series(1, 5001) n`.execute(db);
  await sql`insert into contact_counts (workspace_id, contacts) values (${workspaceId}, 5001)`.execute(db);
  const everybody = { filter: { search: '', conditions: [] }, except: [] };
  const { changed: deleted, deletionId } = await deleteContacts(deps, scope, everybody);
  expect([deleted, await countContacts(db, scope)]).toEqual([5_001, 0]);
  expect(await restore(deletionId)).toEqual({ changed: 5_001 });
  await settleContacts(deps, scope);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from only contacts
    where workspace_id = ${workspaceId} and is_settled and search_text is not null`.execute(db);
  expect([rows[0]?.count, await countContacts(db, scope)]).toEqual([5_001, 5_001]);
});

test('after a day the deleted are gone for good, and nothing of theirs is left', async () => {
  const { db } = database;
  const contact = await add();
  const { noteId } = await addNote(deps, scope, contact.contactId, 'Call');
  const { deletionId } = await remove(contact);
  const notes = () => db.selectFrom('contact_notes').select('id').where('id', '=', noteId).execute();
  expect(await notes()).toHaveLength(1);
  await sweep({ db, now: () => new Date(Date.now() + 25 * 3_600_000), kept: KEPT_BY_CONTACTS });
  await expect(restore(deletionId)).rejects.toMatchObject(isNotFound);
  expect(await notes()).toEqual([]);
});
