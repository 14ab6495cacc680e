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
import { MailProgram } from '../../platform/testing/mail-program.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { connectByPassword, testServers } from './adding/connect-by-password.ts';
import { openMailboxImap } from './connect/open-mailbox.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { fileSent } from './sent/file-sent.ts';
import { aSender } from './testing.ts';

/** As on a server that knows no uses of folders and has made none of them. */
const WITHOUT_SENT = 'namespace inbox {\n  mailbox Sent {\n    auto = no\n  }\n}\n';

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
    foreign = await startForeignServers({ dovecot: WITHOUT_SENT });
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

  test('gets what it sends into Sent, which is made where there is none, once', async () => {
    const other = await openOther();
    const folders = async () => (await other.list()).map(({ path }) => path);
    expect(await folders()).not.toContain('Sent');
    const file = (minutes: number) =>
      fileSent({
        ...deps,
        now: () => new Date(Date.now() + minutes * 60_000),
        openImap: (scope, mailboxId) => openMailboxImap({ ...deps, gate: freshGate() }, scope, mailboxId),
      });
    const { db } = server.database;
    const copies = await db.selectFrom('sent_copies').selectAll().execute();
    const filings = await db.selectFrom('sent_filings').selectAll().execute();
    await file(2);
    // As after a worker that died when the server had it.
    await db.insertInto('sent_copies').values(copies).execute();
    await db
      .insertInto('sent_filings')
      .values(filings.map((filing) => ({ ...filing, tries: 1 })))
      .execute();
    await file(3);
    expect(await folders()).toContain('Sent');
    const opened = await other.mailboxOpen('Sent', { readOnly: true });
    const [copy] = await other.fetchAll('1:*', { envelope: true, flags: true });
    expect([opened.exists, copy?.envelope?.subject, copy?.flags?.has('\\Seen')]).toEqual([1, 'Connection test', true]);
    other.close();
    const row = await db
      .selectFrom('mailboxes')
      .select(['sent_filer', 'sent_filer_known'])
      .where('email', '=', ANNA)
      .executeTakeFirst();
    expect(row).toEqual({ sent_filer: 'outrider', sent_filer_known: true });
  });

  /** Another mail program. */
  async function openOther() {
    const place = await foreign.network.locate(HOST, 993);
    if (place.kind !== 'located' || !place.places[0]) throw new Error('nowhere');
    const { address, port } = place.places[0];
    const auth = { user: ANNA, pass: PASSWORD };
    const tls = { rejectUnauthorized: false };
    const client = new MailProgram({
      host: address,
      port,
      secure: true,
      tls,
      auth,
      logger: false,
      disableAutoIdle: true,
    });
    await client.connect();
    return client;
  }

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
