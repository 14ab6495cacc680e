import * as outlook from '@outrider/contract/campaigns/outlook';
import * as statistics from '@outrider/contract/campaigns/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aUser } from '../identity/testing.ts';
import { addMailbox } from '../warmup/testing.ts';
import { keepBooks } from './sending/keep-books.ts';
import {
  aCampaign,
  aRound,
  endMails,
  memoryServer,
  OPEN_ALWAYS,
  type TestCampaign,
  testSendingDeps,
} from './testing.ts';

let server: TestServer;
let token: string;
let campaign: TestCampaign;

beforeAll(async () => {
  server = await testServer({ OUTRIDER_TRACKER_URL: 'https://go.outrider.test' });
  const { db } = server.database;
  const user = await aUser(server);
  token = user.token;
  const { workspaceId } = await db
    .selectFrom('users')
    .select('workspace_id as workspaceId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  const mailbox = await addMailbox({ db }, workspaceId, { email: `m-${workspaceId}@harborline.test`, isOn: false });
  const later = { delay: { count: 3, unit: 'day' as const } };
  campaign = await aCampaign(db, {
    leads: 8,
    rounds: [aRound('About {{company | default: "you"}}'), aRound('', later)],
    settings: { ...OPEN_ALWAYS, senders: { mailboxIds: [mailbox.id], tagIds: [] } },
    inside: { workspaceId, mailboxes: [mailbox] },
  });
  const first = sql`lead_id = ${campaign.leads[0]?.id ?? ''}`;
  await endMails(db, campaign.campaignId, { which: first });
  await keepBooks(testSendingDeps(db, memoryServer()));
  await sql`update send_ledger set opens = 1 where ${first}`.execute(db);
});
afterAll(() => server.close());

test('links in a letter lead to the configured address of the tracking routes', async () => {
  const [hello] = aRound('Hello').variants;
  if (!hello) throw new Error('there is no variant');
  const variant = { ...hello, html: '<p><a href="{{unsubscribeUrl}}">Leave</a></p>' };
  const { campaignId } = campaign;
  const { data } = await server.call(outlook.previewLetter, { campaignId, round: 0, variant }, { token });
  expect(data.html).toContain('https://go.outrider.test/t/u/test');
});

test('every call about what comes and what came answers as the contract says', async () => {
  const { campaignId } = campaign;
  const [variant] = aRound('Hello').variants as [ReturnType<typeof aRound>['variants'][number]];
  const leadId = campaign.leads[0]?.id ?? '';
  const day = new Date().toISOString().slice(0, 10);
  const answers = {
    forecast: await server.call(outlook.forecastCampaign, { campaignId }, { token }),
    day: await server.call(outlook.listForecast, { campaignId, day }, { token }),
    explained: await server.call(outlook.explainCampaign, { campaignId }, { token }),
    workspace: await server.call(outlook.explainWorkspace, {}, { token }),
    lead: await server.call(outlook.explainLead, { campaignId, leadId }, { token }),
    preview: await server.call(outlook.previewLetter, { campaignId, round: 0, variant }, { token }),
    statistics: await server.call(statistics.readStatistics, { campaignId, zone: 'Europe/Berlin' }, { token }),
    overview: await server.call(statistics.readCampaignsOverview, { zone: 'Europe/Berlin' }, { token }),
    events: await server.call(statistics.listCampaignEvents, { campaignId }, { token }),
    csv: await server.call(statistics.exportCampaignEvents, { campaignId }, { token }),
  };
  for (const [name, { code, message }] of Object.entries(answers))
    expect([name, code, message]).toEqual([name, 0, message]);
  expect(answers.forecast.data.mails).toBe(15);
  expect(answers.explained.data.groups.reduce((sum, { leads }) => sum + leads, 0)).toBe(8);
  expect(answers.lead.data).toMatchObject({ next: { round: 1 }, mails: [{ state: 'accepted' }, { state: 'planned' }] });
  expect(answers.statistics.data.totals).toMatchObject({ leads: 8, sent: 1, opened: { person: 1 } });
  expect(answers.events.data.events).toHaveLength(1);
});
