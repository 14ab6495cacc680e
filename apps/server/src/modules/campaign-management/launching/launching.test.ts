import { saveCampaign } from '@outrider/contract/campaigns/campaign';
import { cancelCampaigns, checkCampaign, launchCampaign, pauseCampaigns } from '@outrider/contract/campaigns/operate';
import { addSuppressions } from '@outrider/contract/contacts/suppression';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { listContactValues } from '../../contacts/index.ts';
import { listSendingMailboxes } from '../../mailboxes/index.ts';
import { PLANNED_AT_ONCE, planCampaign } from '../../sending/index.ts';
import { addMailbox } from '../../warmup/testing.ts';
import { aDraft, aDraftRound, addPeople, detailOf, eventsOf, people, startCalls } from '../calls-testing.ts';
import { countStates, OPEN_ALWAYS, testMessageIds } from '../testing.ts';

const { server, me, call, db } = await startCalls();

const launch = (campaignId: string, revision: number) => call(launchCampaign, { campaignId, revision });

/** People of one campaign alone, at a domain of its own. */
const peopleOf = (campaignId: string, count: number) => people(count, `${campaignId.slice(0, 8)}.test`);

async function aReadyDraft(count = 3, wish: Parameters<typeof aDraft>[2] = {}) {
  const draft = await aDraft(server, me, wish);
  await addPeople(server, me, draft.campaignId, peopleOf(draft.campaignId, count));
  return draft;
}

const mailboxesOf = async (campaignId: string) =>
  (
    await sql<{ id: string | null; n: number }>`select mailbox_id as id, count(*)::int as n from campaign_leads
      where campaign_id = ${campaignId} group by 1 order by 1`.execute(db)
  ).rows;

test('a launch checks, plans everybody once, and joins the mailboxes that were chosen', async () => {
  const { campaignId, revision } = await aReadyDraft();
  const { data, code } = await launch(campaignId, revision);
  expect(code).toBe(0);
  expect(data).toMatchObject({ status: 'progressing', lifecycle: 'Active', hasChanges: false, mailboxes: 1 });
  expect(data.launchedAt).not.toBeNull();
  expect(await countStates(db, campaignId)).toEqual({ planned: 3 });
  expect(await mailboxesOf(campaignId)).toEqual([{ id: me.mailboxId, n: 3 }]);
  expect(await eventsOf(server, campaignId)).toEqual(['leadsAdded', 'launched']);
});

test('what lacks something is not launched, with every check named, and stays a draft', async () => {
  const { campaignId, revision } = await aDraft(server, me, {
    rounds: [aDraftRound('')],
    settings: { footer: { postalAddress: '', optOutLine: '' }, senders: { mailboxIds: [], tagIds: [] } },
  });
  const refused = await launch(campaignId, revision);
  expect([refused.status, refused.code, refused.message]).toEqual([422, 14_004, 'Launch failure']);
  const { findings, mayLaunch } = (await call(checkCampaign, { campaignId })).data;
  expect(mayLaunch).toBe(false);
  expect(refused.data).toMatchObject({ findings });
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ finding }) => finding);
  expect(errors).toEqual(expect.arrayContaining(['noLead', 'noSubject', 'noSender', 'noPostalAddress', 'noOptOut']));
  expect((await detailOf(server, me, campaignId)).status).toBe('new');
});

test('a campaign without an end date is not launched, and is refused with the editor’s sentence in either language', async () => {
  const { schedule } = OPEN_ALWAYS;
  const { campaignId, revision } = await aReadyDraft(1, { settings: { schedule: { ...schedule, endDay: null } } });
  const refusedIn = async (language: string) => {
    const options = { token: me.token, headers: { 'accept-language': language } };
    const { code, data } = await server.call(launchCampaign, { campaignId, revision }, options);
    return [code, (data as unknown as { problems: { message: string }[] }).problems];
  };
  expect(await refusedIn('en')).toEqual([14_004, [{ check: 'dates', message: 'No end date' }]]);
  expect(await refusedIn('zh')).toEqual([14_004, [{ check: 'dates', message: '没有结束日期' }]]);
  expect((await detailOf(server, me, campaignId)).status).toBe('new');
});

test('the check knows who lacks a value, who was never checked, and whose records fail', async () => {
  const html = '<p>Dear {{firstName}}, {{carrierCount}} carriers in {{city | default: "town"}}</p>';
  const draft = await aReadyDraft(3, { rounds: [aDraftRound('Hello', html)] });
  const [first = '', second = ''] = peopleOf(draft.campaignId, 2);
  await sql`update contacts set first_name = 'Dana', fields = '{"carrierCount": "12"}'
    where workspace_id = ${me.workspaceId} and email = ${first}`.execute(db);
  await sql`update campaign_leads l set fields = '{"firstName": "Own"}' from recipients r
    where r.id = l.recipient_id and r.address = ${second} and l.campaign_id = ${draft.campaignId}`.execute(db);
  const other = await addMailbox(server.database, me.workspaceId, { email: 'spf-fails@harborline.test', isOn: false });
  await sql`insert into mailbox_checks (workspace_id, mailbox_id, name, verdict, finding, values, facts, checked_at)
    values (${me.workspaceId}, ${other.id}, 'spf', 'fail', 'none', '{}', '[]', now())`.execute(db);
  const settings = { ...draft.settings, senders: { mailboxIds: [other.id], tagIds: [] } };
  const { campaignId, revision } = draft;
  await call(saveCampaign, { campaignId, revision, settings });
  const { findings } = (await call(checkCampaign, { campaignId })).data;
  const of = (check: string) => findings.find((finding) => finding.check === check);
  expect(of('variables')).toMatchObject({
    severity: 'warning',
    values: { variable: 'carrierCount', leads: 2, more: 1 },
  });
  expect(of('verified')).toMatchObject({ severity: 'warning', finding: 'unverifiedLeads', values: { count: 3 } });
  expect(of('authentication')).toMatchObject({ severity: 'error', values: { checks: 'SPF' } });
});

test('two launches at once launch it once', async () => {
  const { campaignId, revision } = await aReadyDraft();
  const held = await holdRow(db, 'campaigns', 'id', campaignId);
  const both = [launch(campaignId, revision), launch(campaignId, revision)];
  await held.untilWaiting(2);
  await held.release();
  expect((await Promise.all(both)).map(({ code, data }) => [code, data.status])).toEqual([
    [0, 'progressing'],
    [0, 'progressing'],
  ]);
  expect(await countStates(db, campaignId)).toEqual({ planned: 3 });
  expect(await eventsOf(server, campaignId)).toEqual(['leadsAdded', 'launched']);
});

test('a launch of what was saved meanwhile in another tab is refused', async () => {
  const { campaignId, revision } = await aReadyDraft();
  await call(saveCampaign, { campaignId, revision, name: 'Other tab' });
  expect((await launch(campaignId, revision)).code).toBe(14_001);
  expect(await countStates(db, campaignId)).toEqual({});
});

test('a pause keeps due times, a second one changes nothing, and a relaunch goes on with the same mails', async () => {
  const { campaignId, revision } = await aReadyDraft();
  await launch(campaignId, revision);
  const due = () =>
    sql`select id, due_at from send_ledger where campaign_id = ${campaignId} order by id`
      .execute(db)
      .then(({ rows }) => rows);
  const before = await due();
  expect((await call(pauseCampaigns, { campaignIds: [campaignId] })).data).toEqual({ changed: 1 });
  expect((await call(pauseCampaigns, { campaignIds: [campaignId] })).data).toEqual({ changed: 0 });
  expect((await detailOf(server, me, campaignId)).lifecycle).toBe('Paused');
  await addPeople(server, me, campaignId, people(1, `late-${campaignId.slice(0, 8)}.test`));
  expect(await countStates(db, campaignId)).toEqual({ planned: 3 });
  expect((await launch(campaignId, revision)).data.status).toBe('progressing');
  expect((await due()).slice(0, 3)).toEqual(before);
  expect(await countStates(db, campaignId)).toEqual({ planned: 4 });
  expect(await eventsOf(server, campaignId)).toEqual(['leadsAdded', 'launched', 'paused', 'leadsAdded', 'launched']);
});

test('a canceled campaign is over for good, and says who ended it', async () => {
  const { campaignId, revision } = await aReadyDraft();
  await launch(campaignId, revision);
  expect((await call(cancelCampaigns, { campaignIds: [campaignId] })).data).toEqual({ changed: 1 });
  const ended = await detailOf(server, me, campaignId);
  expect(ended).toMatchObject({ status: 'cancel', lifecycle: null, waitReason: { reason: 'canceled' } });
  expect([ended.endedAt, ended.endedBy]).not.toContain(null);
  expect((await launch(campaignId, revision)).code).toBe(14_003);
  expect((await call(saveCampaign, { campaignId, revision, name: 'x' })).code).toBe(14_003);
  expect((await call(pauseCampaigns, { campaignIds: [campaignId] })).data).toEqual({ changed: 0 });
});

test('leads are shared among mailboxes by what each may send, and keep theirs when one joins later', async () => {
  const join = (email: string) => addMailbox(server.database, me.workspaceId, { email, isOn: false });
  const [first, second] = [await join('first@harborline.test'), await join('second@harborline.test')];
  await sql`update mailboxes set daily_cap = 10 where id = ${second.id}`.execute(db);
  const mailboxIds = [first.id, second.id];
  const draft = await aReadyDraft(8, { settings: { senders: { mailboxIds, tagIds: [] } } });
  await launch(draft.campaignId, draft.revision);
  const shared = new Map((await mailboxesOf(draft.campaignId)).map(({ id, n }) => [id, n]));
  expect([shared.get(first.id), shared.get(second.id)]).toEqual([6, 2]);
  const third = await join('third@harborline.test');
  await call(pauseCampaigns, { campaignIds: [draft.campaignId] });
  const settings = { ...draft.settings, senders: { mailboxIds: [...mailboxIds, third.id], tagIds: [] } };
  const { campaignId, revision } = draft;
  const saved = await call(saveCampaign, { campaignId, revision, settings });
  await launch(campaignId, saved.data.revision);
  expect(new Map((await mailboxesOf(campaignId)).map(({ id, n }) => [id, n]))).toEqual(shared);
});

test('strict provider match leaves those without a fitting mailbox waiting, not lost', async () => {
  const settings = { limits: { ...OPEN_ALWAYS.limits, providerMatch: 'strict' as const } };
  const draft = await aReadyDraft(2, { settings });
  await sql`update recipients r set provider = 'google' from campaign_leads l
    where l.recipient_id = r.id and l.campaign_id = ${draft.campaignId} and r.address like 'p1@%'`.execute(db);
  await launch(draft.campaignId, draft.revision);
  expect(await countStates(db, draft.campaignId)).toEqual({ planned: 1 });
  expect((await detailOf(server, me, draft.campaignId)).totals.leads).toBe(2);
});

test('a large campaign is planned in parts; a part that is cut off and begun again plans nobody twice', async () => {
  // Addresses nobody checked are held, so there is little to foretell.
  const draft = await aReadyDraft(1, { settings: { addresses: { unchecked: 'hold', unknown: 'hold' } } });
  const { campaignId, revision } = draft;
  const count = PLANNED_AT_ONCE + 500;
  await sql`with people as (
      insert into recipients (workspace_id, address) select ${me.workspaceId}, 'many@d' || n || '.' || ${campaignId} || '.test'
      from generate_series(1, ${count - 1}) n returning id)
    insert into campaign_leads (workspace_id, campaign_id, recipient_id, fields, added_at)
    select ${me.workspaceId}, ${campaignId}, id, '{}', now() from people`.execute(db);
  await launch(campaignId, revision);
  const everybody = { planned: count };
  await vi.waitFor(async () => expect(await countStates(db, campaignId)).toEqual(everybody), { timeout: 60_000 });
  // As if the worker had died behind the first part, and the job had been redone twice at once.
  await sql`delete from send_ledger where campaign_id = ${campaignId} and id in (
    select id from send_ledger where campaign_id = ${campaignId} order by id limit 1200)`.execute(db);
  const listers = { listMailboxes: listSendingMailboxes, listValues: listContactValues };
  const deps = { db, now: () => new Date(), messageIds: testMessageIds, ...listers };
  await Promise.all([1, 2].map(() => planCampaign(deps, { workspaceId: me.workspaceId, campaignId })));
  expect(await countStates(db, campaignId)).toEqual(everybody);
});

test('a lead that is suppressed between adding and launching is reported and not planned', async () => {
  const { campaignId, revision } = await aReadyDraft(3);
  const [first = ''] = peopleOf(campaignId, 1);
  await call(addSuppressions, { values: [first] });
  const { findings } = (await call(checkCampaign, { campaignId })).data;
  expect(findings.find(({ check }) => check === 'suppressed')).toMatchObject({ values: { count: 1 } });
  await launch(campaignId, revision);
  expect(await countStates(db, campaignId)).toEqual({ planned: 2 });
});
