import { expect, test } from 'vitest';
import { RUNE, useImapHost } from './testing.ts';

const host = useImapHost({
  provider: 'self',
  condstore: false,
  lacks: ['UIDPLUS', 'MOVE', 'UNSELECT', 'SPECIAL-USE'],
});

test('a host of long ago neither offers what came later nor does it', async () => {
  for (const id of ['one', 'two']) host.hosts.deliver(RUNE, Buffer.from(`Message-ID: <${id}@x>\r\n\r\n${id}\r\n`));
  const client = await host.logIn(RUNE, ['SELECT INBOX', 'STORE 1 +FLAGS (\\Deleted)']);
  expect(await client.run('CAPABILITY')).not.toMatch(/UIDPLUS|MOVE|UNSELECT|SPECIAL-USE/);
  for (const command of ['UID EXPUNGE 1', 'UID MOVE 1 Trash', 'MOVE 1 Trash', 'UNSELECT'])
    expect(await client.run(command)).toMatch(/^r\d+ BAD /m);
  expect(await client.run('LIST "" "*"')).not.toContain('\\Trash');
  expect(await client.run('COPY 2 Trash')).toMatch(/^r\d+ OK COPY completed/m);
  expect(host.hosts.folder(RUNE, 'INBOX').messages).toHaveLength(2);
  expect(await client.run('EXPUNGE')).toContain('* 1 EXPUNGE');
});
