import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Trx } from '../../../platform/db.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aCampaign,
  countStates,
  memoryServer,
  OPEN_ALWAYS,
  type TestCampaign,
  testSendingDeps,
} from '../../campaign-management/testing.ts';
import { untilSomebodyWaits } from '../dispatch/worker-testing.ts';
import { planMails } from '../planning/plan-mails.ts';
import { finishCampaigns } from './finish-campaigns.ts';
import type { MaintenanceDeps } from './maintenance-deps.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-16T12:00:00Z');
const sendingDeps = () => testSendingDeps(database.db, { ...memoryServer(), now: () => NOW });
const maintain = () =>
  finishCampaigns({
    ...sendingDeps(),
    jobs: { enqueue: async () => undefined },
    listSenderIds: async () => [],
  } satisfies MaintenanceDeps);

const statusOf = async ({ campaignId }: TestCampaign) =>
  (await database.db.selectFrom('campaigns').select(['status', 'ended_at']).where('id', '=', campaignId).execute())[0];

const change = ({ campaignId }: TestCampaign, set: ReturnType<typeof sql>) =>
  sql`update send_ledger set ${set} where campaign_id = ${campaignId}`.execute(database.db);

const OVER = sql`state = 'accepted', open = false, settled_at = now()`;

describe('a campaign', () => {
  test('with nothing left to do is finished, and says so once', async () => {
    const campaign = await aCampaign(database.db, { mailboxes: 2, leads: 3 });
    await maintain();
    expect(await statusOf(campaign)).toMatchObject({ status: 'progressing' });
    await change(campaign, OVER);
    await Promise.all([maintain(), maintain()]);
    expect(await statusOf(campaign)).toEqual({ status: 'finished', ended_at: NOW });
    const { rows } = await sql`select kind from campaign_events where campaign_id = ${campaign.campaignId}`.execute(
      database.db,
    );
    expect(rows).toEqual([{ kind: 'finished' }]);
  });

  test.each<[string, ReturnType<typeof sql>]>([
    ['has a mail that waits for a user', sql`due_at = 'infinity', reason = 'missingVariable'`],
    ['has a round to be followed up', sql`state = 'taken', taken_at = now()`],
    [
      'has a mail in doubt that is still looked up',
      sql`state = 'doubt', open = false, doubt_at = now(), looked_up = 3`,
    ],
    ['has a mail on its way', sql`state = 'complete'`],
  ])('that %s goes on', async (_name, set) => {
    const campaign = await aCampaign(database.db, { leads: 1 });
    await change(campaign, set);
    await maintain();
    expect(await statusOf(campaign)).toMatchObject({ status: 'progressing' });
  });

  test('with leads nobody planned yet, or with leads being added, goes on', async () => {
    const [unplanned, adding] = [
      await aCampaign(database.db, { leads: 2 }),
      await aCampaign(database.db, { leads: 1 }),
    ];
    await sql`delete from send_ledger where lead_id = ${unplanned.leads[0]?.id}`.execute(database.db);
    await change(unplanned, OVER);
    await change(adding, OVER);
    await database.db
      .insertInto('campaign_sources')
      .values({
        id: randomUUID(),
        workspace_id: adding.scope.workspaceId,
        campaign_id: adding.campaignId,
        kind: 'paste',
        name: '',
        at: NOW,
      })
      .execute();
    await maintain();
    expect(await statusOf(unplanned)).toMatchObject({ status: 'progressing' });
    expect(await statusOf(adding)).toMatchObject({ status: 'progressing' });
    await sql`update campaign_leads set stop = 'replied' where id = ${unplanned.leads[0]?.id}`.execute(database.db);
    await sql`update campaign_sources set state = 'done'`.execute(database.db);
    await maintain();
    expect(await statusOf(unplanned)).toMatchObject({ status: 'finished' });
    expect(await statusOf(adding)).toMatchObject({ status: 'finished' });
  });

  test('past its last day ends what is left, by its own clock', async () => {
    const until = (endDay: string, zone: string) => ({
      ...OPEN_ALWAYS,
      schedule: { ...OPEN_ALWAYS.schedule, zone, endDay },
    });
    const over = await aCampaign(database.db, { leads: 3, settings: until('2026-11-15', 'UTC') });
    const today = await aCampaign(database.db, { leads: 1, settings: until('2026-11-16', 'UTC') });
    const ahead = await aCampaign(database.db, { leads: 1, settings: until('2026-11-16', 'Pacific/Kiritimati') });
    await sql`update send_ledger set due_at = 'infinity', reason = 'held' where lead_id = ${over.leads[0]?.id}`.execute(
      database.db,
    );
    await maintain();
    expect(await statusOf(over)).toMatchObject({ status: 'finished' });
    expect(await countStates(database.db, over.campaignId)).toEqual({ skipped: 3 });
    expect(await statusOf(today)).toMatchObject({ status: 'progressing' });
    expect(await statusOf(ahead)).toMatchObject({ status: 'finished' });
    const { rows } = await sql`select distinct reason, open from send_ledger
      where campaign_id = ${over.campaignId}`.execute(database.db);
    expect(rows).toEqual([{ reason: 'campaignOver', open: false }]);
  });

  test('for which another request plans a mail in the same moment is not finished over it', async () => {
    const campaign = await aCampaign(database.db, { leads: 1 });
    const { campaignId, scope, leads, mailboxes } = campaign;
    await change(campaign, OVER);
    const [lead] = leads;
    if (!lead) throw new Error('there is no lead');
    const plan = (trx: Trx) =>
      planMails(sendingDeps(), trx, [
        {
          ...scope,
          campaignId,
          leadId: lead.id,
          recipientId: lead.recipientId,
          mailboxId: mailboxes[0]?.id ?? '',
          round: 1,
          dueAt: NOW,
        },
      ]);
    const planning = await database.db.startTransaction().execute();
    await plan(planning);
    const finishing = maintain();
    await untilSomebodyWaits(database.db);
    await planning.commit().execute();
    await finishing;
    expect(await statusOf(campaign)).toMatchObject({ status: 'progressing' });
    expect(await countStates(database.db, campaignId)).toEqual({ accepted: 1, planned: 1 });
  });
});
