import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import type { InboxDeps, IncomingEvent } from '../inbox-deps.ts';
import { aMailbox } from '../sync/sync-testing.ts';
import { claimIncoming } from './classify.repository.ts';
import { publishIncoming } from './publish-incoming.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Done = { events: string[]; suppressed: string[]; heard: string[] };

/** An event as if its mail had been classified a moment ago, and what comes of publishing it as often as wanted. */
async function tell(more: Partial<IncomingEvent>, times = 1): Promise<Done> {
  const done: Done = { events: [], suppressed: [], heard: [] };
  const { workspaceId, mailboxId } = await aMailbox(database.db, `${randomUUID()}@north.test`);
  const id = randomUUID();
  const incoming: IncomingEvent = {
    messageId: id,
    mailboxId,
    threadId: randomUUID(),
    kind: 'human',
    from: 'anna@nordkai.test',
    subject: 'Re: Two invoices',
    references: [],
    at: new Date('2026-11-10T09:00:00Z'),
    written: 'Yes',
    label: null,
    isLabelSure: false,
    bounced: [],
    originalRecipients: [],
    returnDate: null,
    ...more,
  };
  const message = {
    id,
    folderId: '0',
    uid: 1,
    messageId: id,
    threadId: incoming.threadId,
    subject: '',
    refs: [],
    from: '',
    size: 1,
  };
  await database.db
    .transaction()
    .execute((trx) =>
      claimIncoming(trx, { workspaceId, mailboxId }, { ...message, receivedAt: incoming.at }, incoming),
    );
  const deps: Pick<InboxDeps, 'db' | 'suppress' | 'noteEvent' | 'listeners'> = {
    db: database.db,
    suppress: async (_trx, _scope, { email, reason }) => void done.suppressed.push(`${email} ${reason}`),
    noteEvent: async (_trx, _scope, { email, event }) => void done.events.push(`${email} ${event}`),
    listeners: [async (_trx, _scope, { kind }) => void done.heard.push(kind)],
  };
  await Promise.all(Array.from({ length: times }, () => publishIncoming(deps, { workspaceId }, id)));
  const { rows } = await sql<{
    incoming: unknown;
  }>`select event as incoming from inbox_events where id = ${id}`.execute(database.db);
  expect(rows).toEqual([{ incoming: null }]);
  return done;
}

test('an answer is published once, though its job runs three times at once', async () => {
  expect(await tell({}, 3)).toEqual({ events: ['anna@nordkai.test replied'], suppressed: [], heard: ['human'] });
});

test('a sure wish to be left alone is obeyed, an unsure one is left to a person', async () => {
  expect(await tell({ label: 'stop', isLabelSure: true })).toMatchObject({
    events: ['anna@nordkai.test optedOut'],
    suppressed: ['anna@nordkai.test optOut'],
  });
  expect(await tell({ label: 'stop' })).toMatchObject({ suppressed: [] });
});

test('an absence is no answer, and a machine says nothing of the person', async () => {
  expect(await tell({ kind: 'outOfOffice', returnDate: '2026-11-30' })).toMatchObject({
    events: ['anna@nordkai.test outOfOffice'],
  });
  expect(await tell({ kind: 'autoReply' })).toMatchObject({ events: [], heard: ['autoReply'] });
});

test('a bad address is not written to again, a full mailbox is, and a delay is nothing yet', async () => {
  const bounced = [
    { address: 'gone@nordkai.test', hard: true, isDelayed: false, status: '5.1.1', reason: 'user_unknown' },
    { address: 'full@nordkai.test', hard: false, isDelayed: false, status: '4.2.2', reason: 'mailbox_full' },
    { address: 'slow@nordkai.test', hard: false, isDelayed: true, status: '4.4.1', reason: 'temporary' },
  ];
  expect(await tell({ kind: 'bounce', bounced })).toMatchObject({
    events: ['gone@nordkai.test bounced', 'full@nordkai.test bounced'],
    suppressed: ['gone@nordkai.test bounce'],
  });
});

test('who complains is not written to again', async () => {
  expect(await tell({ kind: 'complaint', from: '', originalRecipients: ['anna@nordkai.test'] })).toMatchObject({
    events: ['anna@nordkai.test complained'],
    suppressed: ['anna@nordkai.test complaint'],
  });
});
