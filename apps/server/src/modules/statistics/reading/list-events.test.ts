import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCsv } from '../../../platform/testing/read-csv.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aCampaign, type TestCampaign } from '../../campaign-management/testing.ts';
import { noteCampaignEvents } from '../../campaigns/index.ts';
import { testForecastDeps } from '../../forecast/states/forecast-testing.ts';
import { exportCampaignEvents, listCampaignEvents } from './list-events.ts';
import { readOverview } from './read-overview.ts';

const NOW = new Date('2026-11-16T12:00:00Z');
const at = (minute: number) => new Date(Date.UTC(2026, 10, 16, 9, minute));

let database: TestDatabase;
let campaign: TestCampaign;
const deps = () => testForecastDeps(database.db, () => NOW);

beforeAll(async () => {
  database = await testDatabase();
  campaign = await aCampaign(database.db, { leads: 6, dueAt: NOW });
  for (const [index, { id }] of campaign.leads.slice(0, 4).entries()) {
    await sql`update send_ledger set state = 'accepted', open = false, variant = 'a', reply_text = 'Ok',
      settled_at = ${at(index * 2)} where lead_id = ${id}`.execute(database.db);
  }
  const { campaignId, scope, leads } = campaign;
  const lead = (place: number) => leads[place]?.id ?? '';
  await noteCampaignEvents(database.db, scope, [
    { campaignId, kind: 'launched', at: at(0), words: 'Maya' },
    { campaignId, kind: 'opened', at: at(3), leadId: lead(0), verdict: 'machine', words: 'appleProxy' },
    // At the very moment a mail went out.
    { campaignId, kind: 'replied', at: at(4), leadId: lead(1), words: '=cmd()' },
    { campaignId, kind: 'replied', at: at(4), leadId: lead(0), words: 'Yes' },
  ]);
});
afterAll(() => database.close());

const wanted = (rest = {}) => ({ campaignId: campaign.campaignId, kinds: [], after: '', pageSize: 50, ...rest });

test('mails and what else happened are listed in one row, newest first', async () => {
  const { events, next } = await listCampaignEvents(deps(), campaign.scope, wanted());
  expect(next).toBe('');
  expect(events.map(({ kind }) => kind)).toEqual([
    'sent',
    'sent',
    'replied',
    'replied',
    'opened',
    'sent',
    'sent',
    'launched',
  ]);
  expect(events[0]).toMatchObject({
    round: 0,
    variant: 'A',
    mailbox: campaign.mailboxes[0]?.email,
    words: 'Ok',
    name: 'P4',
  });
  expect(events.at(-1)).toMatchObject({ leadId: null, words: 'Maya', round: null });
});

test('page by page nothing is left out or listed twice, wherever a page ends', async () => {
  const all = await listCampaignEvents(deps(), campaign.scope, wanted());
  for (const pageSize of [1, 2, 3, 5]) {
    const ids: string[] = [];
    for (let after = '', more = true; more; ) {
      const page = await listCampaignEvents(deps(), campaign.scope, wanted({ pageSize, after }));
      ids.push(...page.events.map(({ id }) => id));
      after = page.next;
      more = after !== '';
    }
    expect(ids).toEqual(all.events.map(({ id }) => id));
  }
});

test('kinds and a lead can be asked for', async () => {
  const replies = await listCampaignEvents(deps(), campaign.scope, wanted({ kinds: ['replied'] }));
  expect(replies.events.map(({ kind }) => kind)).toEqual(['replied', 'replied']);
  const own = await listCampaignEvents(deps(), campaign.scope, wanted({ leadId: campaign.leads[0]?.id }));
  expect(own.events.map(({ kind }) => kind)).toEqual(['replied', 'opened', 'sent']);
});

test('a place that is none begins anew, and others see nothing', async () => {
  const { events } = await listCampaignEvents(deps(), campaign.scope, wanted({ after: "1.x'; drop" }));
  expect(events).toHaveLength(8);
  const other = { workspaceId: '00000000-0000-4000-8000-000000000000' };
  await expect(listCampaignEvents(deps(), other, wanted())).rejects.toMatchObject({ name: 'AppError' });
});

test('the export is a table no spreadsheet runs anything of', async () => {
  const { csv, next } = await exportCampaignEvents(deps(), campaign.scope, {
    campaignId: campaign.campaignId,
    after: '',
  });
  expect(next).toBe('');
  const rows = readCsv(csv);
  expect(rows).toHaveLength(8);
  expect(rows[0]).toMatchObject({ event: 'sent', name: 'P4', round: '1', variant: 'A' });
  expect(csv).toContain("'=cmd()");
});

test('the strip above the list tells today, the week and what does not send', async () => {
  const { scope, campaignId, leads } = campaign;
  const { db } = database;
  await sql`insert into campaign_replies (message_id, workspace_id, campaign_id, lead_id, ledger_id, kind, label, at)
    select gen_random_uuid(), workspace_id, campaign_id, lead_id, id, 'human', 'interested', ${at(4)} from send_ledger
    where lead_id = ${leads[0]?.id ?? ''}`.execute(db);
  await sql`update send_ledger set bounced_at = ${at(5)} where lead_id = ${leads[3]?.id ?? ''}`.execute(db);
  const overview = await readOverview(deps(), scope, { zone: 'Europe/Berlin' });
  expect(overview).toMatchObject({
    sentToday: 4,
    plannedToday: 6,
    replies: { count: 1, delivered: 3, days: [0, 0, 0, 0, 0, 0, 1] },
    interested: { count: 1, unanswered: 0 },
    bounce: { count: 1, of: 4, max: 0.02 },
    notSending: 0,
  });
  await sql`update campaigns set status = 'suspend', trouble = '{"reason": "guardRail"}' where id = ${campaignId}`.execute(
    db,
  );
  expect(await readOverview(deps(), scope, { zone: 'Nowhere' })).toMatchObject({ notSending: 1, plannedToday: 4 });
});
