import { deleteAccount, exportAccount, previewAccountDeletion } from '@outrider/contract/account';
import { signIn } from '@outrider/contract/sign';
import { getUserInfo } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWorkspace } from '../../../contract-tests/fill-workspace-testing.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../testing.ts';
import { finishDeletion } from './delete-account.ts';

let server: TestServer;
let leaver: ReturnType<typeof aFullAccount>;
beforeAll(async () => {
  server = await testServer();
  leaver = aFullAccount();
});
afterAll(() => server.close());

/** A user with a row in every table. */
async function aFullAccount() {
  const user = await aUser(server);
  return { ...user, workspaceId: await fillWorkspace(server.database.db, user.email) };
}

const exported = async (token: string) => {
  const { payload } = await server.app.inject({
    method: 'GET',
    url: exportAccount.path,
    headers: { authorization: `Bearer ${token}` },
  });
  return payload
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { table: string; row: Record<string, unknown> });
};

const rowsLeft = async (workspaceId: string) => {
  const { db } = server.database;
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'workspace_id' order by 1`.execute(db);
  const left: string[] = [];
  for (const { name } of rows) {
    const found = await sql`select from ${sql.table(name)} where workspace_id = ${workspaceId} limit 1`.execute(db);
    if (found.rows.length > 0) left.push(name);
  }
  return left;
};

test('the export has rows of every table of the workspace, of no other, and no password or key', async () => {
  await aUser(server);
  const { token, workspaceId } = await leaver;
  const lines = await exported(token);
  expect([...new Set(lines.map(({ table }) => table))]).toEqual(await rowsLeft(workspaceId));
  expect(lines.filter(({ row }) => row.workspace_id !== workspaceId)).toEqual([]);
  const names = new Set(lines.flatMap(({ row }) => Object.keys(row)));
  expect([...names].filter((name) => /password_hash|secret|sealed|token/.test(name))).toEqual([]);
});

test('an account is deleted after the password was given again, with everything in it', async () => {
  const { token, email, password, workspaceId } = await leaver;
  expect((await server.call(previewAccountDeletion, {}, { token })).data.paid).toEqual([]);
  expect((await server.call(deleteAccount, { password: 'not it' }, { token })).status).toBeGreaterThanOrEqual(400);
  expect((await server.call(getUserInfo, {}, { token })).code).toBe(0);

  expect((await server.call(deleteAccount, { password }, { token })).code).toBe(0);
  expect((await server.call(getUserInfo, {}, { token })).status).toBe(401);
  const again = await server.call(signIn, { email, password }, {});
  expect(again.message).toBe('This account was deleted, with everything in it');
  const stranger = await server.call(signIn, { email, password: 'not it' }, {});
  expect(stranger.message).toBe('Email or password is incorrect');
  await finishDeletion({ db: server.database.db, removeFiles: async () => {} }, { workspaceId });
  expect(await rowsLeft(workspaceId)).toEqual([]);
});
