import { pauseCampaigns } from '@outrider/contract/campaigns/operate';
import { signIn } from '@outrider/contract/sign';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCampaigner, aRunningCampaign } from './modules/campaign-management/calls-testing.ts';
import { testSendingDeps } from './modules/campaign-management/testing.ts';
import { runToEnd, uploadFile } from './modules/contacts/import/testing.ts';
import { evictWorkers } from './modules/ledger/index.ts';
import { letBackIn } from './modules/mailboxes/adding/reconnect-mailbox.ts';
import { noteFailure } from './modules/mailboxes/connect/login-health.ts';
import { findMailbox } from './modules/mailboxes/mailboxes.repository.ts';
import { aConnectedMailbox, PASSWORD } from './modules/mailboxes/testing.ts';
import { createLog, type Log } from './platform/log.ts';
import { type TestServer, testServer } from './platform/testing/test-server.ts';

const lines: string[] = [];
let log: Log;
let server: TestServer;
beforeAll(async () => {
  log = createLog('debug', { format: 'pretty', write: (line) => void lines.push(line.slice(20).trimEnd()) });
  server = await testServer({}, undefined, log);
});
afterAll(() => server.close());

const infoLines = (words: string) => lines.filter((line) => line.startsWith(`INFO  ${words}`));

test('a person reads what the product does: mailboxes, campaigns and imports are a line each, requests are for who debugs', async () => {
  const me = await aCampaigner(server);
  const { email } = await aConnectedMailbox(server, me.token);
  expect(infoLines('A mailbox was connected')).toEqual([expect.stringContaining(`address ${email}`)]);

  const { campaignId } = await aRunningCampaign(server, me, 'Autumn');
  expect(infoLines('A campaign was launched')).toEqual([
    expect.stringContaining(`(campaign ${campaignId}, name Autumn, by `),
  ]);
  await server.call(pauseCampaigns, { campaignIds: [campaignId] }, { token: me.token });
  expect(infoLines('A campaign was paused')).toEqual([expect.stringContaining(campaignId)]);

  const importId = await uploadFile(server, me.token, { content: 'email\nada@one.test\n' });
  await runToEnd(server, me.token, importId);
  await expect
    .poll(() => infoLines('An import is done'))
    .toEqual([`INFO  An import is done (import ${importId}, rows 1)`]);

  await server.call(signIn, { email: 'ada@one.test', password: 'correct-horse-1' });
  expect(lines).toContainEqual(
    expect.stringMatching(/^DEBUG request \(method POST, path \/sirius\S+login, status 422, ms \d+\)$/),
  );
  const all = lines.join('\n');
  for (const secret of [PASSWORD, me.token, 'correct-horse-1']) expect(all).not.toContain(secret);
});

test('a mailbox nobody can log in to is a warning once, and a line when it is back', async () => {
  const { workspaceId, mailboxId } = await aCampaigner(server);
  const scope = { workspaceId };
  await sql`update mailboxes set failing_since = now() - interval '2 hours' where id = ${mailboxId}`.execute(
    server.database.db,
  );
  const mailbox = await findMailbox(server.database.db, scope, mailboxId);
  if (!mailbox) throw new Error('it is there');
  for (let time = 0; time < 3; time++)
    await noteFailure(server.mailboxes, scope, mailbox, {
      failure: { kind: 'unreachable', why: 'closed' },
      side: 'imap',
    });
  const lost = lines.filter((line) => line.startsWith('WARN  A mailbox is lost'));
  expect(lost).toEqual([expect.stringContaining(mailboxId)]);
  await letBackIn(server.mailboxes, scope, mailbox, { event: 'loginWorksAgain' });
  expect(infoLines('A mailbox is connected again')).toEqual([expect.stringContaining(mailboxId)]);
});

test('a worker that fell silent is reported by the worker that takes its mails over', async () => {
  const { db } = server.database;
  const { rows } = await sql<{ id: string }>`insert into send_workers (alive_until)
    values (clock_timestamp() - interval '1 minute') returning id`.execute(db);
  const unused = async () => Promise.reject(new Error('nothing is sent here'));
  await evictWorkers({ ...testSendingDeps(db, { openSmtp: unused }, { leaseMs: 1 }), log });
  expect(lines).toContain(`WARN  A worker fell silent; its mails were taken over (worker ${rows[0]?.id})`);
});
