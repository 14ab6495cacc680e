import { listCampaigns as listCall } from '@outrider/contract/campaigns/campaign';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { testForecastDeps } from '../../forecast/states/forecast-testing.ts';
import { testStatisticsDeps } from '../../statistics/reading/statistics-testing.ts';
import { aCampaign, aRound } from '../testing.ts';
import { listCampaigns } from './list-campaigns.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = () => new Date('2026-11-16T08:00:00Z');
const dueAt = new Date('2026-11-16T09:00:00Z');

test('a list asked for again shows all that was written meanwhile, as one that remembers nothing does', async () => {
  const { db } = database;
  const rounds = [aRound('One'), aRound('Two')];
  const { scope, campaignId } = await aCampaign(db, { leads: 5, rounds, dueAt });
  const depsOf = () => ({ db, now, forecast: { ...testForecastDeps(db, now), ...testStatisticsDeps(db, now()) } });
  const list = (deps: ReturnType<typeof depsOf>) => listCampaigns(deps, scope, listCall.input.parse({}));
  const remembering = depsOf();
  const ofLead = (place: number) =>
    sql`(select id from campaign_leads where campaign_id = ${campaignId} order by id offset ${place} limit 1)`;
  const changes: RawBuilder<unknown>[] = [
    sql`update send_ledger set state = 'accepted', open = false, settled_at = ${now()} where lead_id = ${ofLead(0)}`,
    sql`update send_ledger set opens = 1 where lead_id = ${ofLead(0)}`,
    sql`update send_ledger set replied_at = ${now()} where lead_id = ${ofLead(0)}`,
    sql`update campaign_leads set held_at = ${now()} where id in (${ofLead(1)}, ${ofLead(2)})`,
    sql`update recipients set stop = 'optedOut' where id = (select recipient_id from campaign_leads where id = ${ofLead(3)})`,
    sql`insert into campaign_replies (message_id, workspace_id, campaign_id, lead_id, ledger_id, kind, label, at)
      select gen_random_uuid(), workspace_id, campaign_id, lead_id, id, 'human', 'interested', ${now()}
      from send_ledger where lead_id = ${ofLead(0)}`,
    sql`update campaign_replies set label = '' where campaign_id = ${campaignId}`,
    sql`delete from send_ledger where lead_id = ${ofLead(4)}`,
    sql`delete from campaign_leads where id = ${ofLead(4)}`,
  ];
  let before = await list(remembering);
  for (const change of changes) {
    expect(await list(remembering)).toEqual(before);
    await change.execute(db);
    const after = await list(remembering);
    expect(after).toEqual(await list(depsOf()));
    expect(after).not.toEqual(before);
    before = after;
  }
});
