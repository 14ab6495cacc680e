import { expect, test } from 'vitest';
import { RUNE, useImapHost } from './testing.ts';

const host = useImapHost({ provider: 'self', condstore: true, replaces: true });

test('a host of today replaces one message by another, and leaves what others have marked as deleted', async () => {
  for (const id of ['one', 'two']) host.hosts.deliver(RUNE, Buffer.from(`Message-ID: <${id}@x>\r\n\r\n${id}\r\n`));
  const client = await host.logIn(RUNE, ['SELECT INBOX', 'STORE 2 +FLAGS (\\Deleted)']);
  expect(await client.run('CAPABILITY')).toMatch(/ REPLACE\b/);
  const answer = await client.run('UID REPLACE 1 INBOX (\\Draft) {5+}\r\nthree');
  expect(answer).toMatch(/\* OK \[APPENDUID \d+ 3\] Replacement ready[\s\S]*\* 1 EXPUNGE[\s\S]*OK REPLACE completed/);
  const left = host.hosts.folder(RUNE, 'INBOX').messages;
  expect(left.map(({ uid, flags }) => [uid, [...flags]])).toEqual([
    [2, ['\\Deleted']],
    [3, ['\\Draft']],
  ]);
  expect(await client.run('UID REPLACE 1 INBOX {4+}\r\nfour')).toMatch(/NO There is no such message/);
  expect(await client.run('UID REPLACE 2 Nowhere {4+}\r\nfour')).toMatch(/NO \[TRYCREATE\]/);
  expect(host.hosts.folder(RUNE, 'INBOX').messages).toHaveLength(2);
});
