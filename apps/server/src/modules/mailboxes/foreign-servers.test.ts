import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHostGate } from '../../platform/net/limits/host-gate.ts';
import {
  ANNA,
  HOST,
  type MailServers,
  PASSWORD,
  type ServerTrouble,
  startForeignServers,
} from '../../platform/net/mail-servers-testing.ts';
import { foreignMailMissing } from '../../platform/testing/foreign-mail/foreign-mail-missing.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { connectByPassword, testServers } from './connect-by-password.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { aSender } from './testing.ts';

const missing = foreignMailMissing();

const WANTED = {
  email: ANNA,
  password: PASSWORD,
  smtp: { host: HOST, port: 587, security: 'starttls' as const, user: '' },
  imap: { host: HOST, port: 993, security: 'tls' as const, user: '' },
  settings: { tags: [] },
};

describe.skipIf(missing)(`a mailbox at Dovecot and Postfix${missing ? ` (${missing})` : ''}`, () => {
  let server: TestServer;
  let foreign: MailServers;
  let deps: MailboxesDeps;
  let caller: { workspaceId: string; userId: string };

  beforeAll(async () => {
    server = await testServer();
    foreign = await startForeignServers();
    const { workspaceId, email } = await aSender(server);
    const user = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    caller = { workspaceId, userId: user.id };
    deps = { ...server.mailboxes, network: foreign.network, gate: freshGate() };
  });
  afterAll(async () => {
    await foreign?.stop();
    await server?.close();
  });

  /** Another for each try: what fails here fails on purpose, and nobody is to wait for that. */
  const freshGate = () => createHostGate({ now: server.mailboxes.now });

  test('is added after its mail to itself was found', async () => {
    const { account, test: tried } = await connectByPassword(deps, caller, WANTED);
    expect(account).toMatchObject({ email: ANNA, status: 'active', provider: 'other' });
    expect(tried.problem).toBe('none');
    expect(tried.receiving.steps.find(({ step }) => step === 'mail')).toMatchObject({
      outcome: 'passed',
      detail: 'INBOX',
    });
  });

  test('with a wrong password is refused in their words', async () => {
    const tried = await testServers(deps, caller, { ...WANTED, password: 'not-it' });
    expect(tried).toMatchObject({ problem: 'wrongPassword', sending: { works: false }, receiving: { works: false } });
    expect(tried.words).toMatch(/^535 5\.7\.8 .*authentication failed/i);
  });

  const TROUBLES: [ServerTrouble, string][] = [
    ['expiredCertificate', 'tlsExpired'],
    ['noStarttls', 'tlsNotOffered'],
    ['refusesStarttls', 'tlsRefused'],
    ['throttled', 'throttled'],
    ['revoked', 'wrongPassword'],
    ['down', 'portClosed'],
  ];

  test.each(TROUBLES)('with %s is known as %s, and works again afterwards', async (trouble, problem) => {
    const problemNow = async () => (await testServers({ ...deps, gate: freshGate() }, caller, WANTED)).problem;
    await foreign.cause(trouble);
    // Dovecot looks at its users at most once in a second.
    await expect.poll(problemNow, { timeout: 60_000, interval: 500 }).toBe(problem);
    await foreign.mend();
    expect(await problemNow()).toBe('none');
  });
});
