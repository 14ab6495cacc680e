import * as calls from '@outrider/contract/campaigns/forecast';
import * as statistics from '@outrider/contract/campaigns/statistics';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import type { Trouble } from '../../platform/trouble.ts';
import {
  aCampaign,
  aRound,
  endMails,
  memoryServer,
  OPEN_ALWAYS,
  type TestCampaign,
  testSendingDeps,
} from '../campaign-management/testing.ts';
import { aUser } from '../identity/testing.ts';
import { recordResults } from '../sending/index.ts';
import { addMailbox } from '../warmup/testing.ts';

let server: TestServer;
let token: string;
let campaign: TestCampaign;
let troubles: Trouble[] = [];

beforeAll(async () => {
  const settings = { OUTRIDER_TRACKER_URL: 'https://go.outrider.test' };
  server = await testServer(settings, undefined, undefined, () => troubles);
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
  await recordResults(testSendingDeps(db, memoryServer()));
  await sql`update send_ledger set opens = 1 where ${first}`.execute(db);
});
afterAll(() => server.close());

test('the opt-out link of a mail leads to the app’s own address, wherever opens and clicks are counted', async () => {
  const [hello] = aRound('Hello').variants;
  if (!hello) throw new Error('there is no variant');
  const variant = { ...hello, html: '<p><a href="{{unsubscribeUrl}}">Leave</a></p>' };
  const { campaignId } = campaign;
  const { data } = await server.call(calls.previewMail, { campaignId, round: 0, variant }, { token });
  expect(data.html).toContain(`${server.config.appUrl}/t/u/test`);
});

test('every call about what comes and what came answers as the contract says', async () => {
  const { campaignId } = campaign;
  const [variant] = aRound('Hello').variants as [ReturnType<typeof aRound>['variants'][number]];
  const leadId = campaign.leads[0]?.id ?? '';
  const day = new Date().toISOString().slice(0, 10);
  const answers = {
    forecast: await server.call(calls.forecastCampaign, { campaignId }, { token }),
    day: await server.call(calls.listForecast, { campaignId, day }, { token }),
    explained: await server.call(calls.explainCampaign, { campaignId }, { token }),
    workspace: await server.call(calls.explainWorkspace, {}, { token }),
    lead: await server.call(calls.explainLead, { campaignId, leadId }, { token }),
    preview: await server.call(calls.previewMail, { campaignId, round: 0, variant }, { token }),
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

test('while the disk is full, all that waits says so, nothing is promised, and so does /readyz', async () => {
  const { campaignId } = campaign;
  const leadId = campaign.leads[1]?.id ?? '';
  const explain = async () => {
    const ofCampaign = await server.call(calls.explainCampaign, { campaignId }, { token });
    const ofWorkspace = await server.call(calls.explainWorkspace, {}, { token });
    const ofLead = await server.call(calls.explainLead, { campaignId, leadId }, { token });
    return [ofCampaign, ofWorkspace, ofLead].map(({ data }) => data);
  };
  const ready = () => server.app.inject('/readyz');
  expect((await ready()).json()).toEqual({ status: 'ready' });
  const sentence = 'The disk of /data is full (3 MB left): nothing is sent until at least 64 MB are free.';
  troubles = [{ kind: 'diskFull', sentence }];
  for (const { waitReason, next } of await explain()) {
    expect(waitReason).toMatchObject({ reason: 'diskFull', until: null });
    expect(next).toBeNull();
  }
  expect((await ready()).statusCode).toBe(503);
  expect((await ready()).json()).toEqual({ status: 'not ready', why: [sentence] });
  troubles = [];
  for (const { waitReason } of await explain()) expect(waitReason?.reason).not.toBe('diskFull');
});
