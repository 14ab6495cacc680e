import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, type TestContext, test, vi } from 'vitest';
import type { Db } from '../../../platform/db.ts';
import type { Loop } from '../../../platform/registration.ts';
import { foreignMailMissing } from '../../../platform/testing/foreign-mail/foreign-mail-missing.ts';
import type { MailProgram } from '../../../platform/testing/mail-program.ts';
import { testDatabase } from '../../../platform/testing/test-database.ts';
import { startImapProxy } from './imap-proxy-testing.ts';
import { SYNC_RULES, type SyncRules } from './sync-rules.ts';
import { type SyncServer, startBoxedServer, startDovecotServer } from './sync-servers-testing.ts';
import {
  addMail,
  aMailbox,
  type Collected,
  listServer,
  listStored,
  openClient,
  startReading,
  tell,
} from './sync-testing.ts';

type Stored = { db: Db; mailboxId: string };

const HOURS = 3 * 3_600_000;

const SERVERS = [
  { name: 'the box', start: () => startBoxedServer(), missing: undefined },
  { name: 'Dovecot', start: () => startDovecotServer(), missing: foreignMailMissing() },
];

// Most of the time is spent waiting for pauses of the reader, so several wait at once, each with a database of its own.
describe.concurrent.each(SERVERS)('the inbox of $name', ({ start, missing }) => {
  let server: SyncServer;
  beforeAll(async () => {
    if (!missing) server = await start();
  });
  afterAll(() => server?.stop());

  /** A mailbox, another client of it, and nobody who reads it yet. */
  async function setUp({ onTestFinished }: Pick<TestContext, 'onTestFinished'>, hidden: readonly string[] = []) {
    const database = await testDatabase();
    onTestFinished(() => database.close());
    const reader = server.newUser();
    const proxy = await startImapProxy(server, hidden);
    onTestFinished(() => proxy.stop());
    const direct = await startImapProxy(server);
    onTestFinished(() => direct.stop());
    const client = await openClient(direct, reader);
    onTestFinished(() => client.close());
    const ids = await aMailbox(database.db, reader.user);
    const collected: Collected = { incoming: [], suppressed: [], published: [] };
    const read = (rules: Partial<SyncRules> = {}): Loop => {
      const loop = startReading({ database, proxy, reader }, rules, collected);
      onTestFinished(() => loop.stop());
      return loop;
    };
    return { db: database.db, reader, proxy, client, collected, read, ...ids };
  }

  /** Until here is what there is. */
  async function same({ db, mailboxId, client }: Stored & { client: MailProgram }, timeout = 60_000) {
    const there = await listServer(client);
    const here = async () => (await listStored(db, mailboxId)).map(tell).sort();
    await vi.waitFor(async () => expect(await here()).toEqual(there), { timeout, interval: 50 });
  }

  const addMany = async (client: MailProgram, path: string, from: number, count: number) => {
    for (let index = from; index < from + count; index += 1)
      await addMail(client, path, { id: `m${index}@nordkai.test` });
  };

  test.skipIf(missing)('is read whole at first, and follows all that another client does', async (context) => {
    const world = await setUp(context);
    const { client, read } = world;
    await client.mailboxCreate('Clients');
    await addMany(client, 'INBOX', 0, 23);
    await addMany(client, 'Sent', 100, 7);
    await addMany(client, 'Clients', 200, 12);
    read();
    await same(world);
    await addMany(client, 'INBOX', 30, 3);
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('2:4', ['\\Seen', '\\Flagged']);
    await client.messageDelete('7:9');
    await client.messageMove('10', 'Clients');
    await same(world);
    await client.mailboxOpen('Clients');
    await client.messageFlagsAdd('1:*', ['\\Seen']);
    await client.messageDelete('1:3');
    await client.mailboxCreate('Later');
    await client.messageMove('1:2', 'Later');
    await same(world);
    await client.mailboxDelete('Clients');
    await same(world);
  });

  test.skipIf(missing)('hears of new mail without asking for it', async (context) => {
    const world = await setUp(context);
    world.read({ idleMs: HOURS, pollMs: HOURS, lookAroundMs: HOURS, glanceMs: HOURS });
    await vi.waitFor(async () => expect(await readState(world)).toBe('live'));
    await addMany(world.client, 'INBOX', 0, 1);
    await same(world);
    await addMany(world.client, 'INBOX', 1, 1);
    await same(world);
  });

  test.skipIf(missing).for([
    { what: 'the counters of all folders', hidden: [] },
    { what: 'counters that do not tell of flags', hidden: ['CONDSTORE', 'QRESYNC', 'ENABLE'] },
    { what: 'each folder by itself', hidden: ['CONDSTORE', 'QRESYNC', 'ENABLE', 'LIST-STATUS', 'SPECIAL-USE'] },
  ])('finds what happens outside of the inbox by $what alone', async ({ hidden }, context) => {
    const world = await setUp(context, hidden);
    const { client } = world;
    for (const path of ['Clients', 'Later', 'Old']) await client.mailboxCreate(path);
    await addMany(client, 'Clients', 0, 9);
    await addMany(client, 'Old', 20, 2);
    world.read({ idleMs: HOURS, pollMs: HOURS, lookAroundMs: HOURS, compareAllMs: HOURS });
    await same(world);
    await client.mailboxOpen('Clients');
    await client.messageFlagsAdd('1', ['\\Flagged']);
    await same(world);
    await client.messageFlagsAdd('2', ['\\Seen']);
    await client.messageDelete('3');
    await client.messageMove('4', 'Later');
    await addMany(client, 'Sent', 30, 1);
    await client.mailboxRename('Old', 'Older');
    await same(world);
  });

  test.skipIf(missing).for([
    { what: 'counters of changes', hidden: ['CONDSTORE', 'QRESYNC', 'ENABLE'] },
    {
      what: 'counters or ranges',
      hidden: ['CONDSTORE', 'QRESYNC', 'ENABLE', 'ESEARCH', 'LIST-STATUS', 'SPECIAL-USE', 'IDLE'],
    },
  ])(
    'shows flags of old mail in any folder within ten seconds, on a server without $what',
    async ({ hidden }, context) => {
      const world = await setUp(context, hidden);
      const { client } = world;
      const own = ['Clients', 'Later', 'Old', 'Paid', 'Partners'];
      for (const path of own) await client.mailboxCreate(path);
      const all = ['INBOX', 'Sent', ...own];
      for (const [index, path] of all.entries()) await addMany(client, path, 20 * index, 9);
      const inEach = async (change: () => Promise<unknown>) => {
        for (const path of all) {
          await client.mailboxOpen(path);
          await change();
        }
      };
      await inEach(() => client.messageFlagsAdd('2', ['\\Seen']));
      // More mail than is compared one by one, which is never due again, and the pauses of the product.
      const { glanceMs } = SYNC_RULES;
      // A connection of a test does not live long without a word; a new one would compare everything.
      const alive = { idleMs: glanceMs / 3, pollMs: glanceMs / 3 };
      world.read({ batch: 5, glanceMs, ...alive, lookAroundMs: HOURS, compareAllMs: HOURS });
      await same(world);
      await inEach(() => client.messageFlagsAdd('1', ['\\Flagged']));
      await same(world);
      // As many are unread as before.
      await inEach(async () => {
        await client.messageFlagsRemove('2', ['\\Seen']);
        await client.messageFlagsAdd('1', ['\\Seen']);
      });
      await same(world);
    },
  );

  test.skipIf(missing).for([
    { what: 'counters of changes', hidden: [] },
    { what: 'each flag compared', hidden: ['CONDSTORE', 'QRESYNC', 'ENABLE'] },
  ])('takes a mark of deletion for the end, and its loss for a return, by $what', async ({ hidden }, context) => {
    const world = await setUp(context, hidden);
    const { client, read, collected } = world;
    await client.mailboxCreate('Clients');
    await addMany(client, 'INBOX', 0, 9);
    await addMany(client, 'Clients', 20, 7);
    await client.mailboxOpen('Clients');
    await client.messageFlagsAdd('2:3', ['\\Deleted']);
    read();
    await same(world);
    const [before] = await noteMemo(world, 'm4@nordkai.test');
    await client.mailboxOpen('INBOX');
    // A client without MOVE on a server without UIDPLUS.
    await client.messageCopy('5', 'Clients');
    await client.messageFlagsAdd('5:6', ['\\Deleted']);
    await same(world);
    expect(await findStored(world, 'm4@nordkai.test')).toMatchObject([
      { id: before?.id, path: 'Clients', memo: 'call back' },
    ]);
    await client.messageFlagsRemove('6', ['\\Deleted']);
    await client.mailboxOpen('Clients');
    await client.messageFlagsRemove('2', ['\\Deleted']);
    await same(world);
    await client.messageDelete('1:3');
    await same(world);
    const publishedBefore = collected.published.length;
    // Another client was quicker than we are.
    await addMail(client, 'INBOX', { id: 'answer@nordkai.test', subject: 'Re: Hello', text: 'Yes, call me' }, [
      '\\Deleted',
    ]);
    await vi.waitFor(() => expect(collected.published.length).toBe(publishedBefore + 1));
    await same(world);
  });

  test.skipIf(missing)('keeps a message and the words on it when another client moves it', async (context) => {
    const world = await setUp(context);
    const { client, read } = world;
    await client.mailboxCreate('Clients');
    await addMany(client, 'INBOX', 0, 4);
    read();
    await same(world);
    const [before] = await noteMemo(world, 'm2@nordkai.test');
    await client.mailboxOpen('INBOX');
    await client.messageMove('3', 'Clients');
    await same(world);
    expect(await findStored(world, 'm2@nordkai.test')).toMatchObject([
      { id: before?.id, path: 'Clients', memo: 'call back' },
    ]);
  });

  test.skipIf(missing)('knows a folder again under another name', async (context) => {
    const world = await setUp(context);
    const { client, read, mailboxId } = world;
    await client.mailboxCreate('Clients');
    await addMany(client, 'Clients', 0, 8);
    read();
    await same(world);
    const before = await listStored(world.db, mailboxId);
    await client.mailboxRename('Clients', 'Customers');
    await same(world);
    expect((await listStored(world.db, mailboxId)).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  test.skipIf(missing)('keeps messages and the words on them when a folder is numbered anew', async (context) => {
    const world = await setUp(context);
    const { client, read, reader } = world;
    await client.mailboxCreate('Clients');
    await addMany(client, 'Clients', 0, 12);
    await addMany(client, 'INBOX', 20, 3);
    const reading = read();
    await same(world);
    const [before] = await noteMemo(world, 'm5@nordkai.test');
    if (server.renumber) {
      server.renumber(reader.user, 'Clients');
    } else {
      // A sync that looks while there is no such folder rightly takes its messages for deleted.
      await reading.stop();
      await client.mailboxDelete('Clients');
      await client.mailboxCreate('Clients');
      await addMany(client, 'Clients', 3, 9);
      read();
    }
    await same(world);
    expect(await findStored(world, 'm5@nordkai.test')).toMatchObject([{ id: before?.id, memo: 'call back' }]);
  });

  test.skipIf(missing)(
    'is read to the end though the connection is cut at every command',
    { timeout: 120_000 },
    async (context) => {
      const world = await setUp(context);
      const { client, read, proxy } = world;
      await addMany(client, 'INBOX', 0, 12);
      await addMany(client, 'Sent', 50, 3);
      read();
      for (let at = 3; at <= 24; at += 2) {
        proxy.mischief.cutAt = proxy.commands() + at;
        const before = proxy.commands();
        await addMany(client, 'INBOX', 100 + at, 1);
        await client.mailboxOpen('INBOX');
        await client.messageFlagsAdd('1', at % 2 ? ['\\Flagged'] : ['\\Seen']);
        await vi.waitFor(() => expect(proxy.commands()).toBeGreaterThan(before + at), {
          timeout: 60_000,
          interval: 10,
        });
      }
      proxy.mischief.cutAt = undefined;
      await same(world, 30_000);
    },
  );

  test.skipIf(missing)('is read when every tenth FETCH is late', async (context) => {
    const world = await setUp(context);
    world.proxy.mischief.slowFetchMs = 200;
    await addMany(world.client, 'INBOX', 0, 40);
    world.read({ batch: 3 });
    await same(world);
  });

  test.skipIf(missing)('is taken up again when the server falls silent', async (context) => {
    const world = await setUp(context);
    const { client, read, proxy } = world;
    await addMany(client, 'INBOX', 0, 3);
    read({ aliveMs: 500 });
    await same(world);
    proxy.mischief.muteAt = proxy.commands() + 1;
    const before = proxy.commands();
    await vi.waitFor(() => expect(proxy.commands()).toBeGreaterThan(before));
    await addMany(client, 'INBOX', 10, 1);
    proxy.mischief.muteAt = undefined;
    await same(world);
  });

  test.skipIf(missing).for([
    { what: 'IDLE', hidden: ['IDLE'] },
    { what: 'counters of changes', hidden: ['CONDSTORE', 'QRESYNC', 'ENABLE'] },
    { what: 'quick removals', hidden: ['QRESYNC'] },
    {
      what: 'anything of these',
      hidden: ['IDLE', 'CONDSTORE', 'QRESYNC', 'ENABLE', 'LIST-STATUS', 'ESEARCH', 'SPECIAL-USE', 'MOVE'],
    },
  ])('follows a server without $what', async ({ hidden }, context) => {
    const world = await setUp(context, hidden);
    const { client, read } = world;
    await addMany(client, 'INBOX', 0, 13);
    read();
    await same(world);
    await addMany(client, 'INBOX', 20, 2);
    await client.mailboxOpen('INBOX');
    await client.messageFlagsAdd('1:3', ['\\Seen']);
    await client.messageDelete('5:6');
    await same(world);
  });

  test.skipIf(missing)('does not undo what a user changes here while it reads', async (context) => {
    const world = await setUp(context);
    const { client, read, proxy, mailboxId } = world;
    await addMany(client, 'INBOX', 0, 1);
    read();
    // By then its text was fetched, too: the next FETCH is one of flags.
    await vi.waitFor(async () => expect(await countClassified(world)).toBe(1));
    const unread = Promise.withResolvers<{ xmin: string }>();
    await client.mailboxOpen('INBOX');
    proxy.mischief.beforeAnswer = async () => {
      await client.messageFlagsRemove('1', ['\\Seen']);
      unread.resolve(await touch(world));
    };
    await client.messageFlagsAdd('1', ['\\Seen']);
    const before = await unread.promise;
    const commands = proxy.commands();
    await vi.waitFor(() => expect(proxy.commands()).toBeGreaterThan(commands + 5));
    await same(world);
    const { rows } = await sql`select xmin::text from inbox_messages where mailbox_id = ${mailboxId}`.execute(world.db);
    expect(rows).toEqual([before]);
  });

  test.skipIf(missing)('tells an answer once, and what we sent ourselves never', async (context) => {
    const world = await setUp(context);
    const { client, read, collected, reader, mailboxId } = world;
    read();
    await same(world);
    await addMail(client, 'Sent', {
      id: 'ours@north.test',
      from: reader.user,
      to: 'anna@nordkai.test',
      subject: 'Two invoices',
    });
    await addMail(client, 'INBOX', {
      id: 'ours@north.test',
      from: reader.user,
      to: reader.user,
      subject: 'Two invoices',
    });
    const head = ['In-Reply-To: <ours@north.test>', 'References: <ours@north.test>'];
    await addMail(client, 'INBOX', {
      id: 'answer@nordkai.test',
      subject: 'Re: Two invoices',
      text: 'Yes, please call me',
      head,
    });
    await vi.waitFor(() => expect(collected.published).toEqual(['reply.received']));
    await client.mailboxCreate('Clients');
    await client.mailboxOpen('INBOX');
    await client.messageMove('2', 'Clients');
    await same(world);
    await client.mailboxOpen('Clients');
    await client.messageMove('1', 'INBOX');
    await same(world);
    expect(collected.published).toEqual(['reply.received']);
    const threads = await listStored(world.db, mailboxId);
    expect(new Set(threads.map(({ threadId }) => threadId)).size).toBe(1);
  });

  async function readState({ db, mailboxId }: Stored) {
    const { state } = await db
      .selectFrom('inbox_syncs')
      .select('state')
      .where('mailbox_id', '=', mailboxId)
      .executeTakeFirstOrThrow();
    return state;
  }

  async function noteMemo({ db, mailboxId }: Stored, messageId: string) {
    await sql`update inbox_messages set memo = 'call back'
      where mailbox_id = ${mailboxId} and message_id = ${messageId}`.execute(db);
    return findStored({ db, mailboxId }, messageId);
  }

  async function countClassified({ db, mailboxId }: Stored) {
    const { rows } = await sql`select from inbox_messages
      where mailbox_id = ${mailboxId} and classified_at is not null`.execute(db);
    return rows.length;
  }

  /** What it is here, written once more: a worker that writes it after that leaves another mark. */
  async function touch({ db, mailboxId }: Stored) {
    const { rows } = await sql<{ xmin: string }>`update inbox_messages set seen = seen where mailbox_id = ${mailboxId}
      returning xmin::text`.execute(db);
    return rows[0] ?? { xmin: '' };
  }

  const findStored = async ({ db, mailboxId }: Stored, messageId: string) =>
    (await listStored(db, mailboxId)).filter((message) => message.messageId === messageId);
});
