import * as calls from '@outrider/contract/campaigns/forecast';
import * as rehearsal from '@outrider/contract/campaigns/rehearsal';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aCampaign, aRound, OPEN_ALWAYS, type TestCampaign } from '../campaign-management/testing.ts';
import { aUser } from '../identity/testing.ts';
import { addMailbox } from '../warmup/testing.ts';

let server: TestServer;
let token: string;
let campaign: TestCampaign;

const NOBODY = { opens: 0, clicks: 0, replies: 0, bounces: 0, optOuts: 0, away: 0 };
const LEADS = 12;

beforeAll(async () => {
  server = await testServer();
  const { db } = server.database;
  const user = await aUser(server);
  token = user.token;
  const { workspaceId } = await db
    .selectFrom('users')
    .select('workspace_id as workspaceId')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  const mailbox = await addMailbox({ db }, workspaceId, { email: `m-${workspaceId}@harborline.test`, isOn: false });
  const later = { delay: { count: 2, unit: 'day' as const } };
  campaign = await aCampaign(db, {
    leads: LEADS,
    domain: 'nordkai.test',
    rounds: [
      aRound('About {{company | default: "you"}}'),
      aRound('', later),
      aRound('Last words', { ...later, condition: 'notOpen' }),
    ],
    settings: {
      ...OPEN_ALWAYS,
      limits: { ...OPEN_ALWAYS.limits, perDomain: 100 },
      stops: { onCompanyReply: false, onClick: false },
      senders: { mailboxIds: [mailbox.id], tagIds: [] },
    },
    inside: { workspaceId, mailboxes: [mailbox] },
  });
});
afterAll(() => server.close());

const play = async (wish: Partial<Parameters<typeof rehearse>[0]> = {}) => (await rehearse(wish)).data;
const rehearse = (wish: {
  seed?: number;
  rates?: typeof NOBODY;
  choices?: rehearsal.RehearsalChoice[];
  asOf?: string;
}) => server.call(rehearsal.rehearseCampaign, { campaignId: campaign.campaignId, ...wish }, { token });
const leadId = (index: number) => campaign.leads[index]?.id ?? '';

test('a rehearsal with nobody in it has the mails of the forecast, day by day', async () => {
  const simulation = await play({ rates: NOBODY });
  const { data: ahead } = await server.call(calls.forecastCampaign, { campaignId: campaign.campaignId }, { token });
  const daily = (days: { day: string; mails: number }[]) =>
    days.flatMap(({ day, mails }) => (mails > 0 ? `${day} ${mails}` : []));
  expect(daily(simulation.days)).toEqual(daily(ahead.days));
  expect(simulation).toMatchObject({
    mails: 3 * LEADS,
    leads: LEADS,
    replies: { all: 0 },
    ratesOf: { source: 'chosen' },
  });
});

test('without chosen rates they are the workspace’s own, or marked as supposed with how many mails there are', async () => {
  const simulation = await play();
  expect(simulation.ratesOf).toEqual({ source: 'usual', mails: 0, needed: 200 });
  expect(simulation.rates.opens).toBeGreaterThan(0);
});

test('what one person is made to do is in their thread, and ends it', async () => {
  const choices = [{ leadId: leadId(0), does: 'replies' as const, round: 1 }];
  const simulation = await play({ rates: NOBODY, choices });
  const wish = { campaignId: campaign.campaignId, rates: NOBODY, choices, asOf: simulation.asOf };
  const { data: lead } = await server.call(rehearsal.showRehearsalLead, { ...wish, leadId: leadId(0) }, { token });
  expect(lead.thread.map(({ kind, round, subject }) => [kind, round, subject])).toEqual([
    ['sent', 0, 'About you'],
    ['sent', 1, 'Re: About you'],
    ['opened', 1, ''],
    ['replied', 1, ''],
  ]);
  expect(lead.thread[0]?.text).toContain('Hello P1');
  expect(lead.gone).toMatchObject([{ round: 2, subject: 'Last words', reason: 'replied' }]);
  const at = new Date(Date.parse(lead.thread[3]?.at ?? '') + 1_000).toISOString();
  const { data: leads } = await server.call(rehearsal.listRehearsalLeads, { ...wish, at }, { token });
  expect(leads.rows[0]).toMatchObject({ leadId: leadId(0), state: 'replied', isChosen: true });
  expect(leads.rows[0]?.marks).toEqual(['sent', expect.stringMatching(/sent|today/), 'gone']);
  expect(leads.counts).toMatchObject({ stopped: 1 });
  const replied = simulation.days.find(({ replies }) => replies > 0)?.day ?? '';
  const { data: day } = await server.call(rehearsal.showRehearsalDay, { ...wish, day: replied }, { token });
  expect(day.events.map(({ kind }) => kind)).toContain('replied');
});

test('the things one person may do are compared with doing nothing, the rest of the campaign included', async () => {
  const options = [
    { does: 'nothing' as const, round: 0 },
    { does: 'opens' as const, round: 0 },
    { does: 'bounces' as const, round: 0 },
    { does: 'away' as const, round: 0 },
  ];
  const wish = { campaignId: campaign.campaignId, rates: NOBODY, leadId: leadId(1), options };
  const { data } = await server.call(rehearsal.compareRehearsalChoices, wish, { token });
  expect(data.options.map(({ mails, mailsMore, skipped }) => ({ mails, mailsMore, skipped }))).toEqual([
    { mails: 3, mailsMore: 0, skipped: [] },
    { mails: 2, mailsMore: -1, skipped: [2] },
    { mails: 1, mailsMore: -2, skipped: [] },
    { mails: 3, mailsMore: 0, skipped: [] },
  ]);
  expect(data.options[3]?.until).not.toBeNull();
});

test('a rehearsal writes no row anywhere', async () => {
  const count = async () =>
    (
      await sql<{ all: string }>`select string_agg(name || ' ' || xml::text, ',' order by name) as all from (
        select table_name as name, query_to_xml('select count(*) from ' || quote_ident(table_name), false, true, '') as xml
        from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not in ('sessions', 'throttles')) t`.execute(server.database.db)
    ).rows[0]?.all;
  const before = await count();
  await play({ seed: 7 });
  expect(await count()).toBe(before);
});

test('a simulation asked about after others were played is played again as it was', async () => {
  const simulation = await play({ seed: 1 });
  for (let seed = 2; seed < 8; seed++) await play({ seed, asOf: simulation.asOf });
  expect(await play({ seed: 1, asOf: simulation.asOf })).toEqual(simulation);
});

test('nobody rehearses a campaign of another workspace, nor opens a lead of one', async () => {
  const other = await aUser(server);
  const { campaignId } = campaign;
  const calls = [
    () => server.call(rehearsal.rehearseCampaign, { campaignId }, { token: other.token }),
    () => server.call(rehearsal.showRehearsalLead, { campaignId, leadId: leadId(0) }, { token: other.token }),
    () =>
      server.call(
        rehearsal.compareRehearsalChoices,
        { campaignId, leadId: leadId(0), options: [] },
        { token: other.token },
      ),
  ];
  for (const call of calls) expect((await call()).code).not.toBe(0);
});
