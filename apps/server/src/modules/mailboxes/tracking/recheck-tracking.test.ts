import { createCampaign, saveCampaign } from '@outrider/contract/campaigns/campaign';
import { checkCampaign } from '@outrider/contract/campaigns/operate';
import { checkTracking, getAccountSettings, saveAccountSettings } from '@outrider/contract/mailboxes/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../platform/start/free-port.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { listSendingMailboxes } from '../index.ts';
import { aConnectedMailbox, aSender, boxOf, untilChecked } from '../testing.ts';

const DOMAIN = 'go.harborline-track.test';

let server: TestServer;
let token: string;
let accountId: string;
beforeAll(async () => {
  const port = await freePort();
  server = await testServer({ OUTRIDER_APP_URL: `http://localhost:${port}` });
  await server.app.listen({ port, host: '127.0.0.1' });
  token = (await aSender(server)).token;
  accountId = (await aConnectedMailbox(server, token)).accountId;
});
afterAll(() => server.close());

const settingsOf = async () => (await server.call(getAccountSettings, { accountId }, { token })).data;
const save = (trackingDomain: string) =>
  server.call(saveAccountSettings, { accountIds: [accountId], settings: { trackingDomain } }, { token });
const usedDomain = async () => (await listSendingMailboxes(server.database.db, [accountId]))[0]?.trackingDomain;
const age = () =>
  server.database.db
    .updateTable('mailboxes')
    .set({ tracking_checked_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', accountId)
    .execute();

test('a tracking domain is used from when it leads here until it does no more, and the settings say what is wrong', async () => {
  // Its first checks look at the domain too, and would do so in between.
  await untilChecked(server, token, accountId);
  expect((await save(DOMAIN)).code).toBe(0);
  expect((await settingsOf()).tracking).toMatchObject({
    state: 'noRecord',
    record: { type: 'CNAME', name: DOMAIN, value: 'localhost' },
  });
  expect(await usedDomain()).toBe('');

  boxOf(server).pointHere(DOMAIN);
  const { data } = await server.call(checkTracking, { accountId }, { token });
  expect(data).toMatchObject({ state: 'answers', words: '' });
  expect(await usedDomain()).toBe(DOMAIN);

  boxOf(server).zones.remove(DOMAIN);
  expect((await server.call(checkTracking, { accountId }, { token })).data.state).toBe('noRecord');
  expect(await usedDomain()).toBe('');
});

test('a launch looks at it once more', async () => {
  boxOf(server).pointHere(DOMAIN);
  await save(DOMAIN);
  expect(await usedDomain()).toBe(DOMAIN);
  const draft = (await server.call(createCampaign, {}, { token })).data;
  const senders = { mailboxIds: [accountId], tagIds: [] };
  await server.call(
    saveCampaign,
    { campaignId: draft.campaignId, revision: draft.revision, settings: { ...draft.settings, senders } },
    { token },
  );
  const tracking = async () =>
    (await server.call(checkCampaign, { campaignId: draft.campaignId }, { token })).data.findings.find(
      ({ check }) => check === 'tracking',
    );
  expect(await tracking()).toMatchObject({ severity: 'ok', finding: 'tracked' });
  boxOf(server).zones.remove(DOMAIN);
  await age();
  expect(await tracking()).toMatchObject({
    severity: 'warning',
    finding: 'trackingSilent',
    values: { domain: DOMAIN },
  });
  expect(await usedDomain()).toBe('');
});

test('an empty domain is none, and nobody is asked', async () => {
  await save('');
  expect((await settingsOf()).tracking).toEqual({ state: 'none', words: '', checkedAt: null, record: null });
  expect((await server.call(checkTracking, { accountId }, { token })).data.state).toBe('none');
});

test('only a word of the right form is answered', async () => {
  const ask = (nonce: string) => server.app.inject({ url: `/t/check/${nonce}`, headers: { host: DOMAIN } });
  expect((await ask('0123456789abcdef')).statusCode).toBe(200);
  expect((await ask('short')).statusCode).toBe(404);
});
