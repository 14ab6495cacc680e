import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foreignMailMissing } from './foreign-mail-missing.ts';
import { findFreePorts, startServer } from './server-process.ts';
import { type Dovecot, startDovecot } from './start-dovecot.ts';
import { type Postfix, startPostfix } from './start-postfix.ts';

const ANNA = { address: 'anna@north.test', password: 'a:{b} ünï' };
const BEN = { address: 'ben@south.test', password: 'harbour-light' };

/** Known to Postfix, unknown to the Dovecot behind it. */
const GHOST = { address: 'ghost@south.test' };

const missing = foreignMailMissing();

describe.skipIf(missing)(`foreign mail servers${missing ? ` (${missing})` : ''}`, () => {
  let dovecot: Dovecot;
  let postfix: Postfix;

  beforeAll(async () => {
    dovecot = await startDovecot({ users: [ANNA, BEN] });
    const users = [ANNA, BEN, GHOST];
    postfix = await startPostfix({ domains: ['north.test', 'south.test'], users, deliverTo: dovecot });
  });

  afterAll(async () => {
    // Where the second did not start, the first still has to go.
    await postfix?.stop();
    await dovecot?.stop();
  });

  const openSubmission = ({ address, password }: typeof ANNA) =>
    createTransport({
      ...postfix.submission,
      requireTLS: true,
      tls: { ca: postfix.ca },
      auth: { user: address, pass: password },
    });

  const openMx = () => createTransport({ ...postfix.mx, tls: { ca: postfix.ca } });

  const openImap = ({ address, password }: typeof ANNA, server = dovecot) =>
    new ImapFlow({
      host: server.imap.host,
      port: server.imap.tlsPort,
      secure: true,
      tls: { ca: server.ca },
      auth: { user: address, pass: password },
      logger: false,
    });

  const sendToBen = (messageId: string) =>
    openSubmission(ANNA).sendMail({
      from: ANNA.address,
      to: BEN.address,
      subject: 'Hello',
      text: 'Hello Ben',
      messageId,
    });

  test('a submitted message is announced to IDLE, found by its Message-ID and keeps a flag', async () => {
    const imap = openImap(BEN);
    await imap.connect();
    await imap.mailboxOpen('INBOX');
    await waitForMail(imap, () => sendToBen('<first@north.test>'));
    const [uid = 0] = (await imap.search({ header: { 'message-id': '<first@north.test>' } }, { uid: true })) || [];
    await imap.messageFlagsAdd(uid, ['\\Flagged'], { uid: true });
    await waitForMail(imap, () => sendToBen('<second@north.test>'));
    const found = await imap.fetchAll('1:*', { flags: true, envelope: true });
    await imap.logout();
    expect(found).toMatchObject([
      { uid, envelope: { subject: 'Hello', messageId: '<first@north.test>' } },
      { envelope: { messageId: '<second@north.test>' } },
    ]);
    expect(found.map(({ flags }) => flags?.has('\\Flagged'))).toEqual([true, false]);
  });

  test('IMAP over STARTTLS lists the special folders', async () => {
    const imap = new ImapFlow({
      host: dovecot.imap.host,
      port: dovecot.imap.port,
      secure: false,
      doSTARTTLS: true,
      tls: { ca: dovecot.ca },
      auth: { user: ANNA.address, pass: ANNA.password },
      logger: false,
    });
    await imap.connect();
    const folders = await imap.list();
    await imap.logout();
    expect(folders.map(({ specialUse }) => specialUse)).toEqual(
      expect.arrayContaining(['\\Inbox', '\\Drafts', '\\Sent', '\\Junk', '\\Trash']),
    );
  });

  test("a wrong password is refused in each server's own words", async () => {
    const wrong = { ...ANNA, password: 'wrong' };
    await expect(openImap(wrong).connect()).rejects.toMatchObject({
      authenticationFailed: true,
      serverResponseCode: 'AUTHENTICATIONFAILED',
      responseText: 'Authentication failed.',
    });
    await expect(openSubmission(wrong).verify()).rejects.toMatchObject({
      code: 'EAUTH',
      response: expect.stringContaining('535 5.7.8 Error: authentication failed'),
    });
  });

  test('the mail exchanger takes mail for its users, and refuses unknown users and other domains', async () => {
    const send = (to: string) => openMx().sendMail({ from: 'carl@elsewhere.test', to, text: 'Hello' });
    expect(await send(BEN.address)).toMatchObject({ accepted: [BEN.address] });
    await expect(send('nobody@south.test')).rejects.toMatchObject({
      response: expect.stringMatching(/^550 5\.1\.1 .*User unknown/),
    });
    await expect(send('dora@elsewhere.test')).rejects.toMatchObject({
      response: expect.stringMatching(/^554 5\.7\.1 .*Relay access denied/),
    });
  });

  test('mail that Dovecot does not take comes back to its sender as a delivery report', async () => {
    const imap = openImap(ANNA);
    await imap.connect();
    await imap.mailboxOpen('INBOX');
    await waitForMail(imap, () =>
      openSubmission(ANNA).sendMail({ from: ANNA.address, to: GHOST.address, text: 'Hello' }),
    );
    const [report] = await imap.fetchAll('*', { bodyStructure: true, source: true });
    await imap.logout();
    expect(report).toMatchObject({ bodyStructure: { type: 'multipart/report' } });
    expect(report?.source?.toString()).toMatch(/^Final-Recipient: rfc822; ghost@south\.test\r$/m);
  });

  test('mail to other domains does not leave the machine', async () => {
    const sent = openSubmission(ANNA).sendMail({ from: ANNA.address, to: 'dora@elsewhere.test', text: 'Hello' });
    await expect(sent).rejects.toMatchObject({ response: expect.stringContaining('No way to other domains') });
  });

  test('stopping, even twice, ends every process and removes the folders while a client is connected', async () => {
    const other = await startDovecot({ users: [ANNA] });
    const mx = await startPostfix({ domains: ['north.test'], users: [ANNA], deliverTo: other });
    const imap = openImap(ANNA, other);
    await imap.connect();
    const closed = once(imap, 'close');
    const pids = [...other.processes(), ...mx.processes()];
    expect(pids.filter(isRunning)).toEqual(pids);
    await mx.stop();
    await other.stop();
    await other.stop();
    await closed;
    expect(pids.filter(isRunning)).toEqual([]);
    expect([other.folder, mx.folder].filter((folder) => existsSync(folder))).toEqual([]);
  });

  test('a server that does not start fails with its last words', async () => {
    const folder = join(tmpdir(), 'outrider-never-made');
    const args = ['-c', 'echo no room left >&2; exit 3'];
    const [port = 0] = await findFreePorts(1);
    const start = startServer({ command: '/bin/sh', args, folder, logFile: join(folder, 'log'), ports: [port] });
    await expect(start).rejects.toThrow('/bin/sh did not start. Its log ends with:\nno room left');
  });
});

/** In IDLE from before the message is sent until the server says that there is one more. */
async function waitForMail(imap: ImapFlow, send: () => Promise<unknown>): Promise<void> {
  const announced = once(imap, 'exists');
  const idling = imap.idle();
  await send();
  await announced;
  // Any command ends IDLE.
  await imap.noop();
  await idling;
}

/** A process that has ended but is not yet collected by its parent has no command line any more. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`).length > 0;
  } catch {
    return false;
  }
}
