import { ImapFlow } from 'imapflow';
import { expect, test } from 'vitest';
import { MAYA, NOOR, useMailboxHosts } from './testing.ts';

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
  expect(sent.response).toBe('250 2.0.0 OK');
  expect(submit).toHaveBeenCalledWith(
    expect.objectContaining({ from: NOOR, to: ['a@x.test', 'b@x.test'], account: NOOR }),
  );
  expect(box.truth.list({ kind: 'smtp' }).map(({ to, messageId }) => [to, messageId])).toEqual([
    ['b@x.test', sent.messageId],
    ['a@x.test', sent.messageId],
  ]);
});

test('only Google files what was sent by itself', async () => {
  await sender(MAYA).sendMail({ from: MAYA, to: 'a@x.test', text: 'Hello' });
  await sender(NOOR).sendMail({ from: NOOR, to: 'a@x.test', text: 'Hello' });
  expect(box.hosts.folder(MAYA, '[Gmail]/Sent Mail').messages).toHaveLength(1);
  expect(box.hosts.folder(MAYA, '[Gmail]/All Mail').messages).toHaveLength(1);
  expect(box.hosts.folder(NOOR, 'Sent Items').messages).toHaveLength(0);
});

test('what the world refuses for every recipient is refused to the sender', async () => {
  submit.mockResolvedValueOnce([{ code: 550, text: '5.1.1 No such user' }]);
  await expect(sender(MAYA).sendMail({ from: MAYA, to: 'a@x.test', text: 'Hello' })).rejects.toMatchObject({
    responseCode: 550,
  });
  expect(box.hosts.folder(MAYA, '[Gmail]/Sent Mail').messages).toHaveLength(0);
});

test('submission words a refused log-in as its provider does', async () => {
  await expect(sender(MAYA, { pass: 'wrong' }).verify()).rejects.toMatchObject({ responseCode: 535 });
  box.hosts.setTrouble(MAYA, 'revoked');
  await expect(sender(MAYA).verify()).rejects.toMatchObject({ responseCode: 534 });
  box.hosts.setTrouble(MAYA, 'throttled');
  await expect(sender(MAYA).verify()).rejects.toMatchObject({ responseCode: 454 });
});
