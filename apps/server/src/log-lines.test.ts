import { pauseCampaigns } from '@outrider/contract/campaigns/operate';
import { signIn } from '@outrider/contract/sign';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampaigner, aRunningCampaign } from './modules/campaigns/calls-testing.ts';
import { runToEnd, uploadFile } from './modules/contacts/import/testing.ts';
import { aConnectedMailbox, PASSWORD } from './modules/mailboxes/testing.ts';
import { createLog } from './platform/log.ts';
import { type TestServer, testServer } from './platform/testing/test-server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = createLog('debug', { format: 'pretty', write: (line) => void lines.push(line.slice(20).trimEnd()) });
  server = await testServer({}, undefined, log);
});
afterAll(() => server.close());

const told = (words: string) => lines.filter((line) => line.startsWith(`INFO  ${words}`));

test('a person reads what the product does: mailboxes, campaigns and imports are a line each, requests are for who debugs', async () => {
  const me = await aCampaigner(server);
  const { email } = await aConnectedMailbox(server, me.token);
  expect(told('A mailbox was connected')).toEqual([expect.stringContaining(`address ${email}`)]);

  const { campaignId } = await aRunningCampaign(server, me, 'Autumn');
  expect(told('A campaign was launched')).toEqual([
    expect.stringContaining(`(campaign ${campaignId}, name Autumn, by `),
  ]);
  await server.call(pauseCampaigns, { campaignIds: [campaignId] }, { token: me.token });
  expect(told('A campaign was paused')).toEqual([expect.stringContaining(campaignId)]);

  const importId = await uploadFile(server, me.token, { content: 'email\nada@one.test\n' });
  await runToEnd(server, me.token, importId);
  await expect.poll(() => told('An import is done')).toEqual([`INFO  An import is done (import ${importId}, rows 1)`]);

  await server.call(signIn, { email: 'ada@one.test', password: 'correct-horse-1' });
  expect(lines).toContainEqual(
    expect.stringMatching(/^DEBUG request \(method POST, path \/sirius\S+login, status 422, ms \d+\)$/),
  );
  const all = lines.join('\n');
  for (const secret of [PASSWORD, me.token, 'correct-horse-1']) expect(all).not.toContain(secret);
});
