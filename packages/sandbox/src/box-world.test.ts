import { Resolver } from 'node:dns/promises';
import { createServer } from 'node:http';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Box, startBox } from './index.ts';
import { listenOnLoopback } from './service.ts';
import { testOptions } from './testing.ts';

const OWN = 'maya@tryharborline.test';
const PASSWORD = 'box-password-1';
const HOST = 'mailhaven.test';
const KATRIN = 'katrin.vogel@nordkai.test';

/** The product, as far as people visit it. */
const visits: string[] = [];
const product = createServer((request, response) => {
  visits.push(`${request.method} ${request.headers.host}${request.url}`);
  response.writeHead(204).end();
});

let box: Box;
let resolver: Resolver;
beforeEach(async () => {
  const port = product.listening ? portOf() : await listenOnLoopback(product);
  box = await startBox(testOptions({ appUrl: `http://localhost:${port}`, now: () => new Date() }));
  resolver = new Resolver();
  resolver.setServers([`${box.nameServer.host}:${box.nameServer.port}`]);
  await box.mailboxes.addDomain({ domain: 'tryharborline.test', host: HOST });
  box.mailboxes.create({ address: OWN, password: PASSWORD, host: HOST });
  box.residents.settle(KATRIN);
});
afterEach(async () => {
  visits.length = 0;
  await box.close();
});
afterAll(() => void product.close());

function portOf(): number {
  const address = product.address();
  return address === null || typeof address === 'string' ? 0 : address.port;
}

/** As the product connects: by name and well-known port, trusting the box alone. */
async function doorOf(name: string, port: number) {
  const [address = ''] = await resolver.resolve4(name);
  return { ...(box.route(address, port) ?? expect.unreachable(`${name}:${port}`)), address };
}

async function send(to: string, messageId: string) {
  const { host, port } = await doorOf(`smtp.${HOST}`, 587);
  const transport = createTransport({
    host,
    port,
    requireTLS: true,
    tls: { ca: box.ca, servername: `smtp.${HOST}` },
    auth: { user: OWN, pass: PASSWORD },
  });
  await transport.sendMail({ from: OWN, to, subject: 'Two invoices', html: MAIL, messageId });
  transport.close();
}

const MAIL =
  '<p>Hello <img src="https://track.tryharborline.test/o/1.gif"> <a href="https://elsewhere.test/">x</a></p>';

test('every mailbox host has names, an address of its own and the usual ports behind a certificate one can check', async () => {
  const addresses = await Promise.all(box.state().mailboxHosts.map(({ name }) => resolver.resolve4(`imap.${name}`)));
  expect(new Set(addresses.flat()).size).toBe(box.state().mailboxHosts.length);
  const { host, port, address } = await doorOf(`imap.${HOST}`, 993);
  expect(address).toMatch(/^127\.81\./);
  expect(await resolver.resolve4(HOST)).toEqual([address]);
  expect(await resolver.reverse(address)).toEqual([HOST]);
  const tls = { ca: box.ca, servername: `imap.${HOST}` };
  const client = new ImapFlow({ host, port, secure: true, tls, auth: { user: OWN, pass: PASSWORD }, logger: false });
  await client.connect();
  expect(box.state().wireNow.imap).toBe(1);
  await client.logout();
  for (const wellKnown of [25, 143, 465, 587, 993]) expect(box.route(address, wellKnown)).toBeDefined();
  expect(box.route(address, 22)).toBeUndefined();
  expect(box.route('127.81.200.200', 993)).toBeUndefined();
});

test('an own domain is published with what a sender is judged by, and its include leads somewhere', async () => {
  const domain = 'tryharborline.test';
  expect(await resolver.resolveMx(domain)).toMatchObject([{ priority: 10, exchange: HOST }]);
  const spf = (await resolver.resolveTxt(domain)).flat().join('');
  const [, include = ''] = /include:(\S+)/.exec(spf) ?? [];
  expect((await resolver.resolveTxt(include)).flat().join('')).toContain('v=spf1 ip4:127.81.');
  expect((await resolver.resolveTxt(`box._domainkey.${domain}`)).flat().join('')).toMatch(/^v=DKIM1; k=rsa; p=MII/);
  expect((await resolver.resolveTxt(`_dmarc.${domain}`)).flat().join('')).toMatch(/^v=DMARC1; p=none/);
  await box.mailboxes.addDomain({ domain: 'bare.test', host: HOST, spf: false, dkim: false, dmarc: false });
  await expect(resolver.resolveTxt('bare.test')).rejects.toMatchObject({ code: 'ENODATA' });
  await expect(resolver.resolveTxt('_dmarc.bare.test')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

test('a mail and its conversation can be followed to the person, who finds the product by any name that leads there', async () => {
  box.pointHere('track.tryharborline.test');
  await send(KATRIN, '<1@harborline.test>');
  await vi.waitFor(() => expect(box.truth.receivedBy(KATRIN)).toHaveLength(1));
  expect(box.state()).toMatchObject({ accepted: 1, lost: 0, people: 1 });
  const [taken] = box.truth.list({ search: 'DATA accepted' });
  const lines = box.transcript(taken?.id ?? -1) ?? [];
  expect(lines.map(({ who, line }) => `${who} ${line}`)).toEqual(
    expect.arrayContaining([`C EHLO smtp.${HOST}`, `C RCPT TO:<${KATRIN}>`, 'C Message-ID: <1@harborline.test>']),
  );
  expect(lines[0]).toEqual({ at: expect.any(String), who: 'S', line: '220 mx1.nordkai.test ESMTP Postfix' });
  expect(box.transcript(999_999)).toBeUndefined();

  await box.people.act(KATRIN, { kind: 'read', as: 'browser' });
  await box.people.act(KATRIN, { kind: 'click', as: 'browser' });
  expect(visits).toEqual(['GET track.tryharborline.test/o/1.gif']);
  const codes = box.truth.list({ kind: 'http' }).map(({ what, code }) => `${what} ${code}`);
  expect(codes).toEqual(['click 404', 'open pixel 204']);
});

test('time can stand still, and be skipped to what happens next', async () => {
  box.mx.setBehaviour('mx1.nordkai.test', { kind: 'greylist', seconds: 60 });
  await send(KATRIN, '<2@harborline.test>');
  await vi.waitFor(() => expect(box.truth.list({ search: 'deferred' })).toHaveLength(1));
  box.moveClock({ speed: 0, skipMs: 0 });
  const { now, speed } = box.state();
  expect(speed).toBe(0);
  expect(box.truth.receivedBy(KATRIN)).toEqual([]);
  box.moveClock({ skipMs: 0, toNext: true });
  await vi.waitFor(() => expect(box.truth.receivedBy(KATRIN)).toHaveLength(1));
  const passed = Date.parse(box.state().now) - Date.parse(now);
  expect(passed).toBeGreaterThan(200_000);
  expect(passed).toBeLessThanOrEqual(300_000);
});

test('names can be made to fail one by one, and to be slow all at once', async () => {
  box.zones.fail('nordkai.test', 'servfail');
  await expect(resolver.resolveMx('nordkai.test')).rejects.toMatchObject({ code: 'ESERVFAIL' });
  box.zones.fail('nordkai.test', undefined);
  box.setNameServerSlow(true);
  expect(box.state().nameServerSlow).toBe(true);
  box.moveClock({ speed: 3_600, skipMs: 0 });
  expect(await resolver.resolveMx('nordkai.test')).toHaveLength(1);
  expect(box.truth.list({ kind: 'dns' })[0]?.what).toContain('after 5000 ms');
  box.setNameServerSlow(false);
  expect(box.state().nameServerSlow).toBe(false);
});

test('a box that begins anew keeps its doors, its own names and its seed unless given another', async () => {
  box.pointHere('track.tryharborline.test');
  await send(KATRIN, '<3@harborline.test>');
  box.setHostBehaviour('mx1.nordkai.test', 'policy');
  box.mailboxes.setHostTrouble(HOST, 'revoked');
  const before = await doorOf(`imap.${HOST}`, 993);
  await box.reset();
  expect(box.state()).toMatchObject({ seed: '4417', accepted: 0, lost: 0, people: 0 });
  expect(box.state().hosts.find(({ name }) => name === 'mx1.nordkai.test')?.behaviour).toBe('accept');
  expect(box.state().mailboxHosts.map(({ trouble }) => trouble)).toEqual(['none', 'none', 'none', 'none']);
  expect(await doorOf(`imap.${HOST}`, 993)).toEqual(before);
  expect(await resolver.resolveCname('track.tryharborline.test')).toEqual(['localhost']);
  await box.reset('4418');
  expect(box.state().seed).toBe('4418');
});
