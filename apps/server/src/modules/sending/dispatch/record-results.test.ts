import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  countStates,
  endMails,
  memoryServer,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { noteSentMails } from '../../contacts/index.ts';
import { settleEnded, takeUnrecorded } from '../../ledger/index.ts';
import { countSentMails } from '../../mailboxes/index.ts';
import type { SentMail } from '../facts/campaign-mail.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { recordResults } from './record-results.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const depsOf = (noteSent: SendingDeps['noteSent']) => testSendingDeps(database.db, { ...memoryServer(), noteSent });

test('what went out is published once, however many sweep at a time, and also after the last round', async () => {
  const { campaignId, leads } = await aCampaign(database.db, { leads: 3, rounds: [aRound('One'), aRound('Two')] });
  const recorded: SentMail[] = [];
  const deps = depsOf(async (_trx, mails) => void recorded.push(...mails));
  for (const round of [0, 1]) {
    await endMails(database.db, campaignId, { at: new Date('2026-11-16T09:00:00Z') });
    await Promise.all([recordResults(deps), recordResults(deps), recordResults(deps)]);
    expect(recorded.filter((mail) => mail.round === round).map(({ address }) => address)).toEqual(
      leads.map(({ address }) => address),
    );
  }
  await recordResults(deps);
  expect(recorded).toHaveLength(6);
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 6 });
});

test('many are written in two halves, and each of them is published and followed once', async () => {
  const rounds = [aRound('One'), aRound('Two', { delay: { count: 3, unit: 'day' } })];
  const { campaignId, leads } = await aCampaign(database.db, { mailboxes: 2, leads: 150, rounds });
  await endMails(database.db, campaignId);
  const recorded: string[][] = [];
  const deps = depsOf(async (_trx, mails) => void recorded.push(mails.map(({ address }) => address)));
  await Promise.all([recordResults(deps), recordResults(deps)]);
  expect(recorded.map((half) => half.length)).toEqual([75, 75]);
  expect(recorded.flat().toSorted()).toEqual(leads.map(({ address }) => address).toSorted());
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 150, planned: 150 });
});

test('mails whose results another worker records are waited for, and not counted again', async () => {
  const { campaignId, leads } = await aCampaign(database.db, { leads: 3 });
  await endMails(database.db, campaignId);
  const { rows } = await sql<{ id: string }>`select id from send_ledger where campaign_id = ${campaignId}
    order by id limit 2`.execute(database.db);
  const ids = rows.map(({ id }) => id);
  // A keeper that lost its turn with its connection, and writes on.
  const other = await database.db.startTransaction().execute();
  await takeUnrecorded(other, ids);
  const recorded: SentMail[] = [];
  const keeping = recordResults(depsOf(async (_trx, mails) => void recorded.push(...mails)));
  await untilWaiting(database.db, 1);
  await settleEnded(other, ids);
  await other.commit().execute();
  await keeping;
  expect(recorded.map(({ address }) => address)).toEqual([leads[2]?.address]);
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 3 });
});

test('a round that was skipped is followed, and not published', async () => {
  const { campaignId } = await aCampaign(database.db, { leads: 2, rounds: [aRound('One'), aRound('Two')] });
  await endMails(database.db, campaignId, { state: 'skipped' });
  const recorded: SentMail[] = [];
  await recordResults(depsOf(async (_trx, mails) => void recorded.push(...mails)));
  expect(recorded).toEqual([]);
  expect(await countStates(database.db, campaignId)).toEqual({ planned: 2, skipped: 2 });
});

test('where it cannot be published nothing is lost: the rounds are followed the next time', async () => {
  const { campaignId } = await aCampaign(database.db, { leads: 1, rounds: [aRound('One'), aRound('Two')] });
  await endMails(database.db, campaignId);
  const failing = depsOf(async () => {
    throw new Error('not now');
  });
  await expect(recordResults(failing)).rejects.toThrow('not now');
  expect(await countStates(database.db, campaignId)).toEqual({ taken: 1 });
  await recordResults(depsOf(async () => undefined));
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 1, planned: 1 });
});

test('a mail whose result cannot be recorded holds up no other', async () => {
  const { campaignId, leads } = await aCampaign(database.db, { leads: 3 });
  const bad = leads[1]?.address;
  await endMails(database.db, campaignId);
  const deps = depsOf(async (_trx, mails) => {
    if (mails.some(({ address }) => address === bad)) throw new Error('never');
  });
  await expect(recordResults(deps)).rejects.toThrow('never');
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 2, taken: 1 });
  await recordResults(depsOf(async () => undefined));
  expect(await countStates(database.db, campaignId)).toEqual({ accepted: 3 });
});

test('open pages are notified once what went out is counted', async () => {
  const { scope, campaignId } = await aCampaign(database.db, { leads: 2 });
  await endMails(database.db, campaignId);
  const client = await database.pool.connect();
  const heard: (string | undefined)[] = [];
  client.on('notification', ({ payload }) => heard.push(payload));
  await client.query('listen campaign_changed');
  await recordResults(depsOf(async () => undefined));
  await client.query('unlisten campaign_changed');
  client.release();
  expect(heard).toEqual([`${scope.workspaceId}:${campaignId}`]);
});

test('the mailbox’s day is that of its own clock, and the contact’s timeline names the campaign', async () => {
  const { scope, campaignId, mailboxes, leads } = await aCampaign(database.db, { mailboxes: 1, leads: 2 });
  const [mailboxId, address] = [mailboxes[0]?.id ?? '', leads[0]?.address ?? ''];
  await sql`update mailboxes set time_zone = 'Pacific/Auckland' where id = ${mailboxId}`.execute(database.db);
  const contactId = randomUUID();
  const long = new Date('2026-01-01');
  await database.db
    .insertInto('contacts')
    .values({ id: contactId, workspace_id: scope.workspaceId, email: address, created_at: long, last_event_at: long })
    .execute();
  const noteSent: SendingDeps['noteSent'] = async (trx, mails) => {
    await noteSentMails(trx, mails);
    await countSentMails(trx, mails);
  };
  await endMails(database.db, campaignId, { at: new Date('2026-11-16T20:00:00Z') });
  await recordResults(depsOf(noteSent));
  const { rows: days } = await sql`select day::text as day, sent from mailbox_days
    where mailbox_id = ${mailboxId}`.execute(database.db);
  expect(days).toEqual([{ day: '2026-11-17', sent: 2 }]);
  const { rows: events } = await sql`select event, about from contact_events where contact_id = ${contactId}`.execute(
    database.db,
  );
  expect(events).toEqual([{ event: 'sent', about: 'Autumn carriers' }]);
  const contact = await database.db
    .selectFrom('contacts')
    .select(['last_event', 'campaign_ids'])
    .where('id', '=', contactId)
    .executeTakeFirst();
  expect(contact).toEqual({ last_event: 'sent', campaign_ids: [campaignId] });
});

test('a contact that is still arriving from an import has it in its timeline too', async () => {
  const { scope, campaignId, leads } = await aCampaign(database.db, { leads: 2 });
  const { workspaceId } = scope;
  const [settled, arriving] = leads.map(({ address }) => address);
  await sql`insert into contact_counts (workspace_id, contacts, arriving) values (${workspaceId}, 2, 1)`.execute(
    database.db,
  );
  for (const [table, email] of [
    [sql`contacts`, settled],
    [sql`contact_arrivals`, arriving],
  ] as const)
    await sql`insert into ${table} (id, workspace_id, email, created_at, last_event_at)
      values (gen_random_uuid(), ${workspaceId}, ${email}, now(), '2026-01-01')`.execute(database.db);
  await endMails(database.db, campaignId, { at: new Date('2026-11-16T20:00:00Z') });
  await recordResults(depsOf(noteSentMails));
  const { rows } = await sql`select c.email, c.last_event, c.campaign_ids, e.about from contacts c
    join contact_events e on e.contact_id = c.id where c.workspace_id = ${workspaceId} order by c.email`.execute(
    database.db,
  );
  const recorded = { last_event: 'sent', campaign_ids: [campaignId], about: 'Autumn carriers' };
  expect(rows).toEqual([
    { email: settled, ...recorded },
    { email: arriving, ...recorded },
  ]);
});
