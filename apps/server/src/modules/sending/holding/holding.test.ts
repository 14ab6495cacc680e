import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  aRound,
  countStates,
  memoryServer,
  type TestCampaign,
  testMessageIds,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { aMessage } from '../../inbox/testing.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { writeCampaignLedger } from '../dispatch/mark-rules.ts';
import { placeOf } from '../dispatch/place.ts';
import { recordResults } from '../dispatch/record-results.ts';
import { aReserver } from '../dispatch/worker-testing.ts';
import { beatLedger } from './beat-ledger.ts';
import { openDepartures } from './departures.ts';
import { finishLooks } from './finish-looks.ts';
import { markHeld } from './mark-held.ts';
import { noteOwnMails } from './note-own-mails.ts';
import { resumeSending } from './resume-sending.ts';
import { showHold } from './show-hold.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'outrider-ledger-'));
  await sql`insert into installation (world) values ('live')`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await sql`delete from workspaces`.execute(database.db);
  await sql`update send_queues set next_at = 'infinity', holder = null`.execute(database.db);
});

const now = () => new Date();
const beat = (where = folder) => beatLedger({ db: database.db, now, folder: where, leaseMs: 30_000 });
const lookDeps = (rest = {}) => ({
  db: database.db,
  log: createLog('silent'),
  now,
  messageIds: testMessageIds,
  listMailboxes: markHeld(listSendingMailboxes),
  readsMail: true,
  ...rest,
});
const record = () => recordResults(testSendingDeps(database.db, memoryServer()));
const holdOf = ({ scope }: TestCampaign) => showHold({ db: database.db, now }, scope);
const reasonOf = async (campaign: TestCampaign) => (await holdOf(campaign))?.reason;

async function messageIds({ campaignId }: TestCampaign): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select btrim(message_id, '<>') as id from send_ledger
    where campaign_id = ${campaignId} order by lead_id, round`.execute(database.db);
  return rows.map(({ id }) => id);
}

const inSent = ({ scope, mailboxes }: TestCampaign, messageId: string, refs: string[] = []) =>
  aMessage(
    database.db,
    { ...scope, mailboxId: mailboxes[0]?.id ?? '' },
    {
      messageId,
      refs,
      role: 'sent',
      isOwn: true,
      at: now().toISOString(),
    },
  );

/** Its inbox was read through just now. */
const readThrough = async ({ scope, mailboxes }: TestCampaign) => {
  for (const { id } of mailboxes) {
    await sql`insert into inbox_syncs (mailbox_id, workspace_id, due_at, caught_up_at)
      values (${id}, ${scope.workspaceId}, now(), clock_timestamp())
      on conflict (mailbox_id) do update set caught_up_at = excluded.caught_up_at`.execute(database.db);
  }
};

test('a ledger that goes on is not held, and one that is older than the data folder knows is', async () => {
  const campaign = await aCampaign(database.db, { leads: 1 });
  await beat();
  await beat();
  expect(await holdOf(campaign)).toBeNull();
  await sql`update installation set ledger_beat_at = ledger_beat_at - interval '1 second'`.execute(database.db);
  await beat();
  expect(await reasonOf(campaign)).toBe('olderLedger');
});

test('another database with the same rows, and one that was restored, are held', async () => {
  const campaign = await aCampaign(database.db, { leads: 1 });
  await beat();
  await sql`update installation set database_mark = 'of another server'`.execute(database.db);
  await beat();
  expect(await reasonOf(campaign)).toBe('otherDatabase');
  await sql`delete from sending_holds`.execute(database.db);
  await sql`update installation set restored_at = now()`.execute(database.db);
  await beat();
  expect(await reasonOf(campaign)).toBe('restored');
});

test('while a workspace is held nothing of it is reserved, and no last byte is written of what was', async () => {
  const campaign = await aCampaign(database.db, { leads: 3 });
  const { reserveOnce, deps, me } = await aReserver(
    database.db,
    { listMailboxes: markHeld(listSendingMailboxes) },
    { batch: 1 },
  );
  const [reserved] = await reserveOnce();
  await sql`update installation set restored_at = now()`.execute(database.db);
  await beat();
  await sql`update send_queues set holder = null, next_at = now() - interval '1 minute'`.execute(database.db);
  // A worker that sent before begins anew.
  const again = await aReserver(database.db, { listMailboxes: markHeld(listSendingMailboxes) });
  expect(await again.reserveOnce()).toEqual([]);
  const note = {
    id: reserved?.id ?? '',
    state: 'complete' as const,
    at: now(),
    detail: { variant: 'a', unseen: false },
  };
  expect((await writeCampaignLedger(deps.db, me, [note])).has(note.id)).toBe(false);
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 2, reserved: 1 });
});

test('mail in Sent that the ledger calls unsent is recorded as sent, and holds all sending', async () => {
  const campaign = await aCampaign(database.db, { leads: 2 });
  const other = await aCampaign(database.db, { leads: 1 });
  const [first = ''] = await messageIds(campaign);
  await inSent(campaign, first);
  await noteOwnMails(
    { db: database.db, now, messageIds: testMessageIds },
    { ...campaign.scope, mailboxId: campaign.mailboxes[0]?.id ?? '' },
    [first],
  );
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 1, taken: 1 });
  expect(await reasonOf(campaign)).toBe('unknownSent');
  expect(await reasonOf(other)).toBe('unknownSent');
});

test('a mail a user said was not sent is recorded when it is found, and holds nothing', async () => {
  const campaign = await aCampaign(database.db, { leads: 1 });
  const [first = ''] = await messageIds(campaign);
  await sql`update send_ledger set doubt_settled_by = 'toldUnsent' where campaign_id = ${campaign.campaignId}`.execute(
    database.db,
  );
  await inSent(campaign, first);
  await noteOwnMails(
    { db: database.db, now, messageIds: testMessageIds },
    { ...campaign.scope, mailboxId: campaign.mailboxes[0]?.id ?? '' },
    'all',
  );
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ taken: 1 });
  expect(await holdOf(campaign)).toBeNull();
});

test('a look records what is found round by round, doubts what may have left, and waits for the owner', async () => {
  const rounds = [aRound('Freight audits'), aRound('Still there?')];
  const campaign = await aCampaign(database.db, { leads: 3, rounds });
  const [first = ''] = await messageIds(campaign);
  // A follow-up the ledger has never heard of.
  await inSent(campaign, first);
  await inSent(campaign, testMessageIds.create('999999', 'maya@harborline.test').slice(1, -1), [first]);
  await sql`update installation set restored_at = now()`.execute(database.db);
  await beat();
  await finishLooks(lookDeps());
  expect(await holdOf(campaign)).toMatchObject({ read: 0, isLooked: false });
  await expect(resumeSending({ db: database.db, now }, campaign.scope, { doubts: 'keep' })).rejects.toMatchObject({
    reason: 'mailboxesStillRead',
  });
  await readThrough(campaign);
  for (let turn = 0; turn < 4; turn += 1) {
    await finishLooks(lookDeps());
    await record();
  }
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ accepted: 2, doubt: 2 });
  const hold = await holdOf(campaign);
  expect(hold).toMatchObject({ read: 1, isLooked: true, found: { sent: 2, inDoubt: 2 } });
  const { reserveOnce } = await aReserver(database.db, { listMailboxes: markHeld(listSendingMailboxes) });
  expect(await reserveOnce()).toEqual([]);
  await resumeSending({ db: database.db, now }, campaign.scope, { doubts: 'send' });
  expect(await holdOf(campaign)).toBeNull();
  expect(await reserveOnce()).toHaveLength(2);
});

test('where the provider files every mail, one that is not in Sent was not sent', async () => {
  const campaign = await aCampaign(database.db, { leads: 2 });
  await sql`update mailboxes set provider = 'google', sent_filer = 'provider'`.execute(database.db);
  await sql`update installation set restored_at = now()`.execute(database.db);
  await beat();
  await readThrough(campaign);
  await finishLooks(lookDeps());
  expect(await holdOf(campaign)).toMatchObject({ isLooked: true, found: { sent: 0, inDoubt: 0 } });
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ planned: 2 });
});

test('a mailbox that cannot be read is shown with its words, and stays held when the others go on', async () => {
  const campaign = await aCampaign(database.db, { leads: 4, mailboxes: 2 });
  await sql`update mailboxes set provider = 'google', sent_filer = 'provider'`.execute(database.db);
  await sql`update installation set restored_at = now()`.execute(database.db);
  await beat();
  await readThrough(campaign);
  const [broken] = campaign.mailboxes;
  await sql`update inbox_syncs set caught_up_at = null, state = 'behind', failures = 2, words = 'Disk quota'
    where mailbox_id = ${broken?.id}`.execute(database.db);
  await finishLooks(lookDeps());
  const unread = [{ mailboxId: broken?.id, email: broken?.email, words: 'Disk quota' }];
  expect(await holdOf(campaign)).toMatchObject({ mailboxes: 2, read: 1, unread, isLooked: true });
  await resumeSending({ db: database.db, now }, campaign.scope, { doubts: 'keep' });
  const { reserveOnce } = await aReserver(database.db, { listMailboxes: markHeld(listSendingMailboxes) });
  const reserved = await reserveOnce();
  expect(new Set(reserved.map(({ mailboxId }) => mailboxId))).toEqual(new Set([campaign.mailboxes[1]?.id]));
});

test('what is noted beside the database as left is sent, and what was leaving is in doubt', async () => {
  const where = join(folder, 'departures');
  const departures = openDepartures({ folder: where, now, isAlone: true });
  const campaign = await aCampaign(database.db, { leads: 4 });
  expect(await departures.knowsAllSince(new Date(0))).toBe(false);
  await beat(where);
  const { rows } = await sql<{ id: string; leadId: string }>`select id, lead_id as "leadId" from send_ledger
    where campaign_id = ${campaign.campaignId} order by lead_id`.execute(database.db);
  const [left, leaving, refused] = rows;
  if (!left || !leaving || !refused) throw new Error('there are four');
  const places = [left, leaving, refused].map(({ id, leadId }) => ({
    ledgerId: id,
    place: placeOf({ leadId, round: 0 }),
    at: now(),
  }));
  await departures.note(places.map((place) => ({ kind: 'leaving', ...place })));
  await departures.note([
    { kind: 'left', ledgerId: left.id },
    { kind: 'ended', ledgerId: refused.id },
  ]);
  await sql`update installation set restored_at = now()`.execute(database.db);
  await beat(where);
  await readThrough(campaign);
  await finishLooks(lookDeps({ departures }));
  await record();
  await finishLooks(lookDeps({ departures }));
  await departures.close();
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ accepted: 1, doubt: 1, planned: 2 });
  expect(await holdOf(campaign)).toMatchObject({ found: { sent: 1 } });
});
