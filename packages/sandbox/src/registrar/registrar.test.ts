import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Box, startBox } from '../box.ts';
import { testOptions } from '../testing.ts';

const YEAR_MS = 366 * 86_400_000;

let dataDir: string;
let box: Box;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'outrider-names-'));
  box = await startBox(testOptions({ dataDir }));
});
afterEach(async () => {
  await box.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
  const { url, key, secretKey } = box.registrar.access;
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'x-secret-api-key': secretKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Record<string, unknown>;
  return { status: response.status, answer, isReplayed: response.headers.get('idempotent-replayed') };
}

async function askMailcow(path: string, body: unknown) {
  const { mailcow, key } = box.mailHost.access;
  const headers = { 'x-api-key': key, 'content-type': 'application/json' };
  await fetch(`${mailcow}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const register = (domain: string, key: string) =>
  ask(`/domain/create/${domain}`, { cost: 1299, agreeToTerms: 'yes' }, { 'idempotency-key': key });

const mxOf = (domain: string) => box.zones.list(domain).filter(({ type }) => type === 'MX');

test('names, keys, money and mailboxes are still there after a restart', async () => {
  expect(await register('keptname.test', 'once')).toMatchObject({ status: 200, isReplayed: null });
  await ask('/dns/create/keptname.test', { name: '', type: 'MX', content: 'mailhaven.test', prio: '10' });
  await askMailcow('add/domain', { domain: 'keptname.test' });
  await askMailcow('add/dkim', { domains: 'keptname.test' });
  const mailbox = { local_part: 'maya', domain: 'keptname.test', password: 'good enough', password2: 'good enough' };
  await askMailcow('add/mailbox', mailbox);
  const account = box.registrar.account();
  await box.close();

  box = await startBox(testOptions({ dataDir }));
  expect(box.registrar.account()).toEqual(account);
  expect(await register('keptname.test', 'once')).toMatchObject({ status: 200, isReplayed: 'true' });
  expect(box.registrar.charges()).toHaveLength(1);
  expect(mxOf('keptname.test')).toHaveLength(1);
  expect(box.mailboxes.accounts()).toContainEqual(
    expect.objectContaining({ address: 'maya@keptname.test', password: 'good enough', host: 'mailhaven.test' }),
  );
  await box.reset('another seed');
  expect(mxOf('keptname.test')).toHaveLength(1);
  expect(box.mailboxes.has('maya@keptname.test')).toBe(true);
});

test('unreadable state begins anew', async () => {
  await box.close();
  for (const content of ['', '{', '[]', '{"domains":1}', 'null']) {
    for (const name of ['registrar.json', 'mail-host.json']) await writeFile(join(dataDir, name), content);
    box = await startBox(testOptions({ dataDir }));
    expect([box.registrar.domains(), box.mailHost.domains()]).toEqual([[], []]);
    await box.close();
  }
});

test('a key holds for a day, for one request alone', async () => {
  await register('firstname.test', 'the key');
  expect(await register('othername.test', 'the key')).toMatchObject({
    status: 409,
    answer: { code: 'IDEMPOTENCY_KEY_MISMATCH' },
  });
  const both = await Promise.all([register('racername.test', 'race'), register('racername.test', 'race')]);
  expect(box.registrar.charges().filter(({ domain }) => domain === 'racername.test')).toHaveLength(1);
  for (const { answer } of both) expect(['SUCCESS', 'ERROR']).toContain(answer.status);
  box.moveClock({ skipMs: 25 * 3_600_000 });
  expect(await register('firstname.test', 'the key')).toMatchObject({ answer: { code: 'DOMAIN_NOT_AVAILABLE' } });
});

test('a name that is not renewed stops to resolve when its year is over, and one that renews itself does not', async () => {
  for (const domain of ['endingname.test', 'lastingname.test']) {
    await register(domain, domain);
    await ask(`/dns/create/${domain}`, { name: '', type: 'MX', content: 'mailhaven.test', prio: '10' });
  }
  await ask('/domain/updateAutoRenew/lastingname.test', { status: 'on' });
  box.moveClock({ skipMs: YEAR_MS });
  await expect.poll(() => mxOf('endingname.test')).toEqual([]);
  expect(mxOf('lastingname.test')).toHaveLength(1);
  expect(box.registrar.charges().filter(({ operation }) => operation === 'renewal')).toMatchObject([
    { domain: 'lastingname.test', cents: 1499 },
  ]);
  await ask('/domain/renew/endingname.test', { cost: 1499 });
  expect(mxOf('endingname.test')).toHaveLength(1);
});

test('what others put into the zone of a bought name stays', async () => {
  await register('trackedname.test', 'tracked');
  box.pointHere('go.trackedname.test');
  await ask('/dns/create/trackedname.test', { name: '_dmarc', type: 'TXT', content: 'v=DMARC1; p=none' });
  const names = box.zones.list('trackedname.test').map(({ name, type }) => `${type} ${name}`);
  expect(names).toContain('CNAME go.trackedname.test');
  expect(names).toContain('TXT _dmarc.trackedname.test');
  const { answer } = await ask('/dns/create/trackedname.test', { name: '', type: 'A', content: 'not an address' });
  expect(answer).toMatchObject({ code: 'INVALID_RECORD' });
});

test('no call is answered without the keys, except for the price list', async () => {
  const { url } = box.registrar.access;
  expect((await fetch(`${url}/ping`, { method: 'POST' })).status).toBe(403);
  expect((await fetch(`${url}/pricing/get`, { method: 'POST' })).status).toBe(200);
  expect((await ask('/nothing/here')).status).toBe(404);
  expect((await ask('/domain/create/%E0%A4%A')).status).toBe(400);
});
