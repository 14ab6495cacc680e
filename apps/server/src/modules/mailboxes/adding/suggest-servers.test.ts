import { suggestServer } from '@outrider/contract/mailboxes/add';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aConnectedMailbox, aSender, boxOf } from '../testing.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await aSender(server)).token;
});
afterAll(() => server.close());

const suggest = async (email: string) => (await server.call(suggestServer, { email }, { token })).data;

test('a domain of a provider’s own is known by its name', async () => {
  expect(await suggest('ana@gmail.test')).toMatchObject({
    provider: 'google',
    providerName: 'Gmail',
    foundBy: 'domain',
    smtp: { host: 'smtp.workspace.gmail.test', port: 587, security: 'starttls' },
    imap: { host: 'imap.workspace.gmail.test', port: 993, security: 'tls' },
  });
});

test('any other domain is known by who takes its mail', async () => {
  const { mailboxes } = boxOf(server);
  mailboxes.create({ address: 'ana@harborline-mx.test', password: 'x', host: 'office.outlook.test' });
  expect(await suggest('new@harborline-mx.test')).toMatchObject({
    provider: 'microsoft',
    foundBy: 'mx',
    mx: 'office.outlook.test',
    exists: false,
    domainProblem: 'none',
    meant: '',
  });
});

test('mailboxes of the same domain are shown, and the address itself when it is here', async () => {
  const { email, accountId } = await aConnectedMailbox(server, token, 'mailhaven.test', 'ana@harborline-near.test');
  const neighbour = await suggest('bo@harborline-near.test');
  expect(neighbour.neighbours).toEqual([{ accountId, email, health: null, loginMethod: 'password' }]);
  expect(await suggest(email)).toMatchObject({ exists: true });
});

test('an own server nobody knows is taken from a neighbour that works', async () => {
  await aConnectedMailbox(server, token, 'mailhaven.test', 'ana@harborline-own.test');
  const { zones } = boxOf(server);
  zones.set('harborline-own.test', [
    { name: 'harborline-own.test', type: 'MX', data: { preference: 10, exchange: 'mail.harborline-own.test' } },
  ]);
  expect(await suggest('bo@harborline-own.test')).toMatchObject({
    foundBy: 'neighbour',
    smtp: { host: 'smtp.mailhaven.test', user: '' },
  });
});

test('a domain that does not exist is reported, with the one that was probably meant', async () => {
  expect(await suggest('kim@harborline-naer.test')).toMatchObject({
    foundBy: 'nothing',
    smtp: null,
    domainProblem: 'noSuchName',
    meant: 'kim@harborline-near.test',
  });
  expect(await suggest('kim@gmial.test')).toMatchObject({ domainProblem: 'noSuchName', meant: 'kim@gmail.test' });
});

test('a domain that takes no mail, and a name server that does not answer, are told apart', async () => {
  const { zones } = boxOf(server);
  zones.set('null-mx.test', [{ name: 'null-mx.test', type: 'MX', data: { preference: 0, exchange: '.' } }]);
  expect(await suggest('a@null-mx.test')).toMatchObject({ domainProblem: 'noMail' });
  zones.fail('broken.test', 'servfail');
  expect(await suggest('a@broken.test')).toMatchObject({ domainProblem: 'failed' });
});

test('a server nobody knows is found by what its domain publishes in its zone', async () => {
  const { zones } = boxOf(server);
  const srv = (service: string, port: number, target: string) =>
    ({ name: `${service}._tcp.quayside.test`, type: 'SRV', data: { priority: 0, weight: 1, port, target } }) as const;
  zones.set('quayside.test', [
    { name: 'quayside.test', type: 'MX', data: { preference: 10, exchange: 'mx.quayside.test' } },
    srv('_imaps', 993, 'imap.quayside.test'),
    srv('_submissions', 465, 'smtp.quayside.test'),
    srv('_submission', 0, '.'),
  ]);
  expect(await suggest('ana@quayside.test')).toMatchObject({
    provider: 'other',
    foundBy: 'srv',
    smtp: { host: 'smtp.quayside.test', port: 465, security: 'tls', user: '' },
    imap: { host: 'imap.quayside.test', port: 993, security: 'tls', user: '' },
  });
});
