import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailcow } from './mail-hosts/create-mailcow.ts';
import { createStalwart } from './mail-hosts/create-stalwart.ts';
import { MailHostError } from './mail-hosts/mail-host.ts';
import { readZoneFile } from './mail-hosts/zone-file.ts';
import { createPorkbun } from './registrars/porkbun/create-porkbun.ts';
import { readPrice, readTime } from './registrars/porkbun/shapes.ts';
import { RegistrarError } from './registrars/registrar.ts';

let server: Server;
let url: string;
let reply: { status: number; body: string };
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const KEY = 'the-key-nobody-repeats';
const aRegistrar = () =>
  createPorkbun({ url, key: KEY, secretKey: `${KEY}-2`, endings: ['com'] }, { now: () => new Date(0) });
const aMailHost = { key: KEY, hostName: 'mail.example.com', spf: 'mx' };
const order = { domain: 'a.com', years: 1, cost: { amount: 1299, currency: 'USD' }, key: 'k' };

const words = fc.constantFrom('SUCCESS', 'ERROR', 'success', 'danger', 'yes', 'no', '12.99', '', KEY, 'x:Domain/get');
const names = fc.constantFrom(
  'status',
  'code',
  'message',
  'orderId',
  'dryRun',
  'response',
  'domain',
  'type',
  'msg',
  'list',
);
const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    words,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
})).value;
const replies = fc.record({
  status: fc.constantFrom(200, 200, 200, 201, 302, 400, 401, 403, 404, 409, 429, 500, 503),
  body: fc.oneof(
    json.map((value) => JSON.stringify(value)),
    fc.string(),
    fc.constant(''),
  ),
});

test('with any answer of a registrar, a registration is an outcome and the rest an error with words', async () => {
  await fc.assert(
    fc.asyncProperty(replies, async (hostile) => {
      reply = hostile;
      const registrar = aRegistrar();
      const outcome = await registrar.register(order);
      const isCoded = /"code":"[^"]/.test(hostile.body);
      const { status } = hostile;
      // No customer gets a no, or a yes, by an answer that says neither.
      if (outcome.kind === 'refused') expect(isCoded && status < 500).toBe(true);
      if (outcome.kind === 'done') expect(hostile.body).toContain('orderId');
      expect(JSON.stringify(outcome)).not.toContain(KEY);
      const calls = [
        registrar.listEndings(),
        registrar.check('a.com'),
        registrar.quote('a.com', 1),
        registrar.find('a.com'),
        registrar.setAutoRenew('a.com', true),
        registrar.listRecords('a.com'),
        registrar.removeRecord('a.com', '1'),
      ];
      for (const call of await Promise.allSettled(calls)) {
        if (call.status === 'rejected') expect(call.reason).toBeInstanceOf(RegistrarError);
      }
      expect(Array.isArray(await registrar.lacks(['some-name.test']))).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['mailcow', createMailcow],
  ['Stalwart', createStalwart],
] as const)('with any answer of %s, a step is done or fails with words', async (_name, create) => {
  await fc.assert(
    fc.asyncProperty(replies, async (hostile) => {
      reply = hostile;
      const host = create({ url, ...aMailHost });
      const mailbox = { address: 'maya@a.com', name: 'Maya', password: 'p', quotaMb: 1 };
      const calls = [
        host.addDomain('a.com'),
        host.records('a.com'),
        host.addMailbox(mailbox),
        host.setPassword('maya@a.com', 'p'),
        host.disableMailbox('maya@a.com'),
      ];
      for (const call of await Promise.allSettled(calls)) {
        if (call.status === 'rejected') expect(call.reason).toBeInstanceOf(MailHostError);
        if (call.status === 'rejected') expect(String(call.reason)).not.toContain(KEY);
      }
      expect(Array.isArray(await host.lacks())).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('an answer larger than anybody sends is left unread', async () => {
  reply = { status: 200, body: `{"status":"SUCCESS","orderId":1,"x":"${'a'.repeat(5_000_000)}"}` };
  expect(await aRegistrar().register(order)).toMatchObject({ kind: 'doubt' });
});

test('every price of digits is read to the cent, and nothing else is a price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
      const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(readPrice(text)).toBe(cents);
    }),
  );
  for (const text of ['', '-1', '1.999', '1e3', 'free', '12,99 €', 'Infinity']) expect(readPrice(text)).toBeUndefined();
  expect(readPrice('2,400.00')).toBe(240_000);
  expect(readPrice('7.5')).toBe(750);
  expect(readTime('2026-13-40 99:00:00')).toBeUndefined();
  fc.assert(fc.property(fc.string(), (text) => void [readPrice(text), readTime(text)]));
});

test('a zone file is read over several lines and in pieces, and no text breaks the reading', () => {
  const file =
    'dkim._domainkey.a.com. 3600 IN TXT (\n  "v=DKIM1; k=rsa; "\n  "p=AB\\"C(" )\n; note\na.com. IN MX 10 mail.a.com.\n';
  expect(readZoneFile(file)).toEqual([
    { name: 'dkim._domainkey.a.com', type: 'TXT', value: 'v=DKIM1; k=rsa; p=AB"C(' },
    { name: 'a.com', type: 'MX', value: '10 mail.a.com.' },
  ]);
  fc.assert(fc.property(fc.string({ maxLength: 500 }), (text) => void readZoneFile(text)));
});
