import { once } from 'node:events';
import { connect } from 'node:tls';
import { ImapFlow } from 'imapflow';
import { expect, test } from 'vitest';
import { MAYA, NOOR, RUNE, useMailboxHosts } from './testing.ts';

const box = useMailboxHosts();
const { logIn, sender, submit } = box;

test('a token opens IMAP and submission, a wrong one neither', async () => {
  const accessToken = `token of ${MAYA}`;
  await expect(logIn(MAYA, { accessToken })).resolves.toBeInstanceOf(ImapFlow);
  await expect(logIn(MAYA, { accessToken: 'stale' })).rejects.toThrow();
  await expect(sender(MAYA, { accessToken }).verify()).resolves.toBe(true);
  await expect(sender(MAYA, { accessToken: 'stale' }).verify()).rejects.toThrow();
});

test.each([true, false])('a submitted mail reaches the world (TLS from the start: %s)', async (secure) => {
  const sent = await sender(NOOR, { secure }).sendMail({ from: NOOR, to: ['a@x.test', 'b@x.test'], text: 'Hello' });
  expect(sent.response).toBe('250 2.0.0 OK queued as MARK');
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({ from: NOOR, to: ['a@x.test', 'b@x.test'], messageId: sent.messageId }),
  );
  expect(box.truth.list({ kind: 'smtp' }).map(({ to, messageId }) => [to, messageId])).toEqual([
    ['b@x.test', sent.messageId],
    ['a@x.test', sent.messageId],
  ]);
});

test('Google and Microsoft file what was sent by themselves, a server of one’s own does not', async () => {
  for (const from of [MAYA, NOOR, RUNE]) await sender(from).sendMail({ from, to: 'a@x.test', text: 'Hello' });
  expect(box.hosts.folder(MAYA, '[Gmail]/Sent Mail').messages).toHaveLength(1);
  expect(box.hosts.folder(MAYA, '[Gmail]/All Mail').messages).toHaveLength(1);
  expect(box.hosts.folder(NOOR, 'Sent Items').messages).toHaveLength(1);
  expect(box.hosts.folder(RUNE, 'Sent').messages).toHaveLength(0);
});

test('recipients the host can tell to be nobody are refused one by one, the others are taken', async () => {
  const to = ['nobody@harborline.test', NOOR, 'a@x.test'];
  const sent = await sender(MAYA).sendMail({ from: MAYA, to, text: 'Hello' });
  expect(sent.rejected).toEqual(['nobody@harborline.test']);
  expect(submit).toHaveBeenCalledWith(expect.objectContaining({ to: [NOOR, 'a@x.test'] }));
  expect(sent.rejectedErrors?.[0]).toMatchObject({ responseCode: 550 });
  const wrong = { envelope: { from: MAYA, to: ['dana@-'] }, raw: 'Subject: Hello\r\n\r\n' };
  await expect(sender(MAYA).sendMail(wrong)).rejects.toMatchObject({ responseCode: 553 });
});

test('a mail without an id gets one from its host, and is promised under it', async () => {
  const envelope = { from: MAYA, to: ['a@x.test'] };
  await sender(MAYA).sendMail({ envelope, raw: 'Subject: Hello\r\n\r\nHello\r\n' });
  const [{ messageId, raw }] = submit.mock.calls[0] ?? [expect.unreachable()];
  expect(messageId).toMatch(/^<.+@google\.box\.test>$/);
  expect(raw.toString()).toBe(`Message-ID: ${messageId}\r\nSubject: Hello\r\n\r\nHello\r\n`);
  expect(box.truth.lost()).toEqual([{ messageId, to: 'a@x.test' }]);
});

test('the conversation of a submission can be read without its password', async () => {
  await sender(MAYA).sendMail({ from: MAYA, to: 'a@x.test', subject: 'Two invoices', text: 'Hello' });
  const [event] = box.truth.list({ kind: 'smtp' });
  const lines = box.truth.transcript(event?.id ?? -1)?.map(({ who, line }) => `${who} ${line}`) ?? [];
  expect(lines).toContain(`C MAIL FROM:<${MAYA}>`);
  expect(lines).toContain('C Subject: Two invoices');
  expect(lines.at(-1)).toBe('S 250 2.0.0 OK queued as MARK');
  expect(lines.filter((line) => line.startsWith('C AUTH'))).toEqual(['C AUTH PLAIN /* secured */']);
});

test('a client that hangs up as soon as it has seen the certificate does no harm', async () => {
  const { smtp } = box.hosts.addressOf('google.box.test');
  for (let round = 0; round < 5; round += 1) {
    const socket = connect({ host: smtp.host, port: smtp.tlsPort, rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    socket.destroy();
  }
  await expect(sender(MAYA).verify()).resolves.toBe(true);
});

test('submission words a refused log-in as its provider does', async () => {
  await expect(sender(MAYA, { pass: 'wrong' }).verify()).rejects.toMatchObject({ responseCode: 535 });
  box.hosts.setTrouble(MAYA, 'revoked');
  await expect(sender(MAYA).verify()).rejects.toMatchObject({ responseCode: 534 });
  box.hosts.setTrouble(MAYA, 'throttled');
  await expect(sender(MAYA).verify()).rejects.toMatchObject({ responseCode: 454 });
});
