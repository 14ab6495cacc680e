import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import type { IncomingEvent } from '../../inbox/index.ts';
import { countRequests } from './count-requests.ts';
import { leaveByLink } from './handle-opt-out.ts';
import { aSentCampaign, listeningDeps, publishIncoming } from './replies-testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Two people whose first mail is in doubt. */
async function setUp() {
  const { db } = database;
  const campaign = await aSentCampaign(db, { leads: 2 });
  await sql`update send_ledger set state = 'doubt', settled_at = null, doubt_at = now() - interval '1 hour'
    where campaign_id = ${campaign.campaignId}`.execute(db);
  const [mail] = campaign.mails;
  if (!mail) throw new Error('no mail');
  const { deps } = listeningDeps(db);
  const settledBy = async () =>
    (
      await sql<{ endedAs: string }>`select coalesce(doubt_settled_by, state) as "endedAs" from send_ledger
        where campaign_id = ${campaign.campaignId} order by lead_id`.execute(db)
    ).rows.map(({ endedAs }) => endedAs);
  const address = 'p1@nordkai.test';
  const { ledgerId, messageId } = mail;
  const tracked = {
    ...campaign.scope,
    ledgerId,
    messageId,
    mailboxId: campaign.mailboxId,
    takenAt: null,
    recipient: address,
  };
  return { db, campaign, mail, deps, settledBy, address, tracked };
}

type Setup = Awaited<ReturnType<typeof setUp>>;
const report = (address: string, isDelayed: boolean): IncomingEvent['bounced'] => [
  { address, hard: true, isDelayed, status: '5.1.1', reason: 'unknown' },
];

test.each<[string, string, (world: Setup) => Partial<IncomingEvent>]>([
  ['a reply', 'reply', ({ mail }) => ({ references: [mail.messageId] })],
  ['an automatic answer', 'autoReply', ({ mail }) => ({ kind: 'autoReply', references: [mail.messageId] })],
  ['an absence note', 'autoReply', ({ mail }) => ({ kind: 'outOfOffice', references: [mail.messageId] })],
  [
    'a bounce',
    'bounce',
    ({ mail, address }) => ({
      kind: 'bounce',
      originalMessageId: `<${mail.messageId}>`,
      bounced: report(address, false),
    }),
  ],
  [
    'a report of a delay',
    'bounce',
    ({ mail, address }) => ({
      kind: 'bounce',
      originalMessageId: `<${mail.messageId}>`,
      bounced: report(address, true),
    }),
  ],
  ['a complaint', 'complaint', ({ mail }) => ({ kind: 'complaint', originalMessageId: `<${mail.messageId}>` })],
])('%s that names a mail in doubt proves that it left, and says nothing of another’s', async (_what, by, eventOf) => {
  const world = await setUp();
  await publishIncoming(world.db, world.deps, world.campaign, { from: world.address, ...eventOf(world) });
  expect(await world.settledBy()).toEqual([by, 'doubt']);
});

test('what comes from the same person and names no mail proves none', async () => {
  const { db, deps, campaign, settledBy, address } = await setUp();
  await publishIncoming(db, deps, campaign, { from: address, subject: 'Hello' });
  await publishIncoming(db, deps, campaign, { kind: 'autoReply', from: address });
  await publishIncoming(db, deps, campaign, { kind: 'bounce', bounced: report(address, false) });
  expect(await settledBy()).toEqual(['doubt', 'doubt']);
});

test.each([
  ['a person’s open', 'open', 'person', 'open'],
  ['a person’s click', 'click', 'person', 'click'],
  ['an open of which nobody can tell whose it is', 'open', 'unknown', 'open'],
  ['a machine’s open', 'open', 'machine', 'doubt'],
  ['a machine’s click', 'click', 'machine', 'doubt'],
] as const)('of a mail in doubt %s leaves: %s by a %s is %s', async (_what, kind, verdict, settled) => {
  const { db, deps, settledBy, tracked } = await setUp();
  const first = { at: new Date(), why: '', target: '' };
  const change = { before: [], after: [{ kind, verdict, count: 1, first }] };
  await db.transaction().execute((trx) => countRequests(deps, trx, tracked, change));
  expect(await settledBy()).toEqual([settled, 'doubt']);
});

test('a recipient who follows the opt-out link of a mail in doubt has got it', async () => {
  const { deps, settledBy, tracked } = await setUp();
  await leaveByLink(deps, tracked, new Date());
  expect(await settledBy()).toEqual(['optOut', 'doubt']);
});
