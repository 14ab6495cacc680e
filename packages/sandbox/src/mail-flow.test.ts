import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SteppedClock, steppedClock } from './clock/clock.ts';
import { type MailWorld, startMailWorld } from './mail-world.ts';
import { verifyDkim } from './mailboxes/dkim-testing.ts';
import { createLogOfTruth, type LogOfTruth } from './truth/log-of-truth.ts';

const PASSWORD = 'box-password-1';
const MAYA = 'maya@tryharborline.test';
const JONAS = 'jonas@getharborline.test';
const NOOR = 'noor@harborline-hq.test';
const KATRIN = 'katrin.vogel@nordkai.test';
const HOUR_MS = 3_600_000;

let clock: SteppedClock;
let truth: LogOfTruth;
let box: MailWorld;
async function start(seed: string) {
  clock = steppedClock(new Date('2026-11-17T09:00:00Z'));
  truth = createLogOfTruth();
  const log = { info: () => undefined, warn: (message: string) => expect.unreachable(message) };
  box = await startMailWorld({ seed, clock, truth, log, http: async () => 200 });
  for (const [address, host] of [
    [MAYA, 'mailhaven.test'],
    [JONAS, 'workspace.gmail.test'],
    [NOOR, 'office.outlook.test'],
  ] as const) {
    await box.mailboxes.addDomain({ domain: address.slice(address.indexOf('@') + 1), host });
    box.mailboxes.create({ address, password: PASSWORD, host });
  }
  box.residents.settle(KATRIN);
}

async function stop() {
  for (const transport of transports.values()) transport.close();
  transports.clear();
  await box.close();
}

beforeEach(() => start('4417'));
afterEach(stop);

/** One connection to a host for the mails of a test. */
const transports = new Map<string, ReturnType<typeof connectTo>>();

function connectTo(host: string, user: string) {
  const { smtp } = box.mailboxes.addressOf(host);
  return createTransport({
    pool: true,
    maxConnections: 1,
    maxMessages: Number.POSITIVE_INFINITY,
    host: smtp.host,
    port: smtp.tlsPort,
    secure: true,
    tls: { ca: box.ca, servername: `smtp.${host}` },
    auth: { user, pass: PASSWORD },
  });
}

async function submit(from: string, to: string[], messageId = '<1@harborline.test>') {
  const transport = transports.get(from) ?? connectTo(hostOf(from), from);
  transports.set(from, transport);
  return transport.sendMail({ from, to, subject: 'Two invoices', text: 'Hello', messageId });
}

const hostOf = (address: string) =>
  ({ [JONAS]: 'workspace.gmail.test', [NOOR]: 'office.outlook.test' })[address] ?? 'mailhaven.test';

const inbox = (address: string) => box.mailboxes.folder(address, 'INBOX').messages.map(({ raw }) => raw.toString());

test('what a host takes is waiting until it is delivered, and never lost', async () => {
  await submit(MAYA, [KATRIN]);
  expect(truth.accepted('<1@harborline.test>')).toEqual([]);
  expect(truth.lost()).toEqual([]);
  expect(box.nextAt()).toEqual(clock.now());
  await clock.advance(0);
  expect(truth.accepted('<1@harborline.test>')).toHaveLength(1);
  expect(truth.lost()).toEqual([]);
});

test('a host that says later is asked again by the box’s clock, and the mail arrives once', async () => {
  box.mx.setBehaviour('mx1.nordkai.test', { kind: 'greylist', seconds: 600 });
  await submit(MAYA, [KATRIN]);
  await clock.advance(0);
  expect(truth.receivedBy(KATRIN)).toEqual([]);
  await clock.advance(5 * 60_000);
  expect(truth.receivedBy(KATRIN)).toEqual([]);
  expect(truth.list({ search: 'deferred' })).toHaveLength(2);
  await clock.advance(15 * 60_000);
  expect(truth.receivedBy(KATRIN)).toHaveLength(1);
  expect(truth.lost()).toEqual([]);
});

test.each([
  [MAYA, /^From: "Mail Delivery System" <MAILER-DAEMON@mailhaven\.test>/m, /Undelivered Mail Returned to Sender/],
  [JONAS, /^From: "Mail Delivery Subsystem" <mailer-daemon@workspace\.gmail\.test>/m, /Address not found/],
  [NOOR, /^From: "Microsoft Outlook" <postmaster@office\.outlook\.test>/m, /Undeliverable: Two invoices/],
])('a refused mail comes back to %s in the words of the own provider', async (from, sender, words) => {
  await submit(from, ['xq7zk1@kestrelhaulage.test', KATRIN]);
  await clock.advance(0);
  const [notice = '', ...more] = inbox(from);
  expect(more).toEqual([]);
  expect(notice).toMatch(sender);
  expect(notice).toMatch(words);
  expect(notice).toContain('Final-Recipient: rfc822; xq7zk1@kestrelhaulage.test\r\nAction: failed\r\nStatus: 5.1.1');
  expect(notice).toContain('Remote-MTA: dns; mail.kestrelhaulage.test');
  expect(notice).toContain('Message-ID: <1@harborline.test>');
  expect(truth.receivedBy(KATRIN)).toHaveLength(1);
  expect(truth.lost()).toEqual([]);
});

test('a host that never says yes has the mail returned after a day', async () => {
  box.mx.setMailbox(KATRIN, { kind: 'full', permanent: false });
  await submit(MAYA, [KATRIN]);
  await clock.advance(20 * HOUR_MS);
  expect(inbox(MAYA)).toEqual([]);
  await clock.advance(5 * HOUR_MS);
  expect(inbox(MAYA)).toEqual([expect.stringContaining('Status: 4.2.2')]);
  expect(truth.lost()).toEqual([]);
  expect(box.nextAt()).toBeUndefined();
});

test.each([
  [JONAS, /^Subject: Delivery Status Notification \(Delay\)/m],
  [NOOR, /^Subject: Delivery delayed: Two invoices/m],
])('%s is told once that a mail waits, and once that it failed', async (from, subject) => {
  box.mx.setMailbox(KATRIN, { kind: 'full', permanent: false });
  await submit(from, [KATRIN]);
  await clock.advance(4 * HOUR_MS);
  expect(inbox(from)).toEqual([]);
  await clock.advance(16 * HOUR_MS);
  const [delay = '', ...more] = inbox(from);
  expect(more).toEqual([]);
  expect(delay).toMatch(subject);
  expect(delay).toContain('Action: delayed\r\nStatus: 4.2.2');
  await clock.advance(5 * HOUR_MS);
  expect(inbox(from).map((notice) => /^Action: (\S+)/m.exec(notice)?.[1])).toEqual(['delayed', 'failed']);
});

test('a domain without a name, one without a host, and one that takes no mail each have their own status', async () => {
  box.nameServer.zones.set('nohost.test', [{ name: 'nohost.test', type: 'TXT', data: 'v=spf1 -all' }]);
  const none = { preference: 0, exchange: '.' };
  box.nameServer.zones.set('nomail.test', [{ name: 'nomail.test', type: 'MX', data: none }]);
  await submit(MAYA, ['a@nowhere.test', 'a@nohost.test', 'a@nomail.test']);
  await clock.advance(0);
  expect(inbox(MAYA).map((notice) => /^Status: (\S+)/m.exec(notice)?.[1])).toEqual(['5.1.2', '5.1.2', '5.1.10']);
});

test('a host that makes one wait holds up neither the clock nor the others', async () => {
  const slow = 'katrin.vogel@vexelfreight.test';
  box.residents.settle(slow);
  await submit(MAYA, [slow, KATRIN]);
  await clock.advance(0);
  expect(truth.receivedBy(KATRIN)).toHaveLength(1);
  await vi.waitFor(async () => {
    await clock.advance(20_000);
    expect(truth.receivedBy(slow)).toHaveLength(1);
  });
});

test('a name server that fails is a reason to wait, not to give up', async () => {
  box.nameServer.zones.fail('nordkai.test', 'servfail');
  await submit(MAYA, [KATRIN]);
  await clock.advance(0);
  box.nameServer.zones.fail('nordkai.test', undefined);
  await clock.advance(5 * 60_000);
  expect(truth.receivedBy(KATRIN)).toHaveLength(1);
});

test('a mail whose return finds the mailbox full is lost, and the log of truth says so', async () => {
  await submit(MAYA, ['xq7zk1@kestrelhaulage.test']);
  box.mailboxes.setTrouble(MAYA, 'overQuota');
  await clock.advance(0);
  expect(truth.lost()).toEqual([{ messageId: '<1@harborline.test>', to: 'xq7zk1@kestrelhaulage.test' }]);
});

test('mail between own mailboxes travels over SMTP, stamped by both hosts and signed for its domain', async () => {
  await submit(MAYA, [NOOR]);
  await clock.advance(0);
  const [{ raw } = { raw: Buffer.alloc(0) }] = box.mailboxes.folder(NOOR, 'INBOX').messages;
  const text = raw.toString();
  expect(text).toMatch(/^Return-Path: <maya@tryharborline\.test>\r\nDelivered-To: noor@harborline-hq\.test\r\n/);
  expect(text).toMatch(/^Received: by office\.outlook\.test /m);
  expect(text).toMatch(/^Received: by smtp\.mailhaven\.test /m);
  const [record] = box.nameServer.zones.list('box._domainkey.tryharborline.test');
  const key = record?.type === 'TXT' ? record.data : '';
  expect(key).toMatch(/^v=DKIM1; k=rsa; p=/);
  expect(verifyDkim(raw, key)).toEqual({ d: 'tryharborline.test', s: 'box', isRight: true });
  expect(verifyDkim(Buffer.from(text.replace('Hello', 'Hallo')), key).isRight).toBe(false);
  expect(truth.accepted('<1@harborline.test>')).toHaveLength(1);
});

test('an own mailbox at a domain for free mail gets its mail from that domain’s hosts, and its neighbours theirs', async () => {
  const [own, neighbour] = ['maya.byrne@gmail.test', 'helen.marsh@gmail.test'];
  box.mailboxes.create({ address: own, password: PASSWORD, host: 'workspace.gmail.test' });
  box.residents.settle(neighbour);
  await submit(JONAS, [own, neighbour]);
  await clock.advance(0);
  expect(inbox(own)).toEqual([expect.stringMatching(/^Received: by gmail-smtp-in\.l\.gmail\.test /m)]);
  expect(truth.receivedBy(neighbour)).toHaveLength(1);
});

test('a full own mailbox says so to the sender’s host, which tries again', async () => {
  box.mailboxes.setTrouble(NOOR, 'overQuota');
  await submit(MAYA, [NOOR]);
  await clock.advance(0);
  expect(inbox(NOOR)).toEqual([]);
  box.mailboxes.setTrouble(NOOR, undefined);
  await clock.advance(5 * 60_000);
  expect(inbox(NOOR)).toHaveLength(1);
});

test('a mail that turns out too big for the mailbox comes back from the recipient’s host', async () => {
  const small = 'rune@harborline-hq.test';
  box.mailboxes.create({ address: small, password: PASSWORD, host: 'office.outlook.test', quotaBytes: 100 });
  await submit(MAYA, [small]);
  await clock.advance(0);
  await vi.waitFor(() => expect(inbox(MAYA)).toHaveLength(1));
  expect(inbox(MAYA)[0]).toContain(
    'Final-Recipient: rfc822; rune@harborline-hq.test\r\nAction: failed\r\nStatus: 5.2.2',
  );
});

test('the host of an own mailbox files by the standing of the sender’s domain', async () => {
  box.mailboxes.setReputation('tryharborline.test', 0);
  await submit(MAYA, [NOOR]);
  await clock.advance(0);
  expect(inbox(NOOR)).toEqual([]);
  expect(box.mailboxes.folder(NOOR, 'Junk Email').messages).toHaveLength(1);
  box.mailboxes.setReputation('tryharborline.test', 1);
  await submit(MAYA, [NOOR], '<2@harborline.test>');
  await clock.advance(0);
  expect(inbox(NOOR)).toHaveLength(1);
});

test('a person’s answer waits for a host that is down, and comes once it is back', async () => {
  await submit(MAYA, [KATRIN]);
  await clock.advance(0);
  box.mailboxes.setHostTrouble('mailhaven.test', 'down');
  await box.people.act(KATRIN, { kind: 'answer', answer: 'interested' });
  box.mailboxes.setHostTrouble('mailhaven.test', undefined);
  expect(inbox(MAYA)).toEqual([]);
  await clock.advance(5 * 60_000);
  expect(inbox(MAYA)).toEqual([expect.stringContaining('In-Reply-To: <1@harborline.test>')]);
});

test('a world that begins anew has forgotten mail, behaviours and reputation, but not who has a mailbox', async () => {
  box.mx.setBehaviour('mx1.nordkai.test', { kind: 'policy' });
  box.mailboxes.setReputation('tryharborline.test', 0);
  await submit(MAYA, [NOOR]);
  await submit(MAYA, ['r.castellan@sablecouriers.test'], '<2@harborline.test>');
  await clock.advance(0);
  const door = box.mailboxes.addressOf('mailhaven.test');
  await box.reset('4418');
  expect(truth.list()).toEqual([]);
  expect(truth.counts()).toEqual({ accepted: 0, doubled: 0 });
  expect(box.nextAt()).toBeUndefined();
  expect(box.mailboxes.folder(NOOR, 'Junk Email').messages).toEqual([]);
  expect(box.mailboxes.addressOf('mailhaven.test')).toEqual(door);
  box.residents.settle(KATRIN);
  await submit(MAYA, [KATRIN, NOOR], '<3@harborline.test>');
  await clock.advance(0);
  expect(truth.receivedBy(KATRIN)).toHaveLength(1);
  expect(inbox(NOOR)).toHaveLength(1);
});

test('a fortnight of mail is the same to the letter with the same seed, and another with another', async () => {
  const names = ['katrin', 'jonas', 'anke', 'lena', 'ole', 'sabine', 'tobias', 'petra'];
  const people = ['nordkai.test', 'brightmoor.test', 'sablecouriers.test'].flatMap((domain) =>
    names.map((name) => `${name}.vogel@${domain}`),
  );
  const story = async (seed: string) => {
    await stop();
    await start(seed);
    for (const address of people.slice(0, -2)) box.residents.settle(address);
    for (const [index, address] of people.entries()) await submit(MAYA, [address], `<s${index}@harborline.test>`);
    await clock.advance(14 * 24 * HOUR_MS);
    expect(truth.lost()).toEqual([]);
    return { logged: truth.list({ limit: 10_000 }), kept: inbox(MAYA).map((raw) => /^Subject: .*/m.exec(raw)?.[0]) };
  };
  const [one, same, other] = [await story('4417'), await story('4417'), await story('4418')];
  expect(one.logged.length).toBeGreaterThan(60);
  expect(one.kept.length).toBeGreaterThan(5);
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});
