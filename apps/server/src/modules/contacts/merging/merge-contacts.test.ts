import { randomUUID } from 'node:crypto';
import { addContact as addContactCall } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { createKeyedHasher, createTextSigner } from '../../../platform/secrets.ts';
import { sweep } from '../../../platform/sweep.job.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { addContact } from '../add-contact.ts';
import { deleteContacts, labelContacts } from '../bulk/bulk-actions.ts';
import { countContacts } from '../contact-counts.repository.ts';
import { editContact } from '../edit-contact.ts';
import {
  findSuppressed,
  listContactValues,
  noteContactEvent,
  noteSentMails,
  PERSONAL_DATA_OF_CONTACTS,
  recordVerifications,
} from '../index.ts';
import { KEPT_BY_CONTACTS } from '../kept.ts';
import { erasePerson, exportPerson } from '../removing/erase-person.ts';
import { addSuppressions, suppressPerson } from '../suppressions/suppress.ts';
import { anAddress } from '../testing.ts';
import { addNote } from '../timeline/notes.ts';
import { contactDetail } from '../timeline/read-contact.ts';
import { mergeContacts } from './merge-contacts.ts';
import { previewMerge } from './preview-merge.ts';
import { undoMerge } from './undo-merge.ts';

let database: TestDatabase;
let deps: ReturnType<typeof depsOf>;
let scope: { workspaceId: string; userId: string };
let room: number;

const depsOf = ({ db }: TestDatabase) => ({
  db,
  jobs: { enqueue: async () => undefined },
  hasher: createKeyedHasher([Buffer.alloc(32)], 'suppressions'),
  signer: createTextSigner([Buffer.alloc(32)], 'erasures'),
  personalData: PERSONAL_DATA_OF_CONTACTS,
  roomFor: async () => room,
  nameOf: async () => 'Maya',
  now: () => new Date(),
});

beforeAll(async () => {
  database = await testDatabase();
  deps = depsOf(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  room = 10_000;
  const { db } = database;
  const [workspaceId, userId] = [randomUUID(), randomUUID()];
  scope = { workspaceId, userId };
  await sql`insert into workspaces (id, plan, created_at) values (${workspaceId}, 'scale', now())`.execute(db);
  await sql`insert into users (id, workspace_id, created_at, company_name, language, email)
    values (${userId}, ${workspaceId}, now(), 'x', 'en', ${`${userId}@one.test`})`.execute(db);
});

type Known = { contactId: string; email: string };
const add = (values: Partial<z.input<typeof addContactCall.input>> = {}) =>
  addContact(deps, scope, addContactCall.input.parse({ email: anAddress(), ...values }));
const merge = (kept: Known, others: readonly Known[], take: Record<string, string> = {}) =>
  mergeContacts(deps, scope, { keep: kept.contactId, others: others.map(({ contactId }) => contactId), take });
const undo = (mergeId: string) => undoMerge(deps, scope, mergeId);
const detail = ({ email }: Pick<Known, 'email'>) => contactDetail(database.db, scope, email);
const replies = ({ email }: Known, at = new Date(), words = '') =>
  noteContactEvent(database.db, scope, email, { event: 'replied', at, about: 'Spring', words });
const optsOut = ({ email }: Known) =>
  database.db
    .transaction()
    .execute((trx) => suppressPerson(deps, trx, scope, email, { reason: 'optedOut', about: 'by link' }));
const suppressedAmong = async (...all: Known[]) => [
  ...(
    await findSuppressed(
      deps,
      database.db,
      scope,
      all.map(({ email }) => email),
    )
  ).keys(),
];
const later = (ms: number) => new Date(Date.now() + ms);
const isNotFound = { reason: 'notFound' };

test('the contact of a merge shows the last thing people did, also where a check or another contact came later', async () => {
  const replied = await add();
  await replies(replied, later(10));
  const verdict = { email: replied.email, category: 'VALID', reason: 'accepted', mx: '', at: later(20) } as const;
  await recordVerifications(database.db, scope, [verdict]);
  const kept = await add();
  expect((await merge(kept, [replied])).lastEvent).toMatchObject({ event: 'replied', about: 'Spring' });
  const [first, second] = [await add({ source: 'fair' }), await add()];
  expect((await merge(second, [first])).lastEvent).toEqual({ event: 'added', at: first.createdAt, about: 'fair' });
});

test('what happens at the other address after a merge happens to the merged contact', async () => {
  const { db } = database;
  const [kept, other] = [await add({ firstName: 'Dana' }), await add()];
  const { mergeId } = await merge(kept, [other]);
  const campaignId = randomUUID();
  const sent = { ...scope, address: other.email, at: later(1_000), campaignId, campaign: 'Spring' };
  await db.transaction().execute((trx) => noteSentMails(trx, [sent]));
  expect((await detail(kept)).lastEvent).toMatchObject({ event: 'sent', about: 'Spring' });
  const values = await listContactValues(db, scope, [other.email, kept.email]);
  expect(values.get(other.email)).toEqual({ ...values.get(kept.email), firstName: 'Dana', email: other.email });
  await replies(other, later(2_000));
  expect((await detail(kept)).lastEvent).toMatchObject({ event: 'replied' });
  await undo(mergeId);
  expect((await detail(kept)).lastEvent).toEqual(kept.lastEvent);
  const back = await detail(other);
  expect(back.lastEvent).toMatchObject({ event: 'replied' });
  expect(back.timeline.map(({ event }) => event)).toEqual(['replied', 'sent', 'added']);
});

test('the fuller of two contacts is proposed to be kept, with how much belongs to each', async () => {
  const empty = await add();
  const full = await add({ firstName: 'Dana', city: 'Kiel' });
  await replies(full);
  await addNote(deps, scope, full.contactId, 'Call');
  const { contacts } = await previewMerge(deps, scope, [empty.contactId, full.contactId]);
  expect(contacts.map(({ contact }) => contact.contactId)).toEqual([full.contactId, empty.contactId]);
  expect(contacts[0]).toMatchObject({ events: 2, notes: 1, campaigns: 0 });
  await expect(previewMerge(deps, scope, [empty.contactId, randomUUID()])).rejects.toMatchObject(isNotFound);
});

test('of two values the wanted one is taken, else the kept contact’s', async () => {
  const kept = await add({ city: 'Kiel', title: 'Buyer', fields: { carriers: '1' } });
  const other = await add({ city: 'Oslo', title: 'Head', phone: '1', fields: { carriers: '2' } });
  const take = { city: other.contactId, carriers: other.contactId, phone: kept.contactId };
  expect(await merge(kept, [other], take)).toMatchObject({
    city: 'Oslo',
    title: 'Buyer',
    phone: '1',
    fields: { carriers: '2' },
  });
});

test('a merge is undone once, and both contacts are exactly what they were', async () => {
  const kept = await add({ firstName: 'Dana', fields: { a: '1' }, tags: ['One'], lists: ['Expo'] });
  const other = await add({ firstName: 'D.', city: 'Kiel', fields: { b: '2' }, tags: ['Two'], source: 'fair' });
  for (const [contact, text] of [
    [kept, 'kept'],
    [other, 'other'],
  ] as const) {
    await replies(contact, later(5), text);
    await addNote(deps, scope, contact.contactId, text);
  }
  const before = [await detail(kept), await detail(other)];
  const { mergeId } = await merge(kept, [other]);
  expect((await detail(kept)).notes).toHaveLength(2);
  expect(await undo(mergeId)).toEqual({ changed: 1 });
  expect([await detail(kept), await detail(other)]).toEqual(before);
  expect(await countContacts(database.db, scope)).toBe(2);
  await expect(undo(mergeId)).rejects.toMatchObject(isNotFound);
  await replies(other, later(1_000));
  expect((await detail(other)).lastEvent).toMatchObject({ event: 'replied' });
  expect((await detail(kept)).timeline).toEqual(before[0]?.timeline);
});

test('what was changed since a merge stays when it is undone', async () => {
  const kept = await add({ city: 'Kiel' });
  const other = await add({ city: 'Oslo', phone: '1', title: 'Head' });
  const { mergeId } = await merge(kept, [other]);
  await editContact(deps, scope, { contactId: kept.contactId, title: 'Chief', company: 'Nordkai' });
  const choice = { contactIds: [kept.contactId] };
  await labelContacts(deps, scope, { choice, addTags: ['New'], addLists: [], removeTags: [], removeLists: [] });
  await undo(mergeId);
  const now = await detail(kept);
  expect(now).toMatchObject({ city: 'Kiel', phone: '', title: 'Chief', company: 'Nordkai' });
  expect(now.tags.map(({ name }) => name)).toEqual(['New']);
  expect(await detail(other)).toMatchObject({ city: 'Oslo', phone: '1', title: 'Head' });
});

test('merges on merges are undone from either end, and not while the kept contact is gone', async () => {
  const [one, two, three] = [await add(), await add({ city: 'Kiel' }), await add({ phone: '1' })];
  await replies(two, later(5));
  const first = await merge(one, [two]);
  const second = await merge(three, [one]);
  await expect(undo(first.mergeId)).rejects.toMatchObject({ reason: 'mergeStands' });
  await undo(second.mergeId);
  expect(await detail(one)).toMatchObject({ city: 'Kiel', phone: '', lastEvent: { event: 'replied' } });
  expect(await detail(three)).toMatchObject({ city: '', phone: '1', lastEvent: { event: 'added' } });
  await undo(first.mergeId);
  expect(await detail(two)).toMatchObject({ city: 'Kiel', lastEvent: { event: 'replied' } });
  const [a, b] = [await merge(one, [two]), await merge(one, [three])];
  await undo(a.mergeId);
  await undo(b.mergeId);
  expect(await detail(one)).toMatchObject({ city: '', phone: '', lastEvent: { event: 'added' } });
});

test('an undo neither takes an address from who has it now nor passes the plan', async () => {
  const [kept, other] = [await add(), await add()];
  const { mergeId } = await merge(kept, [other]);
  room = 1;
  await expect(undo(mergeId)).rejects.toMatchObject({ reason: 'contactQuotaReached' });
  room = 10;
  const again = await add({ email: other.email });
  await expect(undo(mergeId)).rejects.toMatchObject({ reason: 'contactExists', values: { email: other.email } });
  await deleteContacts(deps, scope, { contactIds: [again.contactId] });
  expect(await undo(mergeId)).toEqual({ changed: 1 });
});

test('who opted out at one address is not written to at any after a merge, and at the other again after an undo', async () => {
  const [kept, gone, third] = [await add(), await add(), await add()];
  await optsOut(gone);
  const before = await detail(kept);
  const { mergeId } = await merge(kept, [gone, third]);
  expect(await detail(kept)).toMatchObject({ suppressed: { reason: 'optedOut' } });
  expect((await suppressedAmong(kept, gone, third)).length).toBe(3);
  await undo(mergeId);
  expect(await suppressedAmong(kept, gone, third)).toEqual([gone.email]);
  expect(await detail(kept)).toEqual(before);
  expect((await detail(gone)).suppressed).toMatchObject({ reason: 'optedOut' });
});

test('an opt-out after a merge is about every address, and stays where it was said after an undo', async () => {
  const [kept, gone] = [await add(), await add()];
  const { mergeId } = await merge(kept, [gone]);
  await optsOut(gone);
  expect((await detail(kept)).suppressed).toMatchObject({ reason: 'optedOut' });
  await undo(mergeId);
  expect(await suppressedAmong(kept, gone)).toEqual([gone.email]);
  expect((await detail(kept)).timeline.map(({ event }) => event)).toEqual(['added']);
});

test('who is suppressed for themselves after a merge carried it over stays so after the undo', async () => {
  const [kept, gone] = [await add(), await add()];
  await optsOut(gone);
  const { mergeId } = await merge(kept, [gone]);
  await addSuppressions(deps, scope, { values: [kept.email], about: '', fromFile: false });
  await undo(mergeId);
  expect((await detail(kept)).suppressed).toMatchObject({ reason: 'manual' });
});

test('a bounce of one address keeps nobody from being written to at another', async () => {
  const [kept, gone] = [await add(), await add()];
  await database.db
    .transaction()
    .execute((trx) => suppressPerson(deps, trx, scope, gone.email, { reason: 'bounced', about: '' }));
  await merge(kept, [gone]);
  expect(await suppressedAmong(kept, gone)).toEqual([gone.email]);
  expect((await detail(kept)).suppressed).toBeNull();
});

test('erasing a merged person ends the merge, and leaves nothing of theirs at the kept contact', async () => {
  const [kept, gone] = [await add(), await add({ phone: '1' })];
  await replies(gone, new Date(), 'my words');
  const { mergeId } = await merge(kept, [gone]);
  const exported = await exportPerson(deps, scope, gone.email);
  expect(exported.parts.mergedContacts).toMatchObject([{ email: gone.email }]);
  expect(exported.parts.otherAddresses).toEqual([{ address: gone.email, of: kept.email }]);
  const { erased } = await erasePerson(deps, scope, gone.email);
  expect(erased).toMatchObject({ mergedContacts: 1, otherAddresses: 1 });
  await expect(undo(mergeId)).rejects.toMatchObject(isNotFound);
  const { timeline } = await detail(kept);
  expect(timeline.map(({ event }) => event)).toEqual(['merged', 'added']);
  expect(JSON.stringify(timeline)).not.toContain(gone.email);
});

test('after a day a merge is for good, and what belongs to the contact stays', async () => {
  const { db } = database;
  const [kept, gone] = [await add(), await add()];
  await replies(gone);
  await addNote(deps, scope, gone.contactId, 'Call');
  const { mergeId } = await merge(kept, [gone]);
  await sweep({ db, now: () => later(25 * 3_600_000), kept: KEPT_BY_CONTACTS });
  await expect(undo(mergeId)).rejects.toMatchObject(isNotFound);
  expect((await detail(kept)).notes).toHaveLength(1);
  expect((await detail(kept)).timeline.map(({ event }) => event)).toContain('replied');
  await optsOut(gone);
  expect(await suppressedAmong(kept)).toEqual([kept.email]);
});

test('of two merges that want the same contact at once one does it, and the other finds it gone', async () => {
  const [one, two, shared] = [await add(), await add(), await add({ city: 'Kiel' })];
  const held = await holdRow(database.db, 'contacts', 'id', shared.contactId);
  const merges = [merge(one, [shared]), merge(two, [shared])];
  await held.untilWaiting(2);
  await held.release();
  const ends = await Promise.allSettled(merges);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: isNotFound });
  expect([(await detail(one)).city, (await detail(two)).city].sort()).toEqual(['', 'Kiel']);
  expect(await countContacts(database.db, scope)).toBe(2);
});

test('an answer that is written down while its contact is merged is in the merged timeline', async () => {
  const [kept, gone] = [await add(), await add()];
  const held = await holdRow(database.db, 'contacts', 'id', gone.contactId);
  const merging = merge(kept, [gone]);
  await held.untilWaiting(1);
  const replying = replies(gone, later(1_000));
  await held.untilWaiting(2);
  await held.release();
  await Promise.all([merging, replying]);
  expect((await detail(kept)).lastEvent).toMatchObject({ event: 'replied' });
});

test('an answer that is written down while the merge is undone is with the contact it belongs to', async () => {
  const [kept, gone] = [await add(), await add()];
  const { mergeId } = await merge(kept, [gone]);
  const held = await holdRow(database.db, 'contact_addresses', 'address', gone.email);
  const undoing = undo(mergeId);
  await held.untilWaiting(1);
  const replying = replies(gone, later(1_000));
  await held.untilWaiting(2);
  await held.release();
  await Promise.all([undoing, replying]);
  expect((await detail(gone)).lastEvent).toMatchObject({ event: 'replied' });
  expect((await detail(kept)).lastEvent).toEqual(kept.lastEvent);
});

test('an edit that comes while a merge is undone is kept', async () => {
  const [kept, gone] = [await add({ city: 'Kiel' }), await add({ phone: '1' })];
  const { mergeId } = await merge(kept, [gone]);
  const held = await holdRow(database.db, 'contacts', 'id', kept.contactId);
  const editing = editContact(deps, scope, { contactId: kept.contactId, city: 'Oslo' });
  await held.untilWaiting(1);
  const undoing = undo(mergeId);
  await held.untilWaiting(2);
  await held.release();
  await Promise.all([editing, undoing]);
  expect(await detail(kept)).toMatchObject({ city: 'Oslo', phone: '' });
  expect(await detail(gone)).toMatchObject({ phone: '1' });
});

test('an opt-out and a merge that carries another one over do not wait for each other in a circle', async () => {
  const [kept, gone] = [await add(), await add()];
  await optsOut(gone);
  const held = await holdRow(database.db, 'contacts', 'id', kept.contactId);
  const leaving = optsOut(kept);
  await held.untilWaiting(1);
  const merging = merge(kept, [gone]);
  await held.untilWaiting(2);
  await held.release();
  const { mergeId } = (await Promise.all([merging, leaving]))[0];
  await undo(mergeId);
  expect((await suppressedAmong(kept, gone)).sort()).toEqual([kept.email, gone.email].sort());
});
