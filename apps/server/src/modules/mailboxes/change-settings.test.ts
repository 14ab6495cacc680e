import { createCampaign, saveCampaign } from '@outrider/contract/campaigns/campaign';
import { getAccount, listAccountLog, listAccounts } from '@outrider/contract/mailboxes/account';
import { getAccountSettings, getReplyTo, saveAccountSettings, setReplyTo } from '@outrider/contract/mailboxes/settings';
import {
  addTag,
  deleteTag,
  deleteTagRelation,
  getTagUse,
  listTags,
  updateTagRelations,
} from '@outrider/contract/mailboxes/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aConnectedMailbox, aSender } from './testing.ts';

let server: TestServer;
let token: string;
let one: string;
let other: string;
let emailOfOther: string;
beforeAll(async () => {
  server = await testServer();
  token = (await aSender(server)).token;
  one = (await aConnectedMailbox(server, token)).accountId;
  const second = await aConnectedMailbox(server, token);
  [other, emailOfOther] = [second.accountId, second.email];
});
afterAll(() => server.close());

const settingsOf = async (accountId: string) => (await server.call(getAccountSettings, { accountId }, { token })).data;

test('a new mailbox has the settings the decisions give it, and shows its servers but no password', async () => {
  const settings = await settingsOf(one);
  expect(settings).toMatchObject({
    dailyCap: 30,
    gapMinutes: 10,
    ramp: true,
    replyTo: '',
    timeZone: 'UTC',
    warmup: true,
    warmupCap: 20,
    warmupReplyPercent: 30,
    server: { smtp: { host: 'smtp.mailhaven.test', port: 587, security: 'starttls' } },
  });
  expect(JSON.stringify(settings)).not.toMatch(/password/i);
});

test('what is left out of a change stays as it is, for one or several', async () => {
  const saved = await server.call(
    saveAccountSettings,
    { accountIds: [one, other], settings: { dailyCap: 42 } },
    { token },
  );
  expect(saved.data).toEqual({ changed: 2 });
  expect(await settingsOf(other)).toMatchObject({ dailyCap: 42, gapMinutes: 10 });
  const log = await server.call(listAccountLog, { accountId: other }, { token });
  expect(log.data.events.map(({ event }) => event)).toContain('settingsSaved');
});

test('bursts are chosen by themselves, and asking for a gap again leaves none', async () => {
  const save = (settings: object) => server.call(saveAccountSettings, { accountIds: [one], settings }, { token });
  await save({ gapMinutes: 0 });
  expect(await settingsOf(one)).toMatchObject({ gapMinutes: 0, burst: false });
  await save({ burst: true });
  expect(await settingsOf(one)).toMatchObject({ gapMinutes: 0, burst: true });
  await save({ gapMinutes: 10 });
  expect(await settingsOf(one)).toMatchObject({ gapMinutes: 10, burst: false });
});

test('a bound that is broken, or a mailbox nobody has, refuses the whole change with code 500', async () => {
  const tooMany = await server.call(saveAccountSettings, { accountIds: [one], settings: { dailyCap: 201 } }, { token });
  expect(tooMany).toMatchObject({ status: 400, code: 500 });
  const accountIds = [one, crypto.randomUUID()];
  const unknown = await server.call(saveAccountSettings, { accountIds, settings: { dailyCap: 7 } }, { token });
  expect(unknown).toMatchObject({ status: 404, code: 500 });
  expect((await settingsOf(one)).dailyCap).toBe(42);
});

test('warm-up that is switched off says that it was by choice, and is queued again when switched on', async () => {
  const wish = (warmup: boolean) =>
    server.call(saveAccountSettings, { accountIds: [one], settings: { warmup } }, { token });
  const progress = async () => (await server.call(getAccount, { accountId: one }, { token })).data.warmup;
  await wish(false);
  expect(await progress()).toMatchObject({ state: 'off', reason: 'byChoice' });
  await wish(true);
  expect(await progress()).toMatchObject({ state: 'queued', reason: 'none' });
});

test('answers can go to another mailbox, and back to the mailbox itself', async () => {
  const before = await server.call(getReplyTo, { accountId: one }, { token });
  expect(before.data.replyToEmail).toBe('');
  expect(before.data.choices).toContain(emailOfOther);
  await server.call(setReplyTo, { accountId: one, replyToEmail: emailOfOther }, { token });
  expect((await server.call(getReplyTo, { accountId: one }, { token })).data.replyToEmail).toBe(emailOfOther);
  await server.call(setReplyTo, { accountId: one, replyToEmail: '' }, { token });
  expect((await settingsOf(one)).replyTo).toBe('');
  const bad = await server.call(setReplyTo, { accountId: one, replyToEmail: 'nobody at all' }, { token });
  expect([bad.status, bad.message]).toEqual([400, 'Please provide a valid email address']);
});

test('a tag is made once in upper and lower case, put on several mailboxes, and taken off', async () => {
  const nordics = (await server.call(addTag, { tagName: 'Nordics' }, { token })).data;
  expect((await server.call(addTag, { tagName: ' nordics ' }, { token })).data).toEqual(nordics);
  const change = { accountIds: [one, other], addTagIds: [nordics.tagId] };
  expect((await server.call(updateTagRelations, change, { token })).data.changed).toBe(2);
  expect((await server.call(listTags, {}, { token })).data.tagList).toEqual([{ ...nordics, accounts: 2 }]);
  expect((await server.call(listAccounts, { tagId: nordics.tagId }, { token })).data.total).toBe(2);
  await server.call(deleteTagRelation, { accountId: one, tagId: nordics.tagId }, { token });
  expect((await server.call(listAccounts, { tagId: nordics.tagId }, { token })).data.total).toBe(1);
  expect((await server.call(deleteTag, { tagId: nordics.tagId }, { token })).code).toBe(0);
  expect((await server.call(getAccount, { accountId: other }, { token })).data.tags).toEqual([]);
});

test('a tag of another workspace cannot be put on a mailbox', async () => {
  const stranger = await aSender(server);
  const { tagId } = (await server.call(addTag, { tagName: 'Theirs' }, { token: stranger.token })).data;
  const { code } = await server.call(updateTagRelations, { accountIds: [one], addTagIds: [tagId] }, { token });
  expect(code).toBe(404);
});

test('a tag says what has it before it is deleted: mailboxes, and campaigns that choose by it', async () => {
  const { tagId } = (await server.call(addTag, { tagName: 'Benelux' }, { token })).data;
  await server.call(updateTagRelations, { accountIds: [one, other], addTagIds: [tagId] }, { token });
  const draft = (await server.call(createCampaign, { name: 'Spring' }, { token })).data;
  const senders = { mailboxIds: [], tagIds: [tagId] };
  const { campaignId, revision, settings } = draft;
  await server.call(saveCampaign, { campaignId, revision, settings: { ...settings, senders } }, { token });
  const use = await server.call(getTagUse, { tagId }, { token });
  expect(use.data).toEqual({ accounts: 2, campaigns: ['Spring'] });
  await server.call(deleteTag, { tagId }, { token });
  expect((await server.call(getTagUse, { tagId }, { token })).code).toBe(404);
});
