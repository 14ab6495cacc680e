import { randomBytes } from 'node:crypto';
import { listAccounts } from '@outrider/contract/mailboxes/account';
import { addAccount, addCustomerAccount, beginConsent, testServerAccount } from '@outrider/contract/mailboxes/add';
import { beginBulk, readBulk, retryBulk } from '@outrider/contract/mailboxes/bulk';
import { operateAccounts } from '@outrider/contract/mailboxes/operate';
import { getAccountSettings } from '@outrider/contract/mailboxes/settings';
import { openBrowser } from '@outrider/sandbox/testing';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSealer } from '../../platform/secrets.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { openCredentials } from './connect/credentials.ts';
import { openMailboxImap } from './connect/open-mailbox.ts';
import { aBoxedMailbox, aSender, boxOf, untilChecked } from './testing.ts';

/** Everything a person types as a secret here carries this mark, so that it is found wherever it leaked to. */
const MARK = `mark${randomBytes(6).toString('hex')}`;
const APP_PASSWORD = 'qzmarkedpassword';

let server: TestServer;
let token: string;
let workspaceId: string;
const logged: string[] = [];
const answered: string[] = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  server = await testServer({}, undefined, log);
  server.app.addHook('onSend', async (_request, _reply, payload) => {
    answered.push(String(payload));
    return payload;
  });
  ({ token, workspaceId } = await aSender(server));
});
afterAll(() => server.close());

/** Both spellings in which a password travels. */
const spellings = (secret: string) => [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')];

test('no secret of a mailbox is in a log, an answer, a job or a table, no matter what went wrong on the way', async () => {
  const accessTokens = await exerciseEveryWay();
  const texts: Record<string, string> = {
    'the log': logged.join('\n'),
    'the answers': answered.join('\n'),
    'the database': await everyRow(),
  };
  const secrets = [MARK, APP_PASSWORD, ...accessTokens].flatMap(spellings);
  for (const [place, text] of Object.entries(texts)) {
    expect(text.length, `${place} has something to look at`).toBeGreaterThan(0);
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${place}`).toBe(false);
  }
});

test('what an old secret sealed still opens, and is sealed anew the first time it is used', async () => {
  const { db } = server.database;
  const boxed = aBoxedMailbox(server);
  const { data } = await server.call(addCustomerAccount, boxed, { token });
  const { accountId } = data.account;
  await untilChecked(server, token, accountId);
  const old = randomBytes(32);
  const sealedByOld = createSealer([old], 'mailboxes').seal(
    JSON.stringify({ kind: 'password', password: boxed.password }),
    `mailbox:${accountId}`,
  );
  await db.updateTable('mailbox_secrets').set({ sealed: sealedByOld }).where('mailbox_id', '=', accountId).execute();
  const sealer = createSealer([server.config.secret, old], 'mailboxes');
  const client = await openMailboxImap({ ...server.mailboxes, sealer }, { workspaceId }, accountId);
  await client.logout();
  const { sealed } = await db
    .selectFrom('mailbox_secrets')
    .select('sealed')
    .where('mailbox_id', '=', accountId)
    .executeTakeFirstOrThrow();
  expect(sealed).not.toBe(sealedByOld);
  expect(openCredentials(server.mailboxes.sealer, accountId, sealed)).toMatchObject({ password: boxed.password });
});

test('a secret sealed for one mailbox does not open for another', async () => {
  const { sealer } = server.mailboxes;
  const sealed = sealer.seal(JSON.stringify({ kind: 'password', password: 'x' }), 'mailbox:one');
  expect(() => openCredentials(sealer, 'two', sealed)).toThrow();
});

/** Adds by each way, with failures, a file and a reconnect; gives the tokens the boxed provider handed out. */
async function exerciseEveryWay(): Promise<string[]> {
  const call = { token };
  const { mailboxes } = boxOf(server);
  const good = marked(`${MARK}-right`);
  await server.call(testServerAccount, { ...good, imapPassword: `${MARK}-imap-wrong` }, call);
  await server.call(addCustomerAccount, { ...good, password: `${MARK}-wrong` }, call);
  await server.call(addCustomerAccount, { ...good, password: `${MARK}-right`, extra: MARK } as typeof good, call);
  await server.call(addCustomerAccount, { ...good, email: 'nobody', password: `${MARK}-bad-input` }, call);
  const accountId = await idOf(good.email);
  await untilChecked(server, token, accountId);
  await server.call(getAccountSettings, { accountId }, call);
  mailboxes.setTrouble(good.email, 'wrongPassword');
  await server.call(
    operateAccounts,
    { accountIds: [accountId], operation: 'reconnect', password: `${MARK}-new` },
    call,
  );
  mailboxes.setTrouble(good.email, undefined);
  await server.call(
    operateAccounts,
    { accountIds: [accountId], operation: 'reconnect', password: `${MARK}-right` },
    call,
  );

  const email = `${randomBytes(4).toString('hex')}@gmail.test`;
  mailboxes.create({ address: email, password: APP_PASSWORD, host: 'workspace.gmail.test' });
  await server.call(addAccount, { login: { kind: 'appPassword', email, appPassword: APP_PASSWORD } }, call);
  await untilChecked(server, token, await idOf(email));

  await addByFile();
  return [await addByConsent()];
}

function marked(password: string) {
  const boxed = { ...aBoxedMailbox(server), password };
  const email = `${randomBytes(4).toString('hex')}@harborline-hq.test`;
  boxOf(server).mailboxes.create({ address: email, password, host: 'mailhaven.test' });
  return { ...boxed, email };
}

async function idOf(email: string): Promise<string> {
  const { data } = await server.call(listAccounts, { search: email }, { token });
  return data.accountList[0]?.accountId ?? '';
}

async function addByFile() {
  const [right, wrong] = [marked(`${MARK}-file`), marked(`${MARK}-file-two`)];
  const row = (boxed: typeof right, password: string) =>
    [boxed.email, password, boxed.smtp.host, 587, boxed.imap.host, 993].join(',');
  const csv = [
    'email,password,smtp_host,smtp_port,imap_host,imap_port',
    row(right, right.password),
    row(wrong, `${MARK}-file-wrong`),
  ].join('\n');
  const { bulkId } = (await server.call(beginBulk, { fileName: 'a.csv', csv }, { token })).data;
  const ended = () =>
    vi.waitFor(
      async () => expect((await server.call(readBulk, { bulkId }, { token })).data.endedAt).not.toBeNull(),
      20_000,
    );
  await ended();
  await server.call(retryBulk, { bulkId, rows: [{ row: 3, password: `${MARK}-file-three` }] }, { token });
  await ended();
  await untilChecked(server, token, await idOf(right.email));
}

async function addByConsent(): Promise<string> {
  const { email } = aBoxedMailbox(server, 'office.outlook.test');
  const { url } = (await server.call(beginConsent, { provider: 'microsoft', email }, { token })).data;
  const browser = openBrowser();
  let page = await browser.visit(url);
  for (const action of ['continue', 'allow']) if (page.page) page = await browser.visit(page.url, { email, action });
  const back = await server.app.inject({ url: `${page.url.pathname}${page.url.search}` });
  const ticket = new URL(String(back.headers.location), server.config.appUrl).searchParams.get('ticket') ?? '';
  const { data } = await server.call(addAccount, { login: { kind: 'consent', ticket } }, { token });
  const { accountId } = data.account;
  await untilChecked(server, token, accountId);
  const { sealed } = await server.database.db
    .selectFrom('mailbox_secrets')
    .select('sealed')
    .where('mailbox_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const tokens = openCredentials(server.mailboxes.sealer, accountId, sealed);
  return tokens.kind === 'tokens' ? tokens.accessToken : '';
}

/** Every row of every table as text, the queue's tables among them. */
async function everyRow(): Promise<string> {
  const { db } = server.database;
  const { rows: tables } = await sql<{ schema: string; name: string }>`select table_schema as schema, table_name as name
    from information_schema.tables where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const texts = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const table = sql.table(`${schema}.${name}`);
      const { rows } = await sql<{
        text: string | null;
      }>`select string_agg(t::text, E'\n') as text from ${table} t`.execute(db);
      return rows[0]?.text ?? '';
    }),
  );
  return texts.join('\n');
}
