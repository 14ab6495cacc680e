import { generateKeyPairSync } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { steppedClock } from '../../../../../../packages/sandbox/src/clock/clock.ts';
import { type NameServer, startNameServer } from '../../../../../../packages/sandbox/src/dns/name-server.ts';
import { createLogOfTruth, type LogOfTruth } from '../../../../../../packages/sandbox/src/truth/log-of-truth.ts';
import { createResolver } from '../../../platform/dns/resolver.ts';
import { KNOWN_PROVIDERS } from '../providers/known-providers.ts';
import { checkMailbox } from './check-mailbox.ts';
import type { CheckingDeps, MailboxToCheck } from './gather-facts.ts';

const DOMAIN = 'harborline.test';
const now = () => new Date('2026-11-17T09:00:00Z');
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const KEY = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const privateKey = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

let truth: LogOfTruth;
let server: NameServer;
let deps: CheckingDeps;

beforeAll(async () => {
  truth = createLogOfTruth();
  server = await startNameServer({
    clock: steppedClock(now()),
    truth,
    log: { info: () => undefined, warn: () => undefined },
  });
  deps = {
    resolver: createResolver({ servers: [`${server.host}:${server.port}`], timeoutMs: 500, tries: 1 }),
    providers: KNOWN_PROVIDERS,
    now,
  };
});
afterEach(() => {
  for (const name of [DOMAIN, 'mailhaven.test', '_nets.mailhaven.test', 'in-addr.arpa', 'zen.spamhaus.org']) {
    server.zones.fail(name, undefined);
    server.zones.remove(name);
  }
});
afterAll(() => server.close());

/** A sound domain, less the names given. */
function publish(...without: string[]) {
  server.zones.set(
    DOMAIN,
    [
      { name: DOMAIN, type: 'MX', data: { preference: 10, exchange: 'mx1.mailhaven.test' } } as const,
      { name: DOMAIN, type: 'TXT', data: 'v=spf1 include:_spf.mailhaven.test ~all' } as const,
      { name: `mh2026._domainkey.${DOMAIN}`, type: 'TXT', data: `v=DKIM1; k=rsa; p=${KEY}` } as const,
      { name: `_dmarc.${DOMAIN}`, type: 'TXT', data: `v=DMARC1; p=none; rua=mailto:dmarc@${DOMAIN}` } as const,
    ].filter(({ name, type }) => !without.includes(`${type} ${name}`)),
  );
  server.zones.set('mailhaven.test', [
    { name: 'mx1.mailhaven.test', type: 'A', data: '203.0.113.10' },
    { name: 'smtp.mailhaven.test', type: 'A', data: '203.0.113.20' },
    { name: 'out4.mailhaven.test', type: 'A', data: '203.0.113.24' },
    { name: '_spf.mailhaven.test', type: 'TXT', data: 'v=spf1 include:_nets.mailhaven.test -all' },
    { name: '_nets.mailhaven.test', type: 'TXT', data: 'v=spf1 ip4:203.0.113.0/24 -all' },
  ]);
  server.zones.set('in-addr.arpa', [{ name: '24.113.0.203.in-addr.arpa', type: 'PTR', data: 'out4.mailhaven.test' }]);
}

const MAIL = `From: Priya <priya@${DOMAIN}>\r\nTo: tom@example.test\r\nSubject: Hello\r\n\r\nHello Tom\r\n`;
const TAKEN_OVER = `Received-SPF: pass (mx.example.test: domain of priya@${DOMAIN} designates 203.0.113.24)\r\n client-ip=203.0.113.24; helo=out4.mailhaven.test;\r\n`;

async function signed(mail: string, headerFieldNames?: string): Promise<Buffer> {
  const rule = { domainName: DOMAIN, keySelector: 'mh2026', privateKey };
  const signer = new DKIM({ ...rule, ...(headerFieldNames === undefined ? {} : { headerFieldNames }) });
  return Buffer.concat([Buffer.from(TAKEN_OVER), await buffer(signer.sign(Buffer.from(mail)))]);
}

const mailbox = async (changes: Partial<MailboxToCheck> = {}): Promise<MailboxToCheck> => ({
  address: `priya@${DOMAIN}`,
  smtpHost: 'smtp.mailhaven.test',
  ownMail: [await signed(MAIL)],
  smtp: { ok: true, ms: 212 },
  imap: { ok: true, ms: 200 },
  ...changes,
});

const findings = async (changes: Partial<MailboxToCheck> = {}) => {
  const checks = await checkMailbox(deps, await mailbox(changes));
  return Object.fromEntries(checks.map(({ check, finding }) => [check, finding]));
};

const SOUND = {
  mx: 'mxGood',
  spf: 'spfGood',
  dkim: 'dkimGood',
  dmarc: 'dmarcGood',
  reverseDns: 'reverseGood',
  blocklists: 'blocklistsClean',
  login: 'loginGood',
};

test('a sound mailbox passes over the wire, from its signature to the name of the host that sent it', async () => {
  publish();
  expect(await findings()).toEqual(SOUND);
});

test('a signature is seen to leave out what the one click needs, in whichever mail has those headers', async () => {
  publish();
  const list =
    'List-Unsubscribe: <https://go.harborline.test/t/u/x>\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n';
  const plain = await signed(MAIL);
  const dkimOf = async (...ownMail: Buffer[]) =>
    (await checkMailbox(deps, await mailbox({ ownMail }))).find(({ check }) => check === 'dkim');
  // The list of RFC 6376, 5.4.1, which many signers have: the header RFC 8058 added is not on it.
  const usual = await signed(list + MAIL);
  expect(await dkimOf(usual, plain)).toMatchObject({
    verdict: 'warn',
    finding: 'dkimOneClickUnsigned',
    values: { headers: 'List-Unsubscribe-Post' },
    fix: { action: 'signListHeaders', values: { added: '+List-Unsubscribe-Post' } },
  });
  expect(await dkimOf(await signed(list + MAIL, 'from:to:subject'))).toMatchObject({
    values: { headers: 'List-Unsubscribe, List-Unsubscribe-Post' },
  });
  const whole = await signed(list + MAIL, 'from:to:subject:list-unsubscribe:list-unsubscribe-post');
  expect(await dkimOf(whole, plain)).toMatchObject({ verdict: 'pass', finding: 'dkimGood' });
  expect(await dkimOf(plain)).toMatchObject({ finding: 'dkimGood' });
});

test('no question is asked twice', async () => {
  publish();
  const mail = await mailbox();
  truth.reset();
  await checkMailbox(deps, { ...mail, ownMail: [] });
  const asked = truth.list({}).map(({ to }) => to);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('a missing policy comes with the record to publish', async () => {
  publish(`TXT _dmarc.${DOMAIN}`);
  const checks = await checkMailbox(deps, await mailbox());
  expect(checks.find(({ check }) => check === 'dmarc')).toMatchObject({
    finding: 'dmarcMissingAlone',
    fix: { type: 'TXT', name: `_dmarc.${DOMAIN}`, value: `v=DMARC1; p=none; rua=mailto:dmarc@${DOMAIN}`, replaces: '' },
  });
});

test('a second SPF record, a listing and a name that leads nowhere are found in the same run', async () => {
  publish();
  server.zones.add({ name: DOMAIN, type: 'TXT', data: 'v=spf1 mx -all' });
  server.zones.add({ name: DOMAIN, type: 'MX', data: { preference: 20, exchange: `mx.${DOMAIN}` } });
  server.zones.set('zen.spamhaus.org', [{ name: '24.113.0.203.zen.spamhaus.org', type: 'A', data: '127.0.0.4' }]);
  expect(await findings()).toEqual({
    ...SOUND,
    mx: 'mxPartlyDead',
    spf: 'spfSeveral',
    blocklists: 'blocklistsListed',
  });
});

test('a key nobody published is missed where the signature says it is', async () => {
  publish(`TXT mh2026._domainkey.${DOMAIN}`);
  expect(await findings()).toEqual({ ...SOUND, dkim: 'dkimKeyMissing' });
});

test('a mail changed after it was signed is distinguished from a wrong key', async () => {
  publish();
  const mail = await signed(MAIL);
  const changed = Buffer.from(mail.toString().replace('Hello Tom', 'Hello Tom, sent with care'));
  expect(await findings({ ownMail: [changed] })).toEqual({ ...SOUND, dkim: 'dkimSignatureFailed' });
});

test('a mail nobody signed is distinguished from none, and from one that never left its host', async () => {
  publish();
  expect(await findings({ ownMail: [Buffer.from(`${TAKEN_OVER}${MAIL}`)] })).toMatchObject({ dkim: 'dkimNotSigned' });
  expect(await findings({ ownMail: [] })).toMatchObject({ dkim: 'dkimNoMailSeen' });
  // A host may leave unsigned what it keeps to itself.
  expect(await findings({ ownMail: [Buffer.from(MAIL)] })).toMatchObject({ dkim: 'dkimNoMailSeen' });
});

test('without a mail to look at, the SMTP host is asked about and nothing is claimed of it', async () => {
  publish();
  expect(await findings({ ownMail: [] })).toMatchObject({ spf: 'spfGood', reverseDns: 'reverseNoAddress' });
});

test('a known provider is expected in the record by the name it asks for', async () => {
  publish();
  const checks = await checkMailbox(deps, await mailbox({ smtpHost: 'smtp.gmail.com' }));
  expect(checks.find(({ check }) => check === 'spf')).toMatchObject({
    finding: 'spfIncludeAbsent',
    fix: { value: 'v=spf1 include:_spf.mailhaven.test include:_spf.google.com ~all' },
  });
});

test.each(['servfail', 'refused', 'silent'] as const)(
  'a zone that is %s leaves unknown what it holds, and fails nothing',
  async (failure) => {
    publish();
    server.zones.fail(DOMAIN, failure);
    const checks = await checkMailbox(deps, await mailbox());
    expect(checks.map(({ verdict }) => verdict)).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'pass',
      'pass',
      'pass',
    ]);
  },
);

test('an include that cannot be looked up makes SPF unknown, not missing', async () => {
  publish();
  server.zones.fail('_nets.mailhaven.test', 'servfail');
  const checks = await checkMailbox(deps, await mailbox());
  expect(checks.find(({ check }) => check === 'spf')).toMatchObject({
    verdict: 'unknown',
    finding: 'lookupFailed',
    values: { type: 'TXT', name: '_nets.mailhaven.test', reason: 'servfail' },
    fix: null,
  });
});

test('a refused log-in speaks in the words of the server', async () => {
  publish();
  const reply = { code: '535', enhanced: '5.7.8', text: 'Bad credentials' };
  const checks = await checkMailbox(
    deps,
    await mailbox({ smtp: { ok: false, failure: { kind: 'authFailed', reply } } }),
  );
  expect(checks.find(({ check }) => check === 'login')).toMatchObject({
    verdict: 'fail',
    finding: 'loginRefused',
    values: { server: 'SMTP', words: '535 5.7.8 Bad credentials' },
  });
});

test('no user is asked to publish a record in the zone of the provider that gave the address away', async () => {
  const checks = await checkMailbox(deps, await mailbox({ address: 'priya@gmail.com', smtpHost: 'smtp.gmail.com' }));
  expect(checks.find(({ check }) => check === 'spf')).toMatchObject({ finding: 'spfMissing', fix: null });
  expect(checks.filter(({ fix }) => fix?.kind === 'publish')).toEqual([]);
});

test('a mail a stranger wrote in its name is not believed, least of all about who may send for the domain', async () => {
  publish();
  const forged = MAIL.replace(
    'From:',
    'DKIM-Signature: v=1; a=rsa-sha256; d=harborline.test; s=evil; h=From; bh=AA==; b=AA==\r\nFrom:',
  );
  const note = 'Received-SPF: softfail (not designated) client-ip=198.51.100.66;\r\n';
  expect(await findings({ ownMail: [Buffer.from(`${note}${forged}`)] })).toEqual({
    ...SOUND,
    dkim: 'dkimNoMailSeen',
    reverseDns: 'reverseNoAddress',
  });
});

test('a host its signed mail came from is missed in the record, and proposed for it', async () => {
  publish();
  const mail = (await signed(MAIL))
    .toString()
    .replace(/^Received-SPF: pass/, 'Received-SPF: fail')
    .replace('client-ip=203.0.113.24', 'client-ip=198.51.100.7');
  const checks = await checkMailbox(deps, await mailbox({ ownMail: [Buffer.from(mail)] }));
  expect(checks.find(({ check }) => check === 'spf')).toMatchObject({
    finding: 'spfNotCovered',
    fix: { value: 'v=spf1 include:_spf.mailhaven.test ip4:198.51.100.7 ~all' },
  });
});
