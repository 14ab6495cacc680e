import { ImapFlow } from 'imapflow';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ANNA,
  accountAt,
  BARE_DOVECOT,
  HOST,
  type MailServers,
  PASSWORD,
  startBoxedServers,
  startForeignServers,
} from '../net/mail-servers-testing.ts';
import { foreignMailMissing } from '../testing/foreign-mail/foreign-mail-missing.ts';
import { openImap } from './imap.ts';
import type { ImapClient } from './imap-client.ts';
import { putAway, putMessage } from './put-message.ts';
import { deleteMessages, moveMessages } from './remove-messages.ts';

type Kind = { name: string; start: () => Promise<MailServers>; isBare: boolean; missing?: string | undefined };

const SERVERS: Kind[] = [
  { name: 'the box', start: () => startBoxedServers(), isBare: false },
  { name: 'the box of today', start: () => startBoxedServers('self', { replaces: true }), isBare: false },
  {
    name: 'the box of long ago',
    start: () => startBoxedServers('self', { condstore: false, lacks: ['UIDPLUS', 'MOVE', 'UNSELECT', 'SPECIAL-USE'] }),
    isBare: true,
  },
  { name: 'Dovecot', start: () => startForeignServers(), isBare: false, missing: foreignMailMissing() },
  {
    name: 'Dovecot without extensions',
    start: () => startForeignServers(BARE_DOVECOT),
    isBare: true,
    missing: foreignMailMissing(),
  },
];

describe.each(SERVERS)('at $name', ({ start, isBare, missing }) => {
  let servers: MailServers;
  let other: ImapFlow;
  beforeAll(async () => {
    if (missing) return;
    servers = await start();
    other = await openOther();
  });
  afterAll(async () => {
    other?.close();
    await servers?.stop();
  });

  /** Another mail program, which may do what it likes. */
  async function openOther() {
    const place = await servers.network.locate(HOST, 993);
    if (place.kind !== 'located' || !place.places[0]) throw new Error('nowhere');
    const { address, port } = place.places[0];
    const tls = { rejectUnauthorized: false };
    const auth = { user: ANNA, pass: PASSWORD };
    const client = new ImapFlow({ host: address, port, secure: true, tls, auth, logger: false, disableAutoIdle: true });
    await client.connect();
    return client;
  }

  async function openOurs() {
    const client = await openImap(accountAt(993), { network: servers.network });
    const said: string[] = [];
    const log: { debug: unknown } = Reflect.get(client, 'log');
    log.debug = ({ src, msg }: { src?: string; msg?: string }) => void (src === 'c' && said.push(msg ?? ''));
    return { client, said };
  }

  /** Three messages, of which the other program has marked the first. */
  async function fill(name: string) {
    await other.mailboxCreate([name]);
    const { path } = (await other.list()).find((folder) => folder.name === name) ?? { path: name };
    for (const id of ['theirs', 'moved', 'deleted'])
      await other.append(path, `Message-ID: <${id}.${name}@x>\r\nSubject: ${id}\r\n\r\n${id}\r\n`);
    await other.mailboxOpen(path);
    await other.messageFlagsAdd('1', ['\\Deleted'], { uid: true });
    return path;
  }

  async function subjectsIn(client: ImapClient, path: string, query: object) {
    const lock = await client.getMailboxLock(path);
    try {
      // RFC 3501, 5.2: a server may keep what others did until it is asked.
      await client.noop();
      const uids = await client.search(query, { uid: true });
      if (!uids || uids.length === 0) return [];
      return (await client.fetchAll(uids, { envelope: true }, { uid: true })).map(({ envelope }) => envelope?.subject);
    } finally {
      lock.release();
    }
  }

  test.skipIf(missing)('moving and deleting leaves what another client has marked', async () => {
    const path = await fill('Desk');
    const { client, said } = await openOurs();
    await client.mailboxOpen(path);
    expect(await moveMessages(client, [2], 'Trash')).toBeDefined();
    expect(await deleteMessages(client, [3])).toBe(true);
    await client.logout();
    const left = isBare ? ['theirs', 'moved', 'deleted'] : ['theirs'];
    expect(await subjectsIn(other, path, { deleted: true })).toEqual(left);
    expect(await subjectsIn(other, path, { deleted: false })).toEqual([]);
    expect(await subjectsIn(other, 'Trash', { deleted: false })).toEqual(['moved']);
    expect(said.filter((line) => /^\S+ (?:EXPUNGE|CLOSE)\b/i.test(line))).toEqual([]);
    expect(said.some((line) => /UID EXPUNGE/.test(line))).toBe(!isBare);
  });

  test.skipIf(missing)(
    'putting one message in the place of another leaves what another client has marked',
    async () => {
      const path = await fill('Drafts of ours');
      const { client, said } = await openOurs();
      await client.mailboxOpen(path);
      const raw = Buffer.from('Subject: new\r\n\r\nnew\r\n');
      const isReplaced = await putMessage(client, { path, raw, flags: ['\\Draft', '\\Seen'] }, 2);
      expect(isReplaced).toBe(client.capabilities.has('REPLACE'));
      if (!isReplaced) expect(await putAway(client, [2])).toBe(true);
      expect(await putAway(client, [3])).toBe(true);
      await client.logout();
      expect(await subjectsIn(other, path, { draft: true, seen: true, deleted: false })).toEqual(['new']);
      expect(await subjectsIn(other, path, { deleted: false })).toEqual(['new']);
      expect(await subjectsIn(other, path, { deleted: true })).toEqual(
        isBare ? ['theirs', 'moved', 'deleted'] : ['theirs'],
      );
      if (isBare)
        expect(await subjectsIn(other, 'Trash', { deleted: false })).toEqual(
          expect.arrayContaining(['moved', 'deleted']),
        );
      expect(said.filter((line) => /^\S+ (?:EXPUNGE|CLOSE)\b/i.test(line))).toEqual([]);
    },
  );

  test.skipIf(missing)('not even the library’s own words can remove it', async () => {
    const path = await fill('Shelf');
    const { client, said } = await openOurs();
    const library = client as ImapFlow;
    await library.mailboxOpen(path);
    if (isBare) expect(await library.messageDelete('3', { uid: true })).toBe(false);
    expect(await library.messageDelete('3')).toBe(false);
    expect(await library.mailboxClose()).toBe(false);
    await library.mailboxOpen(path);
    await library.mailboxDelete(path).catch(() => undefined);
    client.close();
    expect(said.filter((line) => /^\S+ (?:EXPUNGE|CLOSE)\b/i.test(line))).toEqual([]);
    expect(said.length).toBeGreaterThan(0);
  });
});

test('who removes mail past these functions is stopped by the compiler', () => {
  const removed = (client: ImapClient) => [
    // @ts-expect-error It may send a plain EXPUNGE.
    client.messageDelete,
    // @ts-expect-error The same, after a copy.
    client.messageMove,
    // @ts-expect-error CLOSE expunges.
    client.mailboxClose,
  ];
  expect(removed).toBeTypeOf('function');
});
