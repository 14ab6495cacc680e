import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aStoredMailbox } from '../../mailboxes/testing.ts';
import { listReadAt } from '../reading-side.repository.ts';
import { aMessage } from '../testing.ts';
import { noteCaughtUp, noteProgress } from './syncs.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const HOUR = 3_600_000;

test('a mailbox that was away is caught up only when all that came meanwhile is read, classified and published', async () => {
  const { db } = database;
  const workspaceId = randomUUID();
  const began = new Date();
  const away = new Date(began.getTime() - 5 * HOUR);
  await db.insertInto('workspaces').values({ id: workspaceId, plan: 'scale', created_at: away }).execute();
  const mailboxId = await aStoredMailbox(db, workspaceId, 'maya@harborline.test');
  const held = { workspaceId, mailboxId, lease: randomUUID() };
  await sql`insert into inbox_syncs (mailbox_id, workspace_id, due_at, lease, lease_until, caught_up_at)
    values (${mailboxId}, ${workspaceId}, now(), ${held.lease}, now() + interval '1 hour', ${away})`.execute(db);
  const readAt = () => db.transaction().execute((trx) => listReadAt(trx, [mailboxId]));
  const look = { lookBegan: began, missing: new Set<string>() };
  const id = await aMessage(db, held, { at: new Date(away.getTime() + HOUR).toISOString() });

  // Some of it is stored, which says nothing about the rest.
  await noteProgress(db, held, { stored: 1 });
  expect(await noteCaughtUp(db, held, look)).toBe(false);
  await sql`update inbox_messages set classified_at = now() where id = ${id}`.execute(db);
  await sql`insert into inbox_events (id, workspace_id, mailbox_id, message_key, at, event)
    values (${id}, ${workspaceId}, ${mailboxId}, 'key', now(), '{}')`.execute(db);
  expect(await noteCaughtUp(db, held, look)).toBe(false);
  expect((await readAt()).get(mailboxId)).toEqual(away);
  await sql`update inbox_events set event = null where id = ${id}`.execute(db);
  expect(await noteCaughtUp(db, held, look)).toBe(true);
  expect((await readAt()).get(mailboxId)).toEqual(began);
  expect(await noteCaughtUp(db, { ...held, lease: randomUUID() }, look)).toBe(false);
});
