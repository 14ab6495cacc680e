import { ERRORS } from '@outrider/contract/errors';
import { getAccount, listAccountLog, listAccounts } from '@outrider/contract/mailboxes/account';
import { addCustomerAccount, type ConnectionTest, testServerAccount } from '@outrider/contract/mailboxes/add';
import { getUserInfo } from '@outrider/contract/user';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aBoxedMailbox, aConnectedMailbox, aSender, boxOf, untilChecked } from '../testing.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await aSender(server)).token;
});
afterAll(() => server.close());

test('a mailbox whose servers let us in both ways is added, after a mail to itself was found again', async () => {
  const boxed = aBoxedMailbox(server);
  const settings = { senderName: 'Ana Ferreira', dailyCap: 25, tags: ['Nordics'] };
  const { code, message, data } = await server.call(addCustomerAccount, { ...boxed, settings }, { token });
  expect([code, message]).toEqual([0, '']);
  const { account, test: tried } = data;
  expect(account).toMatchObject({
    email: boxed.email,
    senderName: 'Ana Ferreira',
    provider: 'other',
    providerName: 'Mailhaven',
    loginMethod: 'password',
    status: 'active',
    warmup: { state: 'queued' },
    capToday: 5,
    tags: [{ tagName: 'Nordics' }],
  });
  expect(tried.problem).toBe('none');
  for (const direction of [tried.sending, tried.receiving]) {
    expect(direction.works).toBe(true);
    expect(direction.steps.map(({ step, outcome }) => [step, outcome])).toEqual(
      ['name', 'port', 'tls', 'login', 'mail'].map((step) => [step, 'passed']),
    );
  }
  const { messages } = boxOf(server).mailboxes.folder(boxed.email, 'INBOX');
  expect(messages).toEqual([]);
  const log = await server.call(listAccountLog, { accountId: account.accountId }, { token });
  expect(log.data.events.map(({ event }) => event)).toContain('added');
});

type Refusal = { code: number; reason: unknown; data: ConnectionTest };

/** Adds through the call and gives what was refused, and how. */
async function addRefused(boxed: ReturnType<typeof aBoxedMailbox>, by = token): Promise<Refusal & { message: string }> {
  const { code, reason, message, data } = await server.call(addCustomerAccount, boxed, { token: by });
  return { code: Number(code), reason, message, data: data as unknown as ConnectionTest };
}

test('a name that is set is given to every server instead of the sender’s domain', async () => {
  const named = await testServer({ OUTRIDER_HELLO_NAME: 'mail.harborline.test' });
  try {
    const boxed = { ...aBoxedMailbox(named), password: 'not-it' };
    const { data } = await named.call(testServerAccount, boxed, { token: (await aSender(named)).token });
    const hellos = data.transcript.filter(({ line }) => line.startsWith('EHLO')).map(({ line }) => line);
    expect(new Set(hellos)).toEqual(new Set(['EHLO mail.harborline.test']));
  } finally {
    await named.close();
  }
});

test('a wrong password is reported in the server’s own words, and nothing is added', async () => {
  const boxed = { ...aBoxedMailbox(server), password: 'not-it' };
  const { code, message, data } = await addRefused(boxed);
  expect(code).toBe(500);
  expect(message).toBe('535 5.7.8 Error: authentication failed');
  expect(data).toMatchObject({ problem: 'wrongPassword', words: message, sending: { works: false } });
  expect(data.sending.steps.map(({ outcome }) => outcome)).toEqual([
    'passed',
    'passed',
    'passed',
    'failed',
    'notTried',
  ]);
  expect(data.transcript.some(({ line }) => line.includes('535'))).toBe(true);
  // The name of the sender's own domain, not of what sends for it.
  const hellos = data.transcript.filter(({ line }) => /EHLO/.test(line)).map(({ line }) => line);
  expect(new Set(hellos)).toEqual(new Set([`EHLO ${boxed.email.split('@')[1]}`]));
  const list = await server.call(listAccounts, { search: boxed.email }, { token });
  expect(list.data.total).toBe(0);
});

const HOST_TROUBLES = [
  ['expiredCertificate', 'tlsExpired'],
  ['noStarttls', 'tlsNotOffered'],
  ['refusesStarttls', 'tlsRefused'],
] as const;

test.each(HOST_TROUBLES)('a host with %s is refused as %s', async (trouble, problem) => {
  const { mailboxes } = boxOf(server);
  const boxed = aBoxedMailbox(server, 'oldmail.test');
  mailboxes.setHostTrouble('oldmail.test', trouble);
  const { code, data } = await addRefused(boxed);
  mailboxes.setHostTrouble('oldmail.test', undefined);
  expect([code, data.problem]).toEqual([500, problem]);
  expect(data.sending.steps.find(({ step }) => step === 'tls')?.outcome).toBe('failed');
});

const ACCOUNT_TROUBLES = [
  ['throttled', 'office.outlook.test', 'throttled'],
  ['revoked', 'office.outlook.test', 'smtpSwitchedOff'],
  ['revoked', 'mailhaven.test', 'refused'],
  ['down', 'mailhaven.test', 'serverDown'],
] as const;

test.each(ACCOUNT_TROUBLES)('a mailbox that is %s at %s is refused as %s', async (trouble, host, problem) => {
  const boxed = aBoxedMailbox(server, host);
  boxOf(server).mailboxes.setTrouble(boxed.email, trouble);
  const { code, data } = await addRefused(boxed);
  expect([code, data.problem, data.words === '']).toEqual([500, problem, false]);
});

test('a server that is down refuses, and the same mailbox is added once it is back', async () => {
  const { mailboxes } = boxOf(server);
  const boxed = aBoxedMailbox(server, 'oldmail.test');
  mailboxes.setHostTrouble('oldmail.test', 'down');
  const { data } = await addRefused(boxed);
  expect(['portClosed', 'serverDown', 'timedOut']).toContain(data.problem);
  mailboxes.setHostTrouble('oldmail.test', undefined);
  const { code } = await server.call(addCustomerAccount, boxed, { token });
  expect(code).toBe(0);
});

test('a name nobody has, a port of no mail server and an address that is not public are told apart', async () => {
  const boxed = aBoxedMailbox(server);
  const at = (host: string, port = 587) => ({ ...boxed, smtp: { ...boxed.smtp, host, port } });
  const problemOf = async (wanted: typeof boxed) =>
    (await server.call(testServerAccount, wanted, { token })).data.problem;
  expect(await problemOf(at('smtp.nowhere.test'))).toBe('nameNotFound');
  expect(await problemOf(at(boxed.smtp.host, 6379))).toBe('addressNotAllowed');
  expect(await problemOf(at('169.254.169.254'))).toBe('addressNotAllowed');
});

test('receiving with a password of its own is tried with that one', async () => {
  const boxed = aBoxedMailbox(server);
  const { data } = await server.call(testServerAccount, { ...boxed, imapPassword: 'another' }, { token });
  expect([data.sending.works, data.receiving.works, data.problem]).toEqual([true, false, 'wrongPassword']);
});

test('where only app passwords are taken, a refused password is reported as that', async () => {
  const boxed = { ...aBoxedMailbox(server, 'workspace.gmail.test'), password: 'of-the-account' };
  const { data } = await server.call(testServerAccount, boxed, { token });
  expect(data.problem).toBe('appPasswordNeeded');
});

test('an address that is here already is refused before any server is asked', async () => {
  const boxed = await aConnectedMailbox(server, token);
  boxOf(server).mailboxes.setTrouble(boxed.email, 'down');
  const { code, message } = await addRefused(boxed);
  expect([code, message]).toEqual([500, `${boxed.email} is already connected`]);
});

test('the same address can be connected by another workspace', async () => {
  const boxed = await aConnectedMailbox(server, token);
  const other = await aSender(server);
  const { code } = await server.call(addCustomerAccount, boxed, { token: other.token });
  expect(code).toBe(0);
});

test('a plan that is full refuses in words, and says how full it is in the count of its quotas', async () => {
  const free = await aSender(server, 'free');
  for (let place = 0; place < 2; place++) await aConnectedMailbox(server, free.token);
  const { code, reason, message } = await addRefused(aBoxedMailbox(server), free.token);
  expect([code, message]).toEqual([500, 'Your plan includes 2 mailboxes, and all are in use']);
  expect(reason).toBe(ERRORS.mailboxQuotaReached.code);
  const { data } = await server.call(getUserInfo, {}, { token: free.token });
  expect(data.quota.find(({ quotaType }) => quotaType === 'MAILBOX')).toMatchObject({ used: 2, total: 2 });
});

test('two who add at the same moment cannot both take the last place', async () => {
  const free = await aSender(server, 'free');
  const { accountId } = await aConnectedMailbox(server, free.token);
  await untilChecked(server, free.token, accountId);
  const held = await holdRow(server.database.db, 'workspaces', 'id', free.workspaceId);
  const racing = [aBoxedMailbox(server), aBoxedMailbox(server)].map((boxed) =>
    server.call(addCustomerAccount, boxed, { token: free.token }),
  );
  await held.untilWaiting(2);
  await held.release();
  const added = (await Promise.all(racing)).filter(({ code }) => code === 0);
  expect(added).toHaveLength(1);
});

test('bad input of these calls is code 500 too, with its own sentence; a lost log-in stays 401', async () => {
  const bad = await server.call(addCustomerAccount, { ...aBoxedMailbox(server), email: 'nobody' }, { token });
  expect(bad).toMatchObject({ status: 400, code: 500, message: 'Please provide a valid email address' });
  const broken = await server.app.inject({
    method: 'POST',
    url: addCustomerAccount.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: '{"email":',
  });
  expect(broken.json()).toMatchObject({ code: 500, message: 'Parameter error' });
  const nobody = await server.call(addCustomerAccount, aBoxedMailbox(server), {});
  expect(nobody).toMatchObject({ status: 401, code: 401 });
});

test('a mailbox of another workspace is not there', async () => {
  const { accountId } = await aConnectedMailbox(server, token);
  const other = await aSender(server);
  const { code } = await server.call(getAccount, { accountId }, { token: other.token });
  expect(code).toBe(404);
});
