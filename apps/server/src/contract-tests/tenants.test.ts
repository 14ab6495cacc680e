import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aUser } from '../modules/identity/testing.ts';
import { fillTwoFactorTables } from '../modules/identity/two-factor/testing.ts';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';

/**
 * Workspace A has rows in every table that has a workspace; workspace B calls every endpoint with every id of A's rows in
 * every field that takes an id. B must not see a value of A's, and A's rows must stay as they were. Both lists come from
 * the database and the contract, so a new table or endpoint is covered the day it is added.
 */
let server: TestServer;
let tokenB: string;
let workspaceA: string;
let valuesOfA: string[];

beforeAll(async () => {
  server = await testServer();
  const a = await aUser(server);
  await fillTables(a.email);
  workspaceA = (await one<{ id: string }>(sql`select workspace_id as id from users where email = ${a.email}`)).id;
  valuesOfA = await tellingValues();
});
afterAll(() => server.close());

const one = async <T>(query: ReturnType<typeof sql>) => (await query.execute(server.database.db)).rows[0] as T;

const tenantTables = async () =>
  (
    await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id' order by 1`.execute(server.database.db)
  ).rows.map((row) => row.name);

/** Rows for the tables that signing up does not fill by itself. */
async function fillTables(email: string) {
  const { db } = server.database;
  const user = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const owner = { workspace_id: user.workspace_id, user_id: user.id };
  await db
    .insertInto('oauth_identities')
    .values({
      id: crypto.randomUUID(),
      ...owner,
      provider: 'google',
      subject: 'subject-of-a',
      email,
      linked_at: new Date(),
    })
    .execute();
  await db
    .insertInto('password_history')
    .values({ id: crypto.randomUUID(), ...owner, password_hash: 'old-hash-of-a', replaced_at: new Date() })
    .execute();
  await db
    .insertInto('user_activity')
    .values({ ...owner, day: '2026-01-01', moves: 41 })
    .execute();
  await db
    .insertInto('quota_usage')
    .values({ workspace_id: user.workspace_id, quota_type: 'MAIL', period_start: '2026-01-01', used: 123_457 })
    .execute();
  await fillTwoFactorTables(db, { workspaceId: user.workspace_id, userId: user.id });
}

/** Every row of A, table by table, as one text each. */
async function rowsOfA(): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const table of await tenantTables()) {
    const found = await one<{ rows: string | null }>(
      sql`select string_agg(t::text, E'\n' order by t::text) as rows from ${sql.table(table)} t where workspace_id = ${workspaceA}`,
    );
    rows[table] = found.rows ?? '';
  }
  return rows;
}

/** Values that could only come from A: ids, addresses, hashes; anything long enough not to be a coincidence. */
async function tellingValues(): Promise<string[]> {
  const values = new Set<string>();
  for (const table of await tenantTables()) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(table)} t
      where workspace_id = ${workspaceA}`.execute(server.database.db);
    for (const { row } of rows) {
      for (const value of Object.values(row)) if (typeof value === 'string' && isTelling(value)) values.add(value);
    }
  }
  return [...values];
}

const isTelling = (value: string) =>
  value.length >= 12 && !/^\d{4}-\d\d-\d\d/.test(value) && !['MMM DD, YYYY', 'Newcomer Ltd'].includes(value);

test('every table of a workspace has a row to protect', async () => {
  const empty = Object.entries(await rowsOfA()).filter(([, rows]) => rows === '');
  expect(empty.map(([table]) => table)).toEqual([]);
});

const biz = Object.entries(ALL_ENDPOINTS).filter(([, { path }]) => path.includes('/biz/'));

test('a path says biz exactly when the call needs a log-in', () => {
  for (const { path, access } of Object.values(ALL_ENDPOINTS))
    expect([path, path.includes('/biz/')]).toEqual([path, access === 'login']);
});

describe.each(biz)('%s', (_name, endpoint) => {
  test('answers 401 without a token and with a made-up one', async () => {
    for (const headers of [{}, { authorization: 'Bearer made-up-token' }, { authorization: 'Basic abc' }]) {
      const response = await server.app.inject({ method: endpoint.method, url: endpoint.path, headers });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({ code: 401, message: 'Login expired, please log in again' });
    }
  });

  test('shows and changes nothing of another workspace', async () => {
    tokenB = (await aUser(server)).token;
    const before = await rowsOfA();
    // What B itself wrote may come back to it.
    const sent = new Set<unknown>();
    for (const input of inputsWith(endpoint, valuesOfA)) {
      for (const value of Object.values(input)) sent.add(value);
      const inQuery = inputTravelsInQuery(endpoint);
      const response = await server.app.inject({
        method: endpoint.method,
        url: endpoint.path,
        headers: { authorization: `Bearer ${tokenB}` },
        ...(inQuery ? { query: input as Record<string, string> } : { payload: input }),
      });
      const shown = valuesOfA.filter((value) => !sent.has(value) && response.body.includes(value));
      expect(shown).toEqual([]);
      expect(response.statusCode).toBeLessThan(500);
    }
    expect(await rowsOfA()).toEqual(before);
  });
});

/** The empty input, and for each field that takes text one input per value of A. */
function inputsWith({ input }: Endpoint, values: string[]): Record<string, unknown>[] {
  const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const filled = values.flatMap((value) => [
    ...fields.map((field) => ({ [field]: value })),
    ...(fields.length > 1 ? [Object.fromEntries(fields.map((field) => [field, value]))] : []),
  ]);
  return [{}, ...filled];
}
