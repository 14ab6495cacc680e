import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { aMailbox } from '../sync/sync-testing.ts';
import { DEMO_THREADS } from './demo-threads.ts';
import { seedDemoMail } from './seed-demo-mail.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const MAYA = 'maya@tryharborline.test';

type Filed = { id: string; place: string; flags: readonly string[]; at: Date };

async function seed(workspaceId: string): Promise<Filed[]> {
  const filed: Filed[] = [];
  const people = new Map(
    [...new Set(DEMO_THREADS.map(({ tag }) => tag))].map((tag) => [
      tag,
      Array.from({ length: 60 }, (_, index) => ({ name: `Anna ${index}`, email: `anna.${index}@nordkai.test` })),
    ]),
  );
  const box = {
    has: () => true,
    put(_address: string, raw: Buffer, { at, flags, ...where }: { at: Date; flags: readonly string[] }) {
      const id = /^Message-ID: <(.+)>/im.exec(raw.toString())?.[1] ?? '';
      filed.push({ id, place: Object.values(where).join(''), flags, at });
    },
  };
  await seedDemoMail({ db: database.db, box, people, senders: [{ name: 'Maya', email: MAYA }] }, { workspaceId });
  return filed;
}

test('the demo company has mail of some weeks, none of it from the future, and finds it after a restart as it was left', async () => {
  const { workspaceId, mailboxId } = await aMailbox(database.db, MAYA);
  const first = await seed(workspaceId);
  expect(first.length).toBeGreaterThan(20);
  expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  expect(first.filter(({ at }) => at > new Date())).toEqual([]);
  const [kept, other] = first.filter(({ place }) => place === 'INBOX');
  await sql`insert into inbox_folders (workspace_id, mailbox_id, path, name, uid_validity)
    values (${workspaceId}, ${mailboxId}, 'Clients', 'Clients', 1)`.execute(database.db);
  await sql`insert into inbox_messages (id, workspace_id, mailbox_id, folder_id, uid, message_id, thread_id, subject, from_name,
      from_address, receivers, received_at, size, seen)
    select gen_random_uuid(), ${workspaceId}, ${mailboxId}, id, 1, ${kept?.id ?? ''}, gen_random_uuid(), '', '', '', '{}',
      now(), 1, true from inbox_folders where mailbox_id = ${mailboxId}`.execute(database.db);
  const again = await seed(workspaceId);
  expect(again).toEqual([{ id: kept?.id, place: 'Clients', flags: ['\\Seen'], at: kept?.at }]);
  expect(again.map(({ id }) => id)).not.toContain(other?.id);
});
