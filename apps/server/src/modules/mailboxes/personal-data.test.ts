import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { aUser } from '../identity/testing.ts';
import { PERSONAL_DATA_OF_MAILBOXES } from './personal-data.repository.ts';
import { fillMailboxTables } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const PERSON = 'dana.whitlock@tidewatercargo.test';

test('a person named where a mailbox answers to, signs, and in rows that became none, learns of it and is forgotten', async () => {
  const { db } = server.database;
  const { email } = await aUser(server);
  const user = db.selectFrom('users').select(['id', 'workspace_id']).where('email', '=', email);
  const { id: userId, workspace_id: workspaceId } = await user.executeTakeFirstOrThrow();
  const scope = { workspaceId };
  await fillMailboxTables(db, { workspaceId, userId });
  await sql`update mailboxes set reply_to = ${PERSON}, signature = ${`Ask ${PERSON.toUpperCase()} too`}
    where workspace_id = ${workspaceId}`.execute(db);
  await sql`update mailbox_events set words = ${`550 <${PERSON}> unknown`} where workspace_id = ${workspaceId}`.execute(
    db,
  );
  await sql`update mailbox_bulk_rows set email = ${PERSON}, mailbox_id = null where workspace_id = ${workspaceId}`.execute(
    db,
  );
  await sql`update mailbox_consent_tickets set email = ${PERSON} where workspace_id = ${workspaceId}`.execute(db);

  const [settings, files] = PERSONAL_DATA_OF_MAILBOXES;
  await db.transaction().execute(async (trx) => {
    expect(await settings?.export(trx, scope, PERSON)).toMatchObject([{ replyTo: PERSON }]);
    expect(await files?.export(trx, scope, PERSON)).toMatchObject([{ email: PERSON }]);
    expect(await settings?.erase(trx, scope, PERSON)).toBe(2);
    expect(await files?.erase(trx, scope, PERSON)).toBe(2);
  });
  const tables = ['mailboxes', 'mailbox_events', 'mailbox_bulk_rows', 'mailbox_consent_tickets'];
  for (const table of tables) {
    const { rows } = await sql`select 1 from ${sql.table(table)} t where strpos(lower(t::text), ${PERSON}) > 0`.execute(
      db,
    );
    expect(rows, table).toEqual([]);
  }
  const { rows } = await sql<{ signature: string }>`select signature from mailboxes
    where workspace_id = ${workspaceId}`.execute(db);
  expect(rows).toEqual([{ signature: 'Ask [erased] too' }]);
});
