import { randomUUID } from 'node:crypto';
import {
  addLeads,
  listLeads,
  operateLeads,
  removeLeadSource,
  retryLeadSource,
  setLiveSource,
} from '@outrider/contract/campaigns/leads';
import { cancelCampaigns, launchCampaign } from '@outrider/contract/campaigns/operate';
import { labelContacts } from '@outrider/contract/contacts/contact';
import {
  deleteContactLabel,
  getContactBook,
  getContactLabelUse,
  saveContactFilter,
} from '@outrider/contract/contacts/labels';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { aCampaigner, aDraft, detailOf, startCalls } from '../../campaign-management/calls-testing.ts';
import { countStates, memoryServer, testSendingDeps } from '../../campaign-management/testing.ts';
import { aContact } from '../../contacts/testing.ts';
import { finishCampaigns } from '../../sending/index.ts';
import { refreshLiveSources } from './refresh-live-sources.ts';

const { server, me, call, db } = await startCalls();

/** A company nobody else in these tests is at, and the filter for it. */
function aCompany() {
  const company = `d${randomUUID().slice(0, 8)}.test`;
  const conditions = [{ kind: 'field' as const, field: 'company', is: 'anyOf' as const, values: [company] }];
  const from = { kind: 'contacts' as const, name: 'US, broker', choice: { filter: { conditions } } };
  const meets = (name: string) => aContact(server, me.token, { email: `${name}@${company}`, company });
  return { company, from, meets };
}

const addressesOf = async (campaignId: string) =>
  (await call(listLeads, { campaignId })).data.leadList.map(({ email }) => email.split('@')[0]);

/** The product tends them too, and where it has just looked nobody else does: so again until they are there. */
const untilLeads = (campaignId: string, names: string[]) =>
  vi.waitFor(
    async () => {
      await refresh();
      expect(await addressesOf(campaignId)).toEqual(names);
    },
    { interval: 50 },
  );

/** As the clock would a minute later. */
async function refresh() {
  await sql`update campaign_sources set look_at = now() where is_live`.execute(db);
  await refreshLiveSources(server.mailboxes);
}

const untilDone = (campaignId: string) =>
  vi.waitFor(
    async () => {
      const [source] = (await detailOf(server, me, campaignId)).sources;
      expect(source).toMatchObject({ state: 'done' });
      return source;
    },
    { timeout: 60_000, interval: 50 },
  );

/** What was added is taken by a job too, which would go on with what a test makes stand still. */
const untilNoJobOf = (sourceId: string) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pgboss.job where data ->> 'sourceId' = ${sourceId}
      and state in ('created', 'retry', 'active')`.execute(db);
    expect(rows).toEqual([]);
  });

test('a contact that matches a live filter later joins, is named in the log, and gets mail while the campaign runs', async () => {
  const { from, meets } = aCompany();
  await meets('anna');
  const { campaignId, revision } = await aDraft(server, me);
  const { data } = await call(addLeads, { campaignId, from: { ...from, isLive: true } });
  expect(data.source).toMatchObject({ state: 'done', added: 1, isLive: true, canBeLive: true });
  await refresh();
  expect(await untilDone(campaignId)).toMatchObject({ rows: 1, added: 1, twice: 0 });
  await meets('ben');
  await meets('cleo');
  await refresh();
  await untilLeads(campaignId, ['anna', 'ben', 'cleo']);
  expect(await untilDone(campaignId)).toMatchObject({ rows: 3, added: 3, twice: 0 });
  const { rows } = await sql`select words from campaign_events where campaign_id = ${campaignId} and kind = 'leadsAdded'
    order by id`.execute(db);
  expect(rows).toEqual([{ words: '1 US, broker' }, { words: '2 US, broker' }]);
  expect((await call(launchCampaign, { campaignId, revision })).code).toBe(0);
  await meets('dora');
  await untilLeads(campaignId, ['anna', 'ben', 'cleo', 'dora']);
  await vi.waitFor(async () => expect(await countStates(db, campaignId)).toEqual({ planned: 4 }));
});

test('a lead that was taken out of the campaign stays out, and a filter that nobody matches yet may wait for the first', async () => {
  const { from, meets } = aCompany();
  const { campaignId } = await aDraft(server, me);
  expect((await call(addLeads, { campaignId, from })).code).toBe(14_005);
  expect((await call(addLeads, { campaignId, from: { ...from, isLive: true } })).data.source).toMatchObject({
    rows: 0,
  });
  await meets('anna');
  await meets('ben');
  await refresh();
  await untilLeads(campaignId, ['anna', 'ben']);
  await untilDone(campaignId);
  const [anna] = (await call(listLeads, { campaignId })).data.leadList;
  await call(operateLeads, { campaignId, action: 'remove', choice: { leadIds: [anna?.leadId ?? ''] } });
  await meets('cleo');
  await refresh();
  await untilLeads(campaignId, ['ben', 'cleo']);
});

test('joining can be switched on and off, and nobody who was met before is judged again', async () => {
  const { from, meets } = aCompany();
  await meets('anna');
  const { campaignId } = await aDraft(server, me);
  const { sourceId } = (await call(addLeads, { campaignId, from })).data.source;
  // As one that was added before a filter's matches were noted.
  await sql`delete from campaign_source_met where source_id = ${sourceId}`.execute(db);
  await meets('ben');
  await refresh();
  expect(await addressesOf(campaignId)).toEqual(['anna']);
  const set = async (isLive: boolean) => (await call(setLiveSource, { campaignId, sourceId, isLive })).data.source;
  expect(await set(true)).toMatchObject({ isLive: true });
  await refresh();
  await untilLeads(campaignId, ['anna', 'ben']);
  expect(await untilDone(campaignId)).toMatchObject({ rows: 2, added: 2, twice: 0 });
  expect(await set(false)).toMatchObject({ isLive: false });
  await meets('cleo');
  await refresh();
  expect(await addressesOf(campaignId)).toEqual(['anna', 'ben']);
  await set(true);
  expect((await call(removeLeadSource, { campaignId, sourceId })).data).toEqual({ removed: 2, kept: 0 });
  await refresh();
  expect(await addressesOf(campaignId)).toEqual([]);
});

test('only a filter can be live, of a campaign that is not over and is one’s own', async () => {
  const { from, meets } = aCompany();
  const { contactId } = await meets('anna');
  const { campaignId } = await aDraft(server, me);
  const choice = { contactIds: [contactId] };
  expect((await call(addLeads, { campaignId, from: { ...from, choice, isLive: true } })).code).toBe(10_600);
  const { sourceId } = (await call(addLeads, { campaignId, from: { ...from, choice } })).data.source;
  expect((await call(setLiveSource, { campaignId, sourceId, isLive: true })).code).toBe(404);
  await meets('ben');
  const filter = (await call(addLeads, { campaignId, from })).data.source;
  const stranger = await aCampaigner(server);
  const wanted = { campaignId, sourceId: filter.sourceId, isLive: true };
  expect((await server.call(setLiveSource, wanted, { token: stranger.token })).code).toBe(404);
  await call(cancelCampaigns, { campaignIds: [campaignId] });
  expect((await call(setLiveSource, wanted)).code).toBe(14_003);
});

test('a campaign that a contact may still join is not finished for want of leads', async () => {
  const { from, meets } = aCompany();
  await meets('anna');
  const { campaignId, revision } = await aDraft(server, me);
  const { sourceId } = (await call(addLeads, { campaignId, from: { ...from, isLive: true } })).data.source;
  await call(launchCampaign, { campaignId, revision });
  await sql`update send_ledger set state = 'accepted', open = false, settled_at = now()
    where campaign_id = ${campaignId}`.execute(db);
  const deps = testSendingDeps(db, memoryServer());
  const finish = () =>
    finishCampaigns({ ...deps, jobs: { enqueue: async () => undefined }, listSenderIds: async () => [] });
  await finish();
  expect((await detailOf(server, me, campaignId)).status).toBe('progressing');
  await call(setLiveSource, { campaignId, sourceId, isLive: false });
  await finish();
  expect((await detailOf(server, me, campaignId)).status).toBe('finished');
});

test('a source that stands still says so after a while, and goes on when it is tried again', async () => {
  const { from, meets } = aCompany();
  await meets('anna');
  const { campaignId } = await aDraft(server, me);
  const { sourceId } = (await call(addLeads, { campaignId, from })).data.source;
  await untilNoJobOf(sourceId);
  const standsSince = (minutes: number) =>
    sql`update campaign_sources set state = 'adding', place = '',
    moved_at = now() - ${minutes} * interval '1 minute' where id = ${sourceId}`.execute(db);
  const sourceNow = async () => (await detailOf(server, me, campaignId)).sources[0];
  await standsSince(9);
  await refresh();
  expect(await sourceNow()).toMatchObject({ state: 'adding' });
  await standsSince(11);
  await refresh();
  expect(await sourceNow()).toMatchObject({ state: 'failed', trouble: 'brokeOff' });
  expect((await call(retryLeadSource, { campaignId, sourceId })).data.source).toMatchObject({ state: 'adding' });
  await untilDone(campaignId);
});

test('a list says who asks for it, and once it is deleted nobody joins a campaign by it, also not where it kept people out', async () => {
  const { company, from, meets } = aCompany();
  const [condition] = from.choice.filter.conditions;
  await meets('anna');
  await call(labelContacts, { choice: from.choice, addLists: [company] });
  const { lists } = (await call(getContactBook, {})).data;
  const id = lists.find(({ name }) => name === company)?.id ?? '';
  const notOnList = { kind: 'list' as const, ids: [id], not: true };
  const filter = { conditions: condition ? [condition, notOnList] : [] };
  await call(saveContactFilter, { name: `Not ${company}`, filter });
  const { campaignId, name } = await aDraft(server, me);
  await meets('ben');
  await call(addLeads, { campaignId, from: { ...from, choice: { filter }, isLive: true } });
  await untilLeads(campaignId, ['ben']);
  const use = await call(getContactLabelUse, { id });
  expect(use.data).toEqual({ contacts: 1, filters: [`Not ${company}`], campaigns: [name] });
  await untilDone(campaignId);
  expect((await call(deleteContactLabel, { id })).code).toBe(0);
  await meets('cleo');
  await refresh();
  const [source] = (await detailOf(server, me, campaignId)).sources;
  expect(source).toMatchObject({ isLive: false, added: 1 });
  expect(await addressesOf(campaignId)).toEqual(['ben']);
});
