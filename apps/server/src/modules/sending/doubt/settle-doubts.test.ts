import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImap } from '../../../platform/imap/imap.ts';
import { createLog } from '../../../platform/log.ts';
import { ANNA, accountAt, startBoxedServers } from '../../../platform/net/mail-servers-testing.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, countStates, type TestCampaign } from '../../campaign-management/testing.ts';
import { type DoubtDeps, settleDoubts } from '../../ledger/index.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { campaignOwner } from './campaign-owner.ts';

const MINUTE = 60_000;
const BEGAN = new Date('2026-11-16T09:00:00Z');

let database: TestDatabase;
let servers: Awaited<ReturnType<typeof startBoxedServers>>;
beforeAll(async () => {
  [database, servers] = await Promise.all([testDatabase(), startBoxedServers('google')]);
});
afterAll(async () => {
  await servers.stop();
  await database.close();
});

/** Two mails in doubt, of which the first lies in Sent. */
async function twoInDoubt(provider: 'google' | 'other', filer = 'provider'): Promise<TestCampaign> {
  const campaign = await aCampaign(database.db, { leads: 2 });
  const ofCampaign = sql`campaign_id = ${campaign.campaignId}`;
  await sql`update mailboxes set provider = ${provider}, sent_filer = ${filer}
    where id = ${campaign.mailboxes[0]?.id}`.execute(database.db);
  await sql`update send_ledger set state = 'doubt', open = false, holder = 1, doubt_at = ${BEGAN}, looked_up = 0
    where ${ofCampaign}`.execute(database.db);
  const { rows } = await sql<{ id: string }>`select message_id as id from send_ledger where ${ofCampaign}
    order by send_ledger.id limit 1`.execute(database.db);
  const raw = Buffer.from(`From: <${ANNA}>\r\nMessage-ID: ${rows[0]?.id}\r\nSubject: Freight audits\r\n\r\nHello\r\n`);
  servers.hosts.put(ANNA, raw, { use: '\\Sent', at: BEGAN, flags: ['\\Seen'] });
  return campaign;
}

const depsAfter = (minutes: number, resendsAbsent = false): DoubtDeps => ({
  db: database.db,
  log: createLog('silent'),
  now: () => new Date(BEGAN.getTime() + minutes * MINUTE),
  listMailboxes: listSendingMailboxes,
  owners: { campaign: campaignOwner },
  fileSent: async () => undefined,
  rules: { sessionLimitMs: 15 * MINUTE, resendsAbsent },
  openImap: () => openImap(accountAt(993), { network: servers.network }),
});

const reasons = async ({ campaignId }: TestCampaign) =>
  (
    await sql<{ reason: string }>`select reason from send_ledger
      where campaign_id = ${campaignId} order by id`.execute(database.db)
  ).rows.map(({ reason }) => reason);

test('a mail that lies in Sent was sent, and one that does not stays in doubt and is shown', async () => {
  const campaign = await twoInDoubt('google');
  await settleDoubts(depsAfter(0));
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ doubt: 2 });
  await settleDoubts(depsAfter(2));
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ doubt: 1, taken: 1 });
  expect(await reasons(campaign)).toEqual(['foundInSent', 'notSeenInSent']);
  for (const minutes of [6, 30, 70, 500]) await settleDoubts(depsAfter(minutes));
  expect(await countStates(database.db, campaign.campaignId)).toEqual({ doubt: 1, taken: 1 });
  expect(await reasons(campaign)).toEqual(['foundInSent', 'absentInSent']);
});

test('absence says something only where the provider files what is sent, and only after the session limit', async () => {
  const self = await twoInDoubt('other');
  await settleDoubts(depsAfter(60, true));
  expect(await countStates(database.db, self.campaignId)).toEqual({ doubt: 1, taken: 1 });
  const unfiled = await twoInDoubt('google', 'none');
  await settleDoubts(depsAfter(60, true));
  expect(await countStates(database.db, unfiled.campaignId)).toEqual({ doubt: 1, taken: 1 });
  const google = await twoInDoubt('google');
  await settleDoubts(depsAfter(14, true));
  expect(await countStates(database.db, google.campaignId)).toEqual({ doubt: 1, taken: 1 });
  await settleDoubts(depsAfter(25, true));
  expect(await countStates(database.db, google.campaignId)).toEqual({ planned: 1, taken: 1 });
});
