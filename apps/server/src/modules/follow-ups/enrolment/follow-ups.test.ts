import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyedHasher } from '../../../platform/secrets.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  insertCampaign,
  memoryServer,
  OPEN_ALWAYS,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import {
  aSentCampaign,
  listeningDeps,
  publishIncoming,
  type SentCampaign,
} from '../../replies/handling/replies-testing.ts';
import { takeLabel } from '../../replies/index.ts';
import { planCampaign } from '../../sending/index.ts';
import { agreeToFollowUp, moveFollowUp, undoFollowUp } from './change-follow-up.ts';
import { describeFollowUps } from './describe-follow-ups.ts';
import { enrolFollowUp } from './enrol-follow-up.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const AT = new Date('2026-11-17T09:42:00Z');

type World = SentCampaign & { laterId: string };

/** A campaign whose first mail is out, and a second one it follows up with. */
async function aWorld(leads = 1): Promise<World> {
  const { db } = database;
  const campaign = await aSentCampaign(db, { leads, domain: `d${randomUUID().slice(0, 8)}.test` });
  const { workspaceId } = campaign.scope;
  const laterId = await insertCampaign(db, workspaceId, {}, AT);
  const [mailbox] = campaign.mailboxes;
  await db
    .insertInto('campaign_mailboxes')
    .values({ campaign_id: laterId, mailbox_id: mailbox?.id ?? '', workspace_id: workspaceId })
    .execute();
  const followUps = { notNow: { campaignId: laterId, afterDays: 30 }, wrongPerson: { campaignId: laterId } };
  await db
    .updateTable('campaigns')
    .set({ settings: JSON.stringify({ ...OPEN_ALWAYS, followUps }) })
    .where('id', '=', campaign.campaignId)
    .execute();
  return { ...campaign, laterId };
}

function depsOf() {
  const { deps } = listeningDeps(database.db);
  const contacts = {
    db: database.db,
    hasher: createKeyedHasher([Buffer.alloc(32, 7)], 'suppressions'),
    roomFor: async () => 1_000_000,
    now: () => AT,
  };
  const mailHosts = { ofHost: () => 'other' as const, ofDomain: async () => 'other' as const, isFree: () => false };
  return { ...deps, now: () => AT, contacts, mailHosts };
}

const answers = (world: World, written: string, label: 'notNow' | 'wrongPerson' | null = 'notNow') =>
  publishIncoming(database.db, depsOf(), world, {
    from: world.leads[0]?.address ?? '',
    references: [world.mails[0]?.messageId ?? ''],
    at: AT,
    written,
    label,
    isLabelSure: label !== null,
  });

const followUpOf = async (world: World) =>
  (await describeFollowUps(database.db, world.scope, [world.leads[0]?.id ?? ''])).get(world.leads[0]?.id ?? '');

/** What the job does that was enqueued. */
async function enrol(world: World) {
  const { rows } = await sql<{ id: string }>`select id from follow_ups where workspace_id = ${world.scope.workspaceId}
    and state = 'waiting'`.execute(database.db);
  for (const { id } of rows) await enrolFollowUp(depsOf(), { ...world.scope, followUpId: id });
}

const label = (world: World, messageId: string, said: string | null) =>
  database.db.transaction().execute((trx) => takeLabel(depsOf(), trx, world.scope, { messageId, label: said }));

const leadsOfLater = async ({ laterId }: World) => {
  const { rows } = await sql<{ id: string; address: string; startsAt: Date | null }>`select l.id, r.address,
      l.starts_at as "startsAt" from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${laterId}`.execute(database.db);
  return rows;
};

test('"not now" enrols on the day they named, the old sequence stays stopped, and nothing is due before that day', async () => {
  const world = await aWorld();
  await answers(world, 'Not now, please write again on 12 January.');
  await enrol(world);
  expect(await followUpOf(world)).toMatchObject({ state: 'enrolled', day: '2027-01-12', dayBy: 'named' });
  expect(await leadsOfLater(world)).toMatchObject([
    { address: world.leads[0]?.address, startsAt: new Date('2027-01-12T00:00:00Z') },
  ]);
  await planCampaign(testSendingDeps(database.db, { ...memoryServer(), now: () => AT }), {
    ...world.scope,
    campaignId: world.laterId,
  });
  const { rows } = await sql<{ dueAt: Date }>`select due_at as "dueAt" from send_ledger
    where campaign_id = ${world.laterId}`.execute(database.db);
  expect(rows).toEqual([{ dueAt: new Date('2027-01-12T00:00:00Z') }]);
  const { rows: old } = await sql<{ stop: string }>`select stop from campaign_leads
    where id = ${world.leads[0]?.id}`.execute(database.db);
  expect(old).toEqual([{ stop: 'replied' }]);
});

test('without a day the owner’s delay counts, the owner can correct it, and a meaning that is not switched on does nothing', async () => {
  const world = await aWorld();
  const { messageId } = await answers(world, 'Perhaps later.');
  await enrol(world);
  const found = await followUpOf(world);
  expect(found).toMatchObject({ day: '2026-12-17', dayBy: 'default' });
  expect(await moveFollowUp(depsOf(), world.scope, { followUpId: found?.followUpId ?? '', day: '2027-02-01' })).toEqual(
    { changed: true },
  );
  await enrol(world);
  expect(await leadsOfLater(world)).toMatchObject([{ startsAt: new Date('2027-02-01T00:00:00Z') }]);
  await label(world, messageId, 'interested');
  expect(await leadsOfLater(world)).toEqual([]);
});

test('two workers and a label that goes back and forth enrol a person once, and the last word counts', async () => {
  const world = await aWorld();
  const { messageId } = await answers(world, 'Not now.');
  const { rows } = await sql<{ id: string }>`select id from follow_ups
    where workspace_id = ${world.scope.workspaceId}`.execute(database.db);
  const followUpId = rows[0]?.id ?? '';
  const held = await holdRow(database.db, 'follow_ups', 'id', followUpId);
  const workers = [1, 2].map(() => enrolFollowUp(depsOf(), { ...world.scope, followUpId }));
  await held.untilWaiting(2);
  const relabelled = label(world, messageId, null);
  await held.untilWaiting(3);
  await held.release();
  await Promise.all([...workers, relabelled]);
  expect(await leadsOfLater(world)).toEqual([]);
  for (const said of ['notNow', 'interested', 'notNow', 'notNow']) {
    await label(world, messageId, said);
    await Promise.all([enrol(world), enrol(world)]);
    expect(await leadsOfLater(world)).toHaveLength(said === 'notNow' ? 1 : 0);
  }
});

test('once the first mail has left an enrolment stays, and an opt-out before or after it ends it', async () => {
  const world = await aWorld();
  const { messageId } = await answers(world, 'Not now.');
  await enrol(world);
  const [lead] = await leadsOfLater(world);
  await planCampaign(testSendingDeps(database.db, { ...memoryServer(), now: () => AT }), {
    ...world.scope,
    campaignId: world.laterId,
  });
  await sql`update send_ledger set state = 'accepted', open = false where lead_id = ${lead?.id}`.execute(database.db);
  await label(world, messageId, null);
  expect(await leadsOfLater(world)).toHaveLength(1);
  const found = await followUpOf(world);
  expect(await undoFollowUp(depsOf(), world.scope, { followUpId: found?.followUpId ?? '' })).toEqual({
    changed: false,
  });
  await label(world, messageId, 'stop');
  const { rows } = await sql<{ stop: string }>`select r.stop from recipients r join campaign_leads l
    on l.recipient_id = r.id where l.id = ${lead?.id}`.execute(database.db);
  expect(rows).toEqual([{ stop: 'optedOut' }]);

  const gone = await aWorld();
  const answer = await answers(gone, 'Not now.');
  await label(gone, answer.messageId, 'stop');
  await label(gone, answer.messageId, 'notNow');
  await enrol(gone);
  expect(await leadsOfLater(gone)).toEqual([]);
  expect(await followUpOf(gone)).toMatchObject({ state: 'refused', reason: 'suppressed' });
});

test('a person named in place of the wrong person is only proposed, and enrolled once their address is verified', async () => {
  const world = await aWorld();
  const named = `nora@${world.leads[0]?.address.split('@')[1]}`;
  await answers(world, `Wrong person, ask ${named}.`, 'wrongPerson');
  const found = await followUpOf(world);
  expect(found).toMatchObject({ state: 'proposed', address: named, isVerified: false });
  const followUpId = found?.followUpId ?? '';
  await agreeToFollowUp(depsOf(), world.scope, { followUpId });
  await enrol(world);
  expect(await followUpOf(world)).toMatchObject({ state: 'proposed', reason: 'unverified' });
  await sql`insert into contacts (id, workspace_id, email, verification_category, created_at, last_event_at, is_settled)
    values (gen_random_uuid(), ${world.scope.workspaceId}, ${named}, 'VALID', now(), now(), true)`.execute(database.db);
  expect(await followUpOf(world)).toMatchObject({ isVerified: true });
  await agreeToFollowUp(depsOf(), world.scope, { followUpId });
  await enrol(world);
  expect(await leadsOfLater(world)).toMatchObject([{ address: named }]);
});

test('a person another campaign still writes to is not enrolled besides', async () => {
  const world = await aWorld();
  const { mailboxes, scope } = world;
  const other = await aCampaign(database.db, { leads: 1, inside: { ...scope, mailboxes } });
  await sql`update campaign_leads set recipient_id = ${world.leads[0]?.recipientId} where id = ${other.leads[0]?.id}`.execute(
    database.db,
  );
  await answers(world, 'Not now.');
  await enrol(world);
  expect(await followUpOf(world)).toMatchObject({ state: 'refused', reason: 'inOtherCampaign' });
});
