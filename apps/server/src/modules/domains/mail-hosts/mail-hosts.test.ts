import { type Box, startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MailProgram } from '../../../platform/testing/mail-program.ts';
import { boxedPorkbun, usd } from '../registrars/box-registrar-testing.ts';
import { createMailcow } from './create-mailcow.ts';
import { createStalwart } from './create-stalwart.ts';
import type { MailHost } from './mail-host.ts';

const PASSWORD = 'correct horse battery';

let box: Box;
beforeAll(async () => {
  box = await startBox(testOptions());
});
afterAll(() => box.close());
afterEach(() => box.mailHost.setTrouble('none'));

const HOSTS = {
  mailcow: () => createMailcow(settingsOf('mailcow')),
  Stalwart: () => createStalwart(settingsOf('stalwart')),
};
const KINDS = Object.keys(HOSTS) as (keyof typeof HOSTS)[];

function settingsOf(kind: 'mailcow' | 'stalwart') {
  const { access, host, spf } = box.mailHost;
  return { url: access[kind], key: access.key, hostName: host, spf };
}

let count = 0;
const aDomain = () => {
  count += 1;
  return `harborline-${count}.test`;
};

const aMailbox = (domain: string) => ({
  address: `maya@${domain}`,
  name: 'Maya Adair',
  password: PASSWORD,
  quotaMb: 1024,
});

/** Where the box has a server, in place of its name. */
function doorOf({ host, port }: { host: string; port: number }) {
  const address = box.zones.list(host).find(({ name, type }) => name === host && type === 'A');
  const door = address?.type === 'A' ? box.route(address.data, port) : undefined;
  if (!door) throw new Error(`No door at ${host}:${port}`);
  return door;
}

async function logIn(host: MailHost, address: string, pass: string): Promise<boolean> {
  const client = new MailProgram({
    ...doorOf(host.servers.imap),
    secure: true,
    tls: { ca: box.ca, servername: host.servers.imap.host },
    auth: { user: address, pass },
    logger: false,
  });
  try {
    await client.connect();
    await client.logout();
    return true;
  } catch {
    return false;
  }
}

test.each(KINDS)('%s makes a domain with its records, however often it is asked', async (kind) => {
  const host = HOSTS[kind]();
  const domain = aDomain();
  await expect(host.records(domain)).rejects.toThrow('no DKIM key');
  await host.addDomain(domain);
  await host.addDomain(domain);
  expect(await host.records(domain)).toEqual({
    mx: [{ host: 'mailhaven.test', priority: 10 }],
    spf: 'v=spf1 include:_spf.mailhaven.test ~all',
    dkim: { selector: expect.stringMatching(/^\w+$/), value: expect.stringMatching(/^v=DKIM1;.*p=[\w+/=]{300,}$/) },
  });
  expect(await host.lacks()).toEqual([]);
});

test.each(KINDS)('%s makes a mailbox that opens, changes its password and can be closed', async (kind) => {
  const host = HOSTS[kind]();
  const domain = aDomain();
  const mailbox = aMailbox(domain);
  await host.addDomain(domain);
  await host.addMailbox(mailbox);
  await host.addMailbox(mailbox);
  expect(await logIn(host, mailbox.address, PASSWORD)).toBe(true);
  await expect(host.addMailbox({ ...mailbox, password: 'somebody else’s' })).rejects.toThrow('exists already');
  await host.setPassword(mailbox.address, 'another good one');
  expect(await logIn(host, mailbox.address, PASSWORD)).toBe(false);
  expect(await logIn(host, mailbox.address, 'another good one')).toBe(true);
  await host.disableMailbox(mailbox.address);
  expect(await logIn(host, mailbox.address, 'another good one')).toBe(false);
  expect(box.mailHost.mailboxes().find(({ address }) => address === mailbox.address)).toMatchObject({ quotaMb: 1024 });
});

test('mail reaches a bought mailbox by the MX of its bought domain, and leaves it signed', async () => {
  const domain = 'signedfreight.test';
  const registrar = boxedPorkbun(box);
  const host = HOSTS.mailcow();
  expect(await registrar.register({ domain, years: 1, cost: usd(1299), key: 'signed' })).toMatchObject({
    kind: 'done',
  });
  await host.addDomain(domain);
  const mailbox = aMailbox(domain);
  const other = { ...aMailbox(domain), address: `ben@${domain}` };
  for (const one of [mailbox, other]) await host.addMailbox(one);
  const { mx, spf, dkim } = await host.records(domain);
  await registrar.addRecord(domain, { type: 'MX', name: domain, value: mx[0]?.host ?? '', priority: 10 });
  await registrar.addRecord(domain, { type: 'TXT', name: domain, value: spf, priority: null });
  const keyName = `${dkim.selector}._domainkey.${domain}`;
  await registrar.addRecord(domain, { type: 'TXT', name: keyName, value: dkim.value, priority: null });

  const transport = createTransport({
    ...doorOf(host.servers.smtp),
    secure: true,
    tls: { ca: box.ca, servername: host.servers.smtp.host },
    auth: { user: mailbox.address, pass: PASSWORD },
  });
  await transport.sendMail({ from: mailbox.address, to: other.address, subject: 'Three invoices', text: 'See below.' });
  transport.close();
  // A name that is new may also land among the spam.
  const arrived = () =>
    ['INBOX', 'Junk'].flatMap((folder) => box.mailboxes.folder(other.address, folder).messages.map(({ raw }) => raw));
  await expect
    .poll(() => arrived().map(String))
    .toEqual([expect.stringMatching(new RegExp(`DKIM-Signature:[^]*d=${domain};[^]*s=${dkim.selector};`))]);
});

const CASES = [
  ['wrongKey', 'keyRefused'],
  ['down', 'noAnswer'],
  ['malformed', 'noAnswer'],
  ['noAnswerBefore', 'noAnswer'],
] as const;

test.each(KINDS.flatMap((kind) => CASES.map(([trouble, need]) => [kind, trouble, need] as const)))(
  '%s that is in trouble (%s) says what it lacks and that it may pass',
  async (kind, trouble, need) => {
    const host = HOSTS[kind]();
    box.mailHost.setTrouble(trouble);
    expect(await host.lacks()).toEqual([{ need, words: expect.stringMatching(/\w{4}/) }]);
    await expect(host.addDomain(aDomain())).rejects.toMatchObject({ name: 'MailHostError', isPassing: true });
  },
);

test('mailcow tells an address that is not on its list from a key it does not know', async () => {
  box.mailHost.setTrouble('addressNotAllowed');
  expect(await HOSTS.mailcow().lacks()).toEqual([
    { need: 'addressNotAllowed', words: 'mailcow: api access denied for ip 127.0.0.1' },
  ]);
});

test('a key that may only read is found out by what it cannot do', async () => {
  box.mailHost.setTrouble('readOnlyKey');
  await expect(HOSTS.mailcow().addDomain(aDomain())).rejects.toThrow('API read/write access denied');
});

test('a Stalwart of before 0.16 is refused with a sentence', async () => {
  box.mailHost.setTrouble('tooOld');
  const words = 'This Stalwart is older than 0.16, which cannot be managed by JMAP. Upgrade it to 0.16 or later.';
  expect(await HOSTS.Stalwart().lacks()).toEqual([{ need: 'versionTooOld', words }]);
  await expect(HOSTS.Stalwart().addDomain(aDomain())).rejects.toThrow(words);
});

test.each(KINDS)('%s that has no room may have some later; a password it refuses stays refused', async (kind) => {
  const host = HOSTS[kind]();
  const domain = aDomain();
  await host.addDomain(domain);
  box.mailHost.setTrouble('full');
  await expect(host.addMailbox(aMailbox(domain))).rejects.toMatchObject({ isPassing: true });
  box.mailHost.setTrouble('weakPassword');
  await expect(host.addMailbox(aMailbox(domain))).rejects.toMatchObject({ isPassing: false });
});

test.each(KINDS)('%s that hung up after it had made the mailbox is asked again without harm', async (kind) => {
  const host = HOSTS[kind]();
  const domain = aDomain();
  await host.addDomain(domain);
  box.mailHost.setTrouble('noAnswerAfter');
  await expect(host.addMailbox(aMailbox(domain))).rejects.toMatchObject({ isPassing: true });
  box.mailHost.setTrouble('none');
  await host.addMailbox(aMailbox(domain));
  expect(box.mailHost.mailboxes().filter(({ address }) => address.endsWith(domain))).toHaveLength(1);
});

test.each(KINDS)('%s is never asked with something that is no address', async (kind) => {
  await expect(HOSTS[kind]().addMailbox({ ...aMailbox('x.test'), address: 'nobody' })).rejects.toMatchObject({
    isPassing: false,
  });
});
