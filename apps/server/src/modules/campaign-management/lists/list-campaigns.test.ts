import { listCampaigns } from '@outrider/contract/campaigns/campaign';
import { pauseCampaigns } from '@outrider/contract/campaigns/operate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDraft, aRunningCampaign, startCalls } from '../calls-testing.ts';

const { server, me, call, db } = await startCalls();

const list = async (wish = {}) => (await call(listCampaigns, wish)).data;

test('the list filters, searches, sorts and pages, and counts by status under any filter', async () => {
  const paused = await aRunningCampaign(server, me, 'Delta paused', 1);
  await call(pauseCampaigns, { campaignIds: [paused.campaignId] });
  await aRunningCampaign(server, me, 'Alpha running', 3);
  await aDraft(server, me, { name: 'Charlie draft' });
  await aDraft(server, me, { name: 'Bravo draft', settings: { senders: { mailboxIds: [], tagIds: [] } } });
  const names = async (wish: Parameters<typeof list>[0]) => (await list(wish)).campaignList.map(({ name }) => name);
  const all = await list();
  expect(all.counts).toEqual({ new: 2, progressing: 1, suspend: 1, finished: 0, cancel: 0 });
  expect(all.campaignList.map(({ name, rounds, mailboxes }) => [name, rounds, mailboxes])).toEqual([
    ['Bravo draft', 1, 0],
    ['Charlie draft', 1, 1],
    ['Alpha running', 1, 1],
    ['Delta paused', 1, 1],
  ]);
  expect(await names({ search: 'DRAFT' })).toEqual(['Bravo draft', 'Charlie draft']);
  expect(await names({ statuses: ['suspend', 'progressing'] })).toEqual(['Alpha running', 'Delta paused']);
  expect(await names({ lifecycles: ['Active'] })).toEqual(['Alpha running']);
  expect(await names({ lifecycles: ['Paused', 'Error'] })).toEqual(['Delta paused']);
  expect(await names({ mailboxId: me.mailboxId })).toEqual(['Charlie draft', 'Alpha running', 'Delta paused']);
  expect(await names({ sort: 'name', order: 'asc' })).toEqual([
    'Alpha running',
    'Bravo draft',
    'Charlie draft',
    'Delta paused',
  ]);
  expect((await names({ sort: 'nextSend', order: 'asc' }))[0]).toBe('Alpha running');
  const second = await list({ sort: 'name', order: 'asc', page: 2, pageSize: 3 });
  expect([second.total, second.campaignList.map(({ name }) => name)]).toEqual([4, ['Delta paused']]);
});

test('one that a guard-rail stopped says in the list how many of how many it was', async () => {
  const { campaignId } = await aDraft(server, me, { name: 'Guarded' });
  const trouble = JSON.stringify({ reason: 'guardRail', rule: 'bounces', count: 2, sent: 55, max: 0.02 });
  await sql`update campaigns set status = 'suspend', trouble = ${trouble} where id = ${campaignId}`.execute(db);
  const [row] = (await list({ search: 'Guarded' }))?.campaignList ?? [];
  expect(row).toMatchObject({
    lifecycle: 'Error',
    waitReason: { reason: 'guardRail', values: { rule: 'bounces', count: 2, sent: 55 }, fix: 'resolveGuardRail' },
  });
});
