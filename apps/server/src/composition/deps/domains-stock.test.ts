import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillInboxTables } from '../../modules/inbox/testing.ts';
import { findWorkspacesAt, handOverMailboxes, listAddresses, readDomainHealth } from '../../modules/mailboxes/index.ts';
import { addMailbox, fillWarmupTables } from '../../modules/warmup/testing.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function aWorkspace() {
  const workspaceId = crypto.randomUUID();
  await sql`insert into workspaces (id, plan, created_at) values (${workspaceId}, 'scale', now())`.execute(database.db);
  return { workspaceId };
}

test('mailboxes of a domain go to another workspace with their warm-up, under other names, and without what was read', async () => {
  const { db } = database;
  const [from, to] = [await aWorkspace(), await aWorkspace()];
  const mailbox = await addMailbox({ db }, from.workspaceId, { email: 'maya@stocked.test' });
  await fillWarmupTables({ db }, mailbox);
  await fillInboxTables(db, { ...from, mailboxId: mailbox.id });
  expect((await findWorkspacesAt(db, 'stocked.test')).map(({ workspaceId }) => workspaceId)).toEqual([
    from.workspaceId,
  ]);
  const moved = { domain: 'stocked.test', names: new Map([['maya@stocked.test', 'Ellen Foss']]) };
  await db.transaction().execute((trx) => handOverMailboxes(trx, from, to, moved));
  expect([await listAddresses(db, from), await listAddresses(db, to)]).toEqual([[], ['maya@stocked.test']]);
  expect(await readDomainHealth(db, to, 'stocked.test', new Date())).toMatchObject({ mailboxes: 1 });
  const { rows } = await sql<{ name: string; read: number }>`select m.sender_name as name,
    (select count(*)::int from inbox_messages where mailbox_id = m.id) as read from mailboxes m where m.id = ${mailbox.id}`.execute(
    db,
  );
  expect(rows).toEqual([{ name: 'Ellen Foss', read: 0 }]);
});
