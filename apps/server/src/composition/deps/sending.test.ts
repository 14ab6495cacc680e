import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planOfWorkspace } from '../../modules/billing/index.ts';
import { aCampaign, countStates } from '../../modules/campaign-management/testing.ts';
import { editContact } from '../../modules/contacts/edit-contact.ts';
import { suppressPerson } from '../../modules/contacts/index.ts';
import { mergeContacts } from '../../modules/contacts/merging/merge-contacts.ts';
import { undoMerge } from '../../modules/contacts/merging/undo-merge.ts';
import { addSuppressions, removeSuppression } from '../../modules/contacts/suppressions/suppress.ts';
import { timeZoneOfWorkspace } from '../../modules/identity/index.ts';
import { askToRead, listReadAt } from '../../modules/inbox/index.ts';
import { createKeyedHasher } from '../../platform/secrets.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { hooksOfCampaigns, noteSent } from './sending.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const depsOf = () => {
  const now = () => new Date('2026-11-16T09:00:00Z');
  const hasher = createKeyedHasher([Buffer.alloc(32)], 'suppressions');
  return { db: database.db, hasher, now, ...hooksOfCampaigns({ now, jobs: { enqueue: async () => undefined } }) };
};

const stopOf = (id: string) =>
  database.db.selectFrom('recipients').select('stop').where('id', '=', id).executeTakeFirst();

test('a person who is suppressed is stopped in all campaigns in the same transaction', async () => {
  const { scope, campaignId, leads } = await aCampaign(database.db, { leads: 3 });
  const why = { reason: 'optedOut', about: 'Please stop' } as const;
  const suppressing = database.db.transaction().execute(async (trx) => {
    await suppressPerson(depsOf(), trx, scope, 'P1+news@gmail.test', why);
    throw new Error('something else went wrong');
  });
  await expect(suppressing).rejects.toThrow('went wrong');
  expect(await countStates(database.db, campaignId)).toEqual({ planned: 3 });
  await database.db.transaction().execute((trx) => suppressPerson(depsOf(), trx, scope, 'P1+news@gmail.test', why));
  expect(await countStates(database.db, campaignId)).toEqual({ planned: 2, stopped: 1 });
  expect(await stopOf(leads[0]?.recipientId ?? '')).toEqual({ stop: 'optedOut' });
});

test('a suppression of a domain that is taken back lets people be written to again', async () => {
  const { scope, campaignId, leads } = await aCampaign(database.db, { leads: 2, domain: 'sales.nordkai.test' });
  await database.db
    .insertInto('contacts')
    .values(
      leads.map(({ address }) => ({
        id: crypto.randomUUID(),
        workspace_id: scope.workspaceId,
        email: address,
        created_at: new Date(),
        last_event_at: new Date(),
      })),
    )
    .execute();
  await addSuppressions(depsOf(), scope, { values: ['nordkai.test'], about: '', fromFile: false });
  expect(await countStates(database.db, campaignId)).toEqual({ stopped: 2 });
  const { id } = await database.db
    .selectFrom('suppressions')
    .select('id')
    .where('workspace_id', '=', scope.workspaceId)
    .executeTakeFirstOrThrow();
  await removeSuppression(depsOf(), scope, id);
  expect(await stopOf(leads[0]?.recipientId ?? '')).toEqual({ stop: null });
});

test('a value that is filled in lets the mail that lacked it be written, and an import asks for a look at all', async () => {
  const { scope, campaignId, leads } = await aCampaign(database.db, { leads: 2 });
  const contactId = crypto.randomUUID();
  const [lead] = leads;
  const at = new Date('2026-01-01');
  await database.db
    .insertInto('contacts')
    .values({
      id: contactId,
      workspace_id: scope.workspaceId,
      email: lead?.address ?? '',
      created_at: at,
      last_event_at: at,
    })
    .execute();
  await sql`update send_ledger set due_at = 'infinity', reason = 'missingVariable', reply_text = 'company'
    where campaign_id = ${campaignId}`.execute(database.db);
  await editContact(depsOf(), scope, { contactId, company: 'Nordkai' });
  const { rows } = await sql<{ lead: string; reason: string }>`select lead_id as lead, reason from send_ledger
    where campaign_id = ${campaignId} and due_at < 'infinity'`.execute(database.db);
  expect(rows).toEqual([{ lead: lead?.id, reason: '' }]);
  const asked: unknown[] = [];
  const { onValuesChanged } = hooksOfCampaigns({
    now: () => at,
    jobs: { enqueue: async (_trx, ...job) => void asked.push(job) },
  });
  await database.db.transaction().execute(async (trx) => onValuesChanged?.(trx, scope, 'many'));
  expect(asked).toEqual([['campaigns.wake-held', { workspaceId: scope.workspaceId }]]);
});

test('an inbox is asked to be read once, and says until when all of it was read and published', async () => {
  const { scope, mailboxes } = await aCampaign(database.db, { mailboxes: 3, leads: 1 });
  const [read, never, none] = mailboxes.map(({ id }) => id);
  const [at, first, second] = ['2026-11-16T09:00:00Z', '2026-11-16T10:00:00Z', '2026-11-16T11:00:00Z'].map(
    (text) => new Date(text),
  );
  if (!read || !never || !none || !at || !first || !second) throw new Error('there are three');
  const row = { workspace_id: scope.workspaceId, lease: null, lease_until: null, due_at: at, wanted_at: null };
  await database.db
    .insertInto('inbox_syncs')
    .values([
      { ...row, mailbox_id: read, last_at: second, caught_up_at: at },
      { ...row, mailbox_id: never, last_at: second },
    ])
    .execute();
  await database.db.transaction().execute(async (trx) => {
    expect(await listReadAt(trx, [read, never, none])).toEqual(
      new Map([
        [read, at],
        [never, null],
      ]),
    );
    await askToRead(trx, [read], first);
    await askToRead(trx, [read, never], second);
  });
  const wishes = await database.db
    .selectFrom('inbox_syncs')
    .select(['mailbox_id', 'wanted_at'])
    .where('workspace_id', '=', scope.workspaceId)
    .execute();
  expect(new Map(wishes.map(({ mailbox_id: id, wanted_at: wanted }) => [id, wanted]))).toEqual(
    new Map([
      [read, first],
      [never, second],
    ]),
  );
});

test('a workspace is on the clock of its first member', async () => {
  const { scope } = await aCampaign(database.db, { leads: 1 });
  expect(await timeZoneOfWorkspace(database.db, scope)).toBe('UTC');
  for (const [zone, day] of [
    ['Asia/Tokyo', '2026-02-02'],
    ['Europe/Berlin', '2026-02-01'],
  ] as const) {
    await database.db
      .insertInto('users')
      .values({
        id: crypto.randomUUID(),
        workspace_id: scope.workspaceId,
        email: `${crypto.randomUUID()}@harborline.test`,
        password_hash: null,
        password_changed_at: null,
        verified_at: null,
        company_name: '',
        language: 'en',
        time_zone: zone,
        created_at: new Date(day),
      })
      .execute();
  }
  expect(await timeZoneOfWorkspace(database.db, scope)).toBe('Europe/Berlin');
});

test('mails that went out are used up from the plan of their month', async () => {
  const { scope, campaignId, mailboxes, leads } = await aCampaign(database.db, { leads: 3 });
  const mail = { ...scope, campaignId, campaign: 'One', round: 0, mailboxId: mailboxes[0]?.id ?? '' };
  const dates = ['2026-11-30T23:59:00Z', '2026-12-01T00:01:00Z', '2026-12-01T00:02:00Z'].map((text) => new Date(text));
  const mails = leads.map(({ address }, index) => ({
    ...mail,
    messageId: `<${index}@harborline.test>`,
    address,
    at: dates[index] ?? new Date(),
    isProven: true,
  }));
  await database.db.transaction().execute((trx) => noteSent({ jobs: { enqueue: async () => undefined } })(trx, mails));
  const usedIn = async (at: Date | undefined) =>
    (await planOfWorkspace(database.db, scope, at ?? new Date()))?.quota.find(({ quotaType }) => quotaType === 'MAIL')
      ?.used;
  expect([await usedIn(dates[0]), await usedIn(dates[1])]).toEqual([1, 2]);
});

test('a merge with a contact who opted out stops what was planned, and an undo lets exactly that go on', async () => {
  const { scope, campaignId, leads } = await aCampaign(database.db, { leads: 3 });
  const [free, left] = leads;
  if (!free || !left) throw new Error('there are three');
  await database.db
    .insertInto('contact_counts')
    .values({ workspace_id: scope.workspaceId, contacts: 2, arriving_from: null, labels_counted_at: null })
    .execute();
  const [keep, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const made = { workspace_id: scope.workspaceId, created_at: new Date(), last_event_at: new Date() };
  await database.db
    .insertInto('contacts')
    .values([
      { ...made, id: keep, email: free.address },
      { ...made, id: other, email: left.address },
    ])
    .execute();
  const deps = { ...depsOf(), roomFor: async () => 10 };
  const why = { reason: 'optedOut', about: '' } as const;
  await database.db.transaction().execute((trx) => suppressPerson(deps, trx, scope, left.address, why));
  const planned = () =>
    database.db
      .selectFrom('send_ledger')
      .select(['id', 'state', 'open', 'due_at', 'reason', 'mailbox_id'])
      .where('campaign_id', '=', campaignId)
      .orderBy('id')
      .execute();
  const before = await planned();
  const { mergeId } = await mergeContacts(deps, scope, { keep, others: [other], take: {} });
  expect(await countStates(database.db, campaignId)).toEqual({ planned: 1, stopped: 2 });
  await undoMerge(deps, scope, mergeId);
  expect(await planned()).toEqual(before);
  expect(await stopOf(free.recipientId)).toEqual({ stop: null });
  expect(await stopOf(left.recipientId)).toEqual({ stop: 'optedOut' });
});
