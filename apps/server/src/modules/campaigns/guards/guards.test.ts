import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../../../platform/log.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import {
  aSentCampaign,
  eventsOf,
  listeningDeps,
  publishIncoming,
  type SentCampaign,
} from '../../replies/handling/replies-testing.ts';
import { handleRejection } from '../../replies/index.ts';
import { acceptGuards, judgeGuards } from './judge-guards.ts';
import { readGuardRail } from './read-guard-rail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = () => new Date();

async function setUp(leads: number) {
  const { db } = database;
  const campaign = await aSentCampaign(db, { leads });
  const { deps } = listeningDeps(db);
  const judge = () =>
    judgeGuards({ db, jobs: deps.jobs, log: createLog('silent'), now }, campaign.scope, campaign.campaignId);
  return {
    db,
    campaign,
    judge,
    async comesBack(index: number, kind: 'bounce' | 'complaint' = 'bounce') {
      const originalMessageId = campaign.mails[index]?.messageId ?? '';
      const bounced = [
        {
          address: `p${index + 1}@nordkai.test`,
          hard: true,
          isDelayed: false,
          status: '5.1.1',
          reason: 'user_unknown',
        },
      ];
      await publishIncoming(db, deps, campaign, { kind, from: '', originalMessageId, bounced });
      await judge();
    },
    async rejected(index: number) {
      const ledgerId = campaign.mails[index]?.ledgerId ?? '';
      await sql`update send_ledger set state = 'rejected' where id = ${ledgerId}`.execute(db);
      await db.transaction().execute((trx) =>
        handleRejection(deps, trx, campaign.scope, {
          ledgerId,
          isAddressBad: false,
          words: '550 5.7.1 Blocked',
          at: now(),
        }),
      );
      await judge();
    },
    status: () => statusOf(campaign),
    read: () => readGuardRail({ db, listValues: async () => new Map() }, campaign.scope, campaign.campaignId),
  };
}

const statusOf = async ({ campaignId }: Pick<SentCampaign, 'campaignId'>) =>
  await database.db
    .selectFrom('campaigns')
    .select(['status', 'trouble'])
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();

const resume = ({ db, campaign }: Awaited<ReturnType<typeof setUp>>) =>
  db.transaction().execute(async (trx) => {
    await trx.updateTable('campaigns').set({ status: 'progressing' }).where('id', '=', campaign.campaignId).execute();
    await acceptGuards(trx, campaign.scope, campaign.campaignId, now());
  });

test('one bounce of nineteen mails is too few to judge by, one of twenty pauses the campaign', async () => {
  const few = await setUp(19);
  await few.comesBack(0);
  expect(await few.status()).toEqual({ status: 'progressing', trouble: null });
  expect(await few.read()).toEqual({ guard: null });
  const enough = await setUp(20);
  await enough.comesBack(0);
  expect(await enough.status()).toEqual({
    status: 'suspend',
    trouble: { reason: 'guardRail', rule: 'bounces', count: 1, sent: 20, max: 0.02 },
  });
  expect(await eventsOf(enough.db, enough.campaign)).toEqual(['bounced', 'guardRail']);
});

test('a bounce below two in a hundred, and those of a month ago, pause nothing', async () => {
  const large = await setUp(51);
  await large.comesBack(0);
  expect(await large.status()).toMatchObject({ status: 'progressing' });
  const old = await setUp(25);
  await sql`update send_ledger set settled_at = now() - interval '29 days'
    where campaign_id = ${old.campaign.campaignId}`.execute(old.db);
  await old.comesBack(0);
  expect(await old.status()).toMatchObject({ status: 'progressing' });
});

test('a complaint pauses, and so does a mail its own server would not take', async () => {
  const complained = await setUp(20);
  await complained.comesBack(3, 'complaint');
  expect(await complained.status()).toMatchObject({ status: 'suspend', trouble: { rule: 'complaints', count: 1 } });
  const refused = await setUp(20);
  await refused.rejected(0);
  expect(await refused.status()).toMatchObject({ status: 'suspend', trouble: { rule: 'bounces', count: 1, sent: 20 } });
});

test('the evidence is shown with each mail, how it grew, and what was known of the addresses', async () => {
  const world = await setUp(20);
  await sql`update campaign_leads set category = case when id % 2 = 0 then 'VALID' else 'UNKNOWN' end
    where campaign_id = ${world.campaign.campaignId}`.execute(world.db);
  await world.comesBack(4);
  const { guard } = await world.read();
  expect(guard).toMatchObject({ rule: 'bounces', count: 1, sent: 20, max: 0.02 });
  expect(guard?.points).toHaveLength(20);
  expect(guard?.points.at(-1)).toMatchObject({ sent: 20, count: 1 });
  expect(guard?.evidence).toMatchObject([{ email: 'p5@nordkai.test', code: '5.1.1', words: 'user_unknown' }]);
  const sum = (pick: 'sent' | 'count' | 'toCome') => guard?.byCategory.reduce((all, row) => all + row[pick], 0);
  expect([sum('sent'), sum('count'), sum('toCome')]).toEqual([20, 1, 0]);
});

test('judged by two at once it trips once', async () => {
  const world = await setUp(20);
  await sql`update send_ledger set bounced_at = now() where id = ${world.campaign.mails[0]?.ledgerId}`.execute(
    world.db,
  );
  await Promise.all([world.judge(), world.judge(), world.judge()]);
  expect(await eventsOf(world.db, world.campaign)).toEqual(['guardRail']);
});

test('evidence that a user accepted does not stop it again, one more bounce does', async () => {
  const world = await setUp(20);
  await world.comesBack(0);
  await resume(world);
  await world.judge();
  expect(await world.status()).toEqual({ status: 'progressing', trouble: null });
  expect(await world.read()).toEqual({ guard: null });
  await world.comesBack(1);
  expect(await world.status()).toMatchObject({ status: 'suspend', trouble: { count: 2 } });
});
