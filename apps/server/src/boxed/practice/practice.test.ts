import { BOUNCE_SHARE_MAX } from '@outrider/campaign-rules/guard-rails';
import { createCampaign, saveCampaign } from '@outrider/contract/campaigns/campaign';
import { launchCampaign } from '@outrider/contract/campaigns/operate';
import { listAccounts } from '@outrider/contract/mailboxes/account';
import { readPractice, readPracticeFile, takePracticeMailboxes, takePracticePeople } from '@outrider/contract/practice';
import { getUserInfo } from '@outrider/contract/user';
import { drawPracticePeople } from '@outrider/sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDraftRound, addPeople, eventsOf } from '../../modules/campaign-management/calls-testing.ts';
import { aUser } from '../../modules/identity/testing.ts';
import { boxOf } from '../../modules/mailboxes/testing.ts';
import { freePort } from '../../platform/start/free-port.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { IS_LONG } from '../../platform/testing/test-form.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { storeClock } from '../stored-clock.repository.ts';

const DAY_MS = 86_400_000;
/** A Monday before work, in the future of any run. */
const START = new Date('2040-11-12T07:30:00Z');

let database: TestDatabase;
let server: TestServer;
let token: string;
let workspaceId: string;
beforeAll(async () => {
  database = await testDatabase();
  await storeClock(database.db, { boxAt: START, realAt: new Date(), speed: 0, holdsAt: START });
  const port = await freePort();
  server = await testServer(
    { OUTRIDER_APP_URL: `http://127.0.0.1:${port}`, OUTRIDER_SYNC_MAILBOXES: '5', OUTRIDER_SEND_MAILBOXES: '5' },
    database,
  );
  await server.app.listen({ port, host: '127.0.0.1' });
  const user = await aUser(server);
  token = user.token;
  const { rows } = await sql<{ id: string }>`select workspace_id as id from users where email = ${user.email}`.execute(
    database.db,
  );
  workspaceId = rows[0]?.id ?? '';
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const call: TestServer['call'] = (endpoint, input) => server.call(endpoint, input, { token });
const practice = async () => (await call(readPractice, {})).data;

test('two clicks at once give three practice mailboxes that log in, are warmed up, pass their checks and take no place of the plan', {
  timeout: 120_000,
}, async () => {
  expect((await practice()).mailboxes.map(({ accountId }) => accountId)).toEqual([null, null, null]);
  const taken = await Promise.all([call(takePracticeMailboxes, {}), call(takePracticeMailboxes, {})]);
  expect(taken.map(({ message }) => message)).toEqual(['', '']);
  expect(taken[0]?.data.mailboxes.map(({ accountId }) => accountId)).toEqual(
    taken[1]?.data.mailboxes.map(({ accountId }) => accountId),
  );
  await expect
    .poll(async () => (await practice()).mailboxes.map(({ isReady }) => isReady), { timeout: 60_000, interval: 250 })
    .toEqual([true, true, true]);
  const { accountList } = (await call(listAccounts, { status: 'active' })).data;
  expect(accountList.map(({ senderName }) => senderName).toSorted()).toEqual([
    'Jonas Brandt',
    'Maya Linden',
    'Priya Raman',
  ]);
  for (const { health, checks, sentToday } of accountList) {
    expect(health).toBeGreaterThanOrEqual(95);
    expect(sentToday).toBe(0);
    expect(checks.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  }
  const { quota } = (await call(getUserInfo, {})).data;
  expect(quota.find(({ quotaType }) => quotaType === 'MAILBOX')).toMatchObject({ used: 0 });
  const { rows } = await sql<{ signature: string }>`select signature from mailboxes
    where workspace_id = ${workspaceId}`.execute(database.db);
  expect(rows.every(({ signature }) => signature.includes('practice-'))).toBe(true);
});

test('two clicks at once import the practice people once, and all sixty are found to exist', {
  timeout: 180_000,
}, async () => {
  const file = (await call(readPracticeFile, {})).data;
  expect(file.text.split('\r\n').length).toBe(65);
  const taken = await Promise.all([call(takePracticePeople, {}), call(takePracticePeople, {})]);
  expect(taken.map(({ message }) => message)).toEqual(['', '']);
  expect(taken[0]?.data.people.import?.importId).toBe(taken[1]?.data.people.import?.importId);
  await expect
    .poll(async () => (await practice()).people, { timeout: 150_000, interval: 500 })
    .toMatchObject({ total: 60, rows: 63, contacts: 60, valid: 60, companies: 30, zones: 3 });
  const { import: run } = (await practice()).people;
  expect(run?.counts).toMatchObject({ added: 61, twice: 1, notTaken: 1 });
});

/** What came of the campaign's mails, as the product knows it. */
async function outcomes(campaignId: string) {
  const { rows } = await sql<Record<'sent' | 'replied' | 'bounced' | 'away' | 'optedOut', number>>`select
      count(*) filter (where l.state = 'accepted')::int as sent,
      count(distinct l.lead_id) filter (where l.replied_at is not null)::int as replied,
      count(*) filter (where l.bounced_at is not null)::int as bounced,
      count(distinct l.lead_id) filter (where l.auto_replied_at is not null)::int as away,
      (select count(*)::int from campaign_events e where e.campaign_id = ${campaignId} and e.kind = 'optedOut') as "optedOut"
    from send_ledger l where l.campaign_id = ${campaignId}`.execute(database.db);
  return rows[0];
}

test.runIf(IS_LONG)(
  'of a campaign of two rounds with the usual rules ten people answer, two mails come back, one leaves and one is away, and no guard-rail stops it',
  {
    timeout: 700_000,
  },
  async () => {
    // Warm-up and gaps have tests of their own, and would take most of the time.
    await sql`update mailboxes set warmup = false, warmup_state = 'off', ramp = false, gap_minutes = 0, burst = true
    where workspace_id = ${workspaceId}`.execute(database.db);
    const { data: draft } = await call(createCampaign, { name: 'First try', zone: 'Europe/London' });
    const { mailboxes } = await practice();
    const mailboxIds = mailboxes.flatMap(({ accountId }) => accountId ?? []);
    const settings = {
      ...draft.settings,
      senders: { mailboxIds, tagIds: [] },
      footer: { postalAddress: 'Speicherstadt 4, 20457 Hamburg', optOutLine: 'One click and I stop.' },
      schedule: { ...draft.settings.schedule, endDay: '2040-12-24' },
    };
    const [first, second] = [aDraftRound('Freight audits'), aDraftRound('')];
    const rounds = [first, { ...second, delay: { count: 3, unit: 'day' as const } }];
    const saved = await call(saveCampaign, {
      campaignId: draft.campaignId,
      revision: draft.revision,
      settings,
      rounds,
    });
    const { campaignId, revision } = saved.data;
    const me = { token, workspaceId, scope: { workspaceId }, mailboxId: '', mailbox: '' };
    const addresses = drawPracticePeople(workspaceId).map(({ address }) => address);
    await addPeople(server, me, campaignId, addresses);
    expect((await call(launchCampaign, { campaignId, revision })).message).toBe('');
    const { pace } = server;
    pace?.passTo(new Date(START.getTime() + 0.5 * DAY_MS));
    await pace?.arrived(300_000);
    expect(await outcomes(campaignId)).toMatchObject({ sent: 60, replied: 8, bounced: 0, optedOut: 1, away: 1 });
    pace?.passTo(new Date(START.getTime() + 10.5 * DAY_MS));
    await pace?.arrived(300_000);
    const ended = await outcomes(campaignId);
    expect(ended).toMatchObject({ replied: 10, bounced: 2, optedOut: 1, away: 1 });
    // A third round, too, would go on after the second mail that came back.
    expect((ended?.bounced ?? 0) / (ended?.sent ?? 0)).toBeLessThan(BOUNCE_SHARE_MAX);
    expect(await eventsOf(server, campaignId)).not.toContain('guardRail');
    expect(boxOf(server).state()).toMatchObject({ doubled: 0, lost: 0 });
  },
);
