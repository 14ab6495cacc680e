import { randomUUID } from 'node:crypto';
import { discardDraft, openDraft, settleDraft, undiscardDraft } from '@outrider/contract/compose/drafts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';
import { createLog } from '../../../platform/log.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { openMailboxImap } from '../../mailboxes/index.ts';
import { aConnectedMailbox, aSender, type BoxedHost, boxOf } from '../../mailboxes/testing.ts';
import { callCompose, type Info, olderBy } from '../testing.ts';
import { lookAtCopies } from './copies.repository.ts';
import { copyDrafts } from './copy-drafts.ts';
import { type FoundCopy, planCopy } from './copy-rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const DRAFTS = { 'workspace.gmail.test': '[Gmail]/Drafts' } as Partial<Record<BoxedHost, string>>;

async function aWriter(host: BoxedHost = 'mailhaven.test') {
  const { db } = server.database;
  const { token, workspaceId } = await aSender(server);
  const { email, accountId } = await aConnectedMailbox(server, token, host);
  const box = boxOf(server).mailboxes;
  const folder = (name: string) => box.folder(email, name).messages;
  /** Drafts that are there, as a mail program shows them. */
  const inDrafts = () =>
    folder(DRAFTS[host] ?? 'Drafts')
      .filter(({ flags }) => !flags.includes('\\Deleted'))
      .map(({ raw, flags }) => ({ raw: raw.toString(), flags: [...flags] }));
  const save = (attrs: object, more: Partial<Info> = {}) =>
    callCompose(server, token, { action: 'save', attrs, forced: true, ...more } as Info, email);
  /** Copies what is due some seconds from now. */
  const copy = (
    afterSeconds = 0,
    openImap = (...of: [{ workspaceId: string }, string]) => openMailboxImap(server.mailboxes, ...of),
  ) =>
    copyDrafts({
      db,
      log: createLog('silent'),
      pause: async () => undefined,
      now: () => new Date(Date.now() + afterSeconds * 1_000),
      openImap,
      readBody: async () => undefined,
      fetchReplyTo: async () => [],
      readPart: async () => Buffer.from('part'),
      openUpload: () => Promise.reject(new Error('no uploads here')),
      openFile: () => Promise.reject(new Error('no files here')),
      addUpload: async () => ({ id: randomUUID() }),
      findSuppressed: async () => new Map(),
      fetchImage: async () => undefined,
      trySender: async () => undefined,
      zoneOf: async () => 'UTC',
    });
  const open = async (draftId: string) => (await server.call(openDraft, { draftId }, { token })).data;
  return { db, token, workspaceId, email, accountId, box, folder, inDrafts, save, copy, open };
}

const HOSTS: BoxedHost[] = ['mailhaven.test', 'office.outlook.test', 'oldmail.test', 'workspace.gmail.test'];

/** By what each host can do. */
const DEATHS: Record<BoxedHost, string[]> = {
  'mailhaven.test': ['exec'],
  'office.outlook.test': ['append', 'messageDelete', 'messageFlagsAdd'],
  'workspace.gmail.test': ['append', 'messageDelete', 'messageFlagsAdd'],
  'oldmail.test': ['append', 'messageFlagsAdd', 'messageCopy'],
};

describe.each(HOSTS)('at %s', (host) => {
  test('one copy follows a draft, from its first save to its end, and no message another client marked goes with it', async () => {
    const { email, box, folder, inDrafts, save, copy, open, token } = await aWriter(host);
    const drafts = DRAFTS[host] ?? 'Drafts';
    const theirs = Buffer.from(
      'Message-ID: <marked@elsewhere.test>\r\nSubject: theirs\r\n\r\nmarked by another client\r\n',
    );
    box.put(email, theirs, { folder: drafts, at: new Date(), flags: ['\\Deleted'] });
    const marked = () => folder(drafts).filter(({ raw }) => raw.equals(theirs)).length;
    const { draftId } = await save({
      subject: 'one',
      to: ['nora@nordkai.test'],
      bcc: ['boss@nordkai.test'],
      content: '<p>first</p>',
    });
    await copy();
    expect(inDrafts()).toMatchObject([{ flags: expect.arrayContaining(['\\Draft', '\\Seen']) }]);
    const [first] = inDrafts();
    expect(first?.raw).toMatch(new RegExp(`^X-Outrider-Draft: ${draftId}; revision=1\r$`, 'm'));
    expect(first?.raw).toMatch(/^Bcc: boss@nordkai\.test\r$/m);
    expect((await open(draftId)).copy).toEqual({ state: 'current', words: '' });
    await save({ subject: 'two', content: '<p>second</p>' }, { id: draftId });
    expect((await open(draftId)).copy.state).toBe('waiting');
    await copy();
    expect(inDrafts()).toHaveLength(1);
    expect(inDrafts()[0]?.raw).toMatch(/^Subject: two\r$/m);
    // Nothing to do is nothing done.
    expect(await copy(600)).toBe(0);
    await server.call(discardDraft, { draftId }, { token });
    await copy();
    expect(inDrafts()).toEqual([]);
    await server.call(undiscardDraft, { draftId }, { token });
    await copy();
    expect(inDrafts()).toHaveLength(1);
    expect(marked()).toBe(1);
    if (host === 'oldmail.test') expect(folder('Trash').length).toBeGreaterThan(0);
  });

  test('a worker that dies at any step leaves exactly one in the end', async () => {
    const { db, inDrafts, save, copy } = await aWriter(host);
    const deaths = new Set<string>();
    const { draftId } = await save({ subject: 'one' });
    await copy();
    for (const dies of [
      'append',
      'exec',
      'messageDelete',
      'messageFlagsAdd',
      'messageMove',
      'messageCopy',
      'settled',
    ] as const) {
      await save({ subject: `before ${dies}` }, { id: draftId });
      await copy(0, async (...of) =>
        dyingAt(await openMailboxImap(server.mailboxes, ...of), dies, (died) => deaths.add(died)),
      );
      if (dies === 'settled')
        await sql`update drafts set copy_revision = copy_revision - 1, copy_due_at = now() - interval '1 second' where id = ${draftId}`.execute(
          db,
        );
      else
        await sql`update drafts set copy_due_at = now() - interval '1 second', copy_lease = null where id = ${draftId} and copy_due_at is not null`.execute(
          db,
        );
      expect(inDrafts().length).toBeGreaterThan(0);
      await copy();
      expect({ dies, left: inDrafts().length }).toEqual({ dies, left: 1 });
      expect(inDrafts()[0]?.raw).toContain(`before ${dies}`);
    }
    expect([...deaths]).toEqual(DEATHS[host]);
  });
});

/** A connection that breaks after this command has been done. */
function dyingAt(client: ImapClient, command: string, onDeath: (command: string) => void): ImapClient {
  const wire = client as unknown as Record<string, unknown>;
  const done = wire[command];
  if (typeof done !== 'function') return client;
  wire[command] = async (...args: unknown[]) => {
    const isOther = command === 'exec' && args[0] !== 'UID REPLACE';
    const result: unknown = await done.apply(client, args);
    if (isOther) return result;
    client.close();
    onDeath(command);
    throw Object.assign(new Error('killed'), { code: 'EConnectionClosed' });
  };
  return client;
}

test('the copy waits for a minute without typing, a quarter more at most, and follows at once when the mail is left', async () => {
  const { inDrafts, save, copy } = await aWriter();
  const { draftId } = await save({ subject: 'one' }, { forced: false });
  await copy(55);
  expect(inDrafts()).toHaveLength(0);
  await copy(76);
  expect(inDrafts()).toHaveLength(1);
  await save({ subject: 'left' }, { id: draftId });
  await copy();
  expect(inDrafts()[0]?.raw).toContain('Subject: left');
});

test('a draft another program took away or changed is reported, nothing is overwritten, and a person chooses', async () => {
  const { db, token, workspaceId, email, box, folder, inDrafts, save, copy, open } = await aWriter();
  const { draftId } = await save({ subject: 'ours' });
  await copy();
  const { raw } = folder('Drafts')[0] ?? {};
  const theirs = Buffer.from(
    String(raw)
      .replace(/^X-Outrider-Draft:.*\r\n/m, '')
      .replace('Subject: ours', 'Subject: theirs'),
  );
  const client = await openMailboxImap(server.mailboxes, { workspaceId }, (await open(draftId)).accountId ?? '');
  await client.mailboxOpen('Drafts');
  await client.messageFlagsAdd('1:*', ['\\Deleted'], { uid: true });
  await client.logout();
  // As the sync says it when the message is gone.
  const gone = [{ id: draftId, revision: 1 }];
  await db.transaction().execute((trx) => lookAtCopies(trx, { workspaceId }, gone, new Date()));
  await copy();
  expect((await open(draftId)).copy.state).toBe('gone');
  await save({ subject: 'ours, later' }, { id: draftId });
  await copy(100);
  expect(inDrafts()).toEqual([]);
  await server.call(settleDraft, { draftId, keep: 'ours' }, { token });
  await copy();
  expect(inDrafts()[0]?.raw).toContain('Subject: ours, later');

  const opened = await openMailboxImap(server.mailboxes, { workspaceId }, (await open(draftId)).accountId ?? '');
  await opened.mailboxOpen('Drafts');
  await opened.messageFlagsAdd('1:*', ['\\Deleted'], { uid: true });
  await opened.logout();
  box.put(email, theirs, { folder: 'Drafts', at: new Date(), flags: ['\\Draft'] });
  await save({ subject: 'ours, last' }, { id: draftId });
  await copy();
  expect((await open(draftId)).copy.state).toBe('changed');
  expect(inDrafts().map((draft) => draft.raw)).toEqual([theirs.toString()]);
  await server.call(settleDraft, { draftId, keep: 'theirs' }, { token });
  await copy();
  expect(inDrafts().map((draft) => draft.raw)).toEqual([theirs.toString()]);
  expect((await open(draftId)).state).toBe('discarded');
});

test('a server that takes no copy is asked again ever later, and its words are shown', async () => {
  const { email, box, inDrafts, save, copy, open } = await aWriter();
  box.setTrouble(email, 'overQuota');
  const { draftId } = await save({ subject: 'one' });
  await copy();
  expect((await open(draftId)).copy).toMatchObject({ state: 'none', words: expect.stringMatching(/full/i) });
  expect(await copy(59)).toBe(0);
  expect(await copy(62)).toBe(1);
  expect(await copy(62 + 299)).toBe(0);
  box.setTrouble(email, undefined);
  await copy(62 + 305);
  expect(inDrafts()).toHaveLength(1);
  expect((await open(draftId)).copy).toEqual({ state: 'current', words: '' });
});

test('a draft that is given to another mailbox leaves no copy in the first', async () => {
  const { token, inDrafts, save, copy, box } = await aWriter();
  const other = await aConnectedMailbox(server, token, 'office.outlook.test');
  const { draftId } = await save({ subject: 'one' });
  await copy();
  expect(inDrafts()).toHaveLength(1);
  await callCompose(
    server,
    token,
    { action: 'save', id: draftId, forced: true, attrs: { subject: 'one' } },
    other.email,
  );
  await copy();
  expect(inDrafts()).toHaveLength(0);
  expect(box.folder(other.email, 'Drafts').messages).toHaveLength(1);
});

test('of any copies on a server one is left, and none is taken away before a newer one is there', () => {
  const copies = fc.uniqueArray(
    fc.record({ uid: fc.integer({ min: 1, max: 50 }), revision: fc.integer({ min: 1, max: 9 }) }),
    {
      selector: ({ uid }: FoundCopy) => uid,
      maxLength: 6,
    },
  );
  fc.assert(
    fc.property(
      copies,
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      (found, revision, copyRevision, isOpen) => {
        const plan = planCopy({ isOpen, revision, copyRevision }, found, []);
        const uids = new Set(found.map(({ uid }) => uid));
        if (plan.kind === 'conflict') {
          expect(isOpen).toBe(true);
          return;
        }
        expect(new Set(plan.remove).size).toBe(plan.remove.length);
        const left = [...uids].filter((uid) => !plan.remove.includes(uid));
        if (plan.kind === 'remove') expect(left).toEqual([]);
        if (plan.kind === 'tidy') expect(left).toEqual([plan.keep]);
        if (plan.kind === 'write') expect(left).toEqual(plan.replace === undefined ? [] : [plan.replace]);
      },
    ),
  );
});

test.each([
  ['mailhaven.test', 'Trash'],
  ['office.outlook.test', 'Deleted Items'],
] as const)(
  'the copy at %s of a draft that is to be encrypted is replaced at once, and its words are in no folder',
  async (host, trash) => {
    const { db, folder, inDrafts, save, copy } = await aWriter(host);
    const { draftId } = await save({ subject: 'the price', content: '<p>seven hundred</p>' });
    await copy();
    expect(inDrafts()[0]?.raw).toContain('seven hundred');
    await olderBy(db, draftId, 6_000);
    await save({}, { id: draftId, forced: false, encrypt: 1, cl_send: 2 });
    await copy(1);
    expect(inDrafts()).toHaveLength(1);
    const everywhere = ['Drafts', trash].flatMap(folder);
    expect(everywhere.map(({ raw }) => raw.toString()).join()).not.toMatch(/price|seven hundred/);
  },
);
