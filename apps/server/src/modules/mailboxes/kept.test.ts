import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../platform/sweep.job.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';
import { KEPT_BY_MAILBOXES } from './kept.ts';
import { aSender, fillMailboxTables } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('what is of no use any more is swept, passwords of an old file with it, and mailboxes stay', async () => {
  const { db } = server.database;
  const { workspaceId, email } = await aSender(server);
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  await fillMailboxTables(db, { workspaceId, userId: user.id });
  const count = async (table: 'mailboxes' | 'mailbox_bulk_rows' | 'mailbox_consent_tickets' | 'mailbox_events') => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
      where workspace_id = ${workspaceId}`.execute(db);
    return rows[0]?.n;
  };
  const sweepIn = (days: number) =>
    sweep({ db, kept: KEPT_BY_MAILBOXES, now: () => new Date(Date.now() + days * 86_400_000) });

  await sweepIn(0);
  expect([await count('mailbox_consent_tickets'), await count('mailbox_bulk_rows')]).toEqual([1, 1]);
  await sweepIn(31);
  expect([await count('mailbox_consent_tickets'), await count('mailbox_bulk_rows')]).toEqual([0, 0]);
  expect(await count('mailbox_events')).toBe(1);
  await sweepIn(366);
  expect([await count('mailbox_events'), await count('mailboxes')]).toEqual([0, 1]);
});
