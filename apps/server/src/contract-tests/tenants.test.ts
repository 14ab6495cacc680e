import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { getUserInfo } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aUserBySignUp } from '../modules/identity/testing.ts';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';
import { fillWorkspace } from './fill-workspace-testing.ts';
import { injectCall } from './inject-call.ts';

/**
 * Workspace A has rows in every table that has a workspace; workspace B calls every endpoint with every id of A's rows in
 * every field that takes an id. B must not see a value of A's, and A's rows must stay as they were. Both lists come from
 * the database and the contract, so a new table or endpoint is covered the day it is added.
 */
let server: TestServer;
let tokenB = '';
let workspaceA: string;
let workspaceB: string;
let valuesOfA: string[];
let triedValues: string[];
let rowsSeen: Record<string, string>;
let tenantTables: string[];

beforeAll(async () => {
  server = await testServer();
  // What comes by the hour, such as the look at quotas, would write rows of A in between.
  await sql`delete from pgboss.schedule`.execute(server.database.db);
  tenantTables = await listTenantTables();
  await createRowsOf();
  const a = await aUserBySignUp(server);
  await fillWorkspace(server.database.db, a.email);
  workspaceA = (await one<{ id: string }>(sql`select workspace_id as id from users where email = ${a.email}`)).id;
  valuesOfA = await tellingValues();
  triedValues = await tellingValues(ROWS_TRIED);
  rowsSeen = await rowsOfA();
});
afterAll(() => server.close());

const one = async <T>(query: ReturnType<typeof sql>) => (await query.execute(server.database.db)).rows[0] as T;

const listTenantTables = async () =>
  (
    await sql<{ name: string }>`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'workspace_id' order by 1`.execute(server.database.db)
  ).rows.map((row) => row.name);

/** Of rows that are alike, such as ten recovery codes, two stand for all. */
const ROWS_TRIED = 2;

const rowsOfA = () => rowsOf(workspaceA);

/** As a function of the database, which plans a hundred questions once and not anew after every call. */
async function createRowsOf(): Promise<void> {
  const questions = tenantTables.map(
    (table) => `return query select '${table}'::text, coalesce(string_agg(t::text, E'\\n' order by t::text), '')
      from ${table} t where t.workspace_id = $1;`,
  );
  await sql
    .raw(`create function rows_of(uuid) returns table (of_table text, all_rows text) language plpgsql
      as $$ begin ${questions.join('\n')} end $$`)
    .execute(server.database.db);
}

/** Every row of a workspace, table by table, as one text each. */
async function rowsOf(workspaceId: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ of_table: string; all_rows: string }>`select * from rows_of(${workspaceId})`.execute(
    server.database.db,
  );
  return Object.fromEntries(rows.map((row) => [row.of_table, row.all_rows]));
}

/** Values that could only come from A: ids, addresses, hashes; anything long enough not to be a coincidence. */
async function tellingValues(rowsMax = Number.POSITIVE_INFINITY): Promise<string[]> {
  const values = new Set<string>();
  for (const table of tenantTables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`select to_jsonb(t) as row from ${sql.table(table)} t
      where workspace_id = ${workspaceA}`.execute(server.database.db);
    for (const { row } of rows.slice(0, rowsMax)) {
      for (const value of Object.values(row)) if (typeof value === 'string' && isTelling(value)) values.add(value);
    }
  }
  return [...values];
}

/** A word in capitals is a name from a list of ours, such as a quota's. */
const isTelling = (value: string) =>
  value.length >= 12 && !/^\d{4}-\d\d-\d\d|^[A-Z_]+$/.test(value) && !['MMM DD, YYYY', 'Newcomer Ltd'].includes(value);

test('every table of a workspace has a row to protect', async () => {
  const empty = Object.entries(await rowsOfA()).filter(([, rows]) => rows === '');
  expect(empty.map(([table]) => table)).toEqual([]);
});

const biz = Object.entries(ALL_ENDPOINTS).filter(([, { access }]) => access === 'login');

/** The paths the specification gives calls that need a log-in without saying so. */
const ALSO_BIZ = ['/tp/api/hmail/proxy', '/tp/api/hmail/download'];
const isBiz = (path: string) => path.includes('/biz/') || ALSO_BIZ.includes(path);

test('a path says biz exactly when the call needs a log-in', () => {
  for (const { path, access } of Object.values(ALL_ENDPOINTS))
    expect([path, isBiz(path)]).toEqual([path, access === 'login']);
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
    await signInB();
    // What B itself wrote, now or before, may come back to it, and so may a part of it, such as an address's domain.
    let sent = `${Object.values(await rowsOf(workspaceB)).join('\n')}\n`;
    for (const input of inputsWith(endpoint, triedValues)) {
      sent += `${Object.values(input).join('\n')}\n`;
      const inQuery = inputTravelsInQuery(endpoint);
      const response = await injectCall(server.app, endpoint, {
        method: endpoint.method,
        url: endpoint.path,
        headers: { authorization: `Bearer ${tokenB}` },
        ...(inQuery ? { query: input as Record<string, string> } : { payload: input }),
      });
      // In this order: an answer is short, and what was sent becomes long.
      const shown = valuesOfA.filter((value) => response.body.includes(value) && !sent.includes(value));
      expect(shown).toEqual([]);
      expect(response.statusCode).toBeLessThan(500);
    }
    // As the call before this one left them.
    const before = rowsSeen;
    rowsSeen = await rowsOfA();
    expect(rowsSeen).toEqual(before);
  });
});

/** B stays the same person until a call has signed them out. */
async function signInB() {
  const { status } = await server.call(getUserInfo, {}, { token: tokenB });
  if (status === 200) return;
  const { token, email } = await aUserBySignUp(server);
  tokenB = token;
  workspaceB = (await one<{ id: string }>(sql`select workspace_id as id from users where email = ${email}`)).id;
}

/**
 * The empty input, a field that does not fit, and for each field one input per value of A that fits it, alone or as a list: a
 * value the schema refuses reaches nobody.
 */
function inputsWith({ input }: Endpoint, values: string[]): Record<string, unknown>[] {
  if (!(input instanceof z.ZodDiscriminatedUnion)) return filledInputs(fieldsOf(input), values);
  return input.options.flatMap((option) => {
    const fields = fieldsOf(option);
    const nested = fields.find(([, schema]) => schema instanceof z.ZodDiscriminatedUnion);
    if (nested) return nestedInputs(option, nested, values);
    return withFixed(fields, values);
  });
}

/** One of several kinds whose part is itself of several kinds: that part is filled, and the rest is as it has to be. */
function nestedInputs(option: z.core.$ZodType, [name, part]: [string, z.ZodType], values: string[]) {
  const fixed = Object.fromEntries(
    fieldsOf(option).flatMap(([field, schema]) =>
      field === name ? [] : always(schema).map((value) => [field, value]),
    ),
  );
  return inputsWith({ input: part } as Endpoint, values).map((filled) => ({ ...fixed, [name]: filled }));
}

function withFixed(fields: [string, z.ZodType][], values: string[]): Record<string, unknown>[] {
  const fixed = Object.fromEntries(fields.flatMap(([field, schema]) => always(schema).map((value) => [field, value])));
  const open = fields.filter(([field]) => !(field in fixed));
  return filledInputs(open, values).map((filled) => ({ ...fixed, ...filled }));
}

const fieldsOf = (input: z.core.$ZodType): [string, z.ZodType][] =>
  input instanceof z.ZodObject ? Object.entries<z.ZodType>(input.shape) : [];

/** What one of several kinds of input has to have: its name, and parts that may be empty. */
const always = (schema: z.ZodType): unknown[] =>
  schema instanceof z.ZodLiteral ? [...schema.values] : schema.safeParse({}).success ? [{}] : [];

const FEW = 3;
const takesAnything = (schema: z.ZodType) => schema.safeParse('any words, whatever they say').success;

function filledInputs(fields: [string, z.ZodType][], values: string[]): Record<string, unknown>[] {
  const fitting = ([field, schema]: [string, z.ZodType], value: string) =>
    [value, [value]].filter((one) => schema.safeParse(one).success).map((one) => [field, one] as const);
  const choosing = fields.filter(([, schema]) => !takesAnything(schema));
  const filled = values.flatMap((value, index) => {
    // Where any text will do nothing is chosen by it: a few are as good as all.
    const open = index < FEW ? fields : choosing;
    const alone = open.flatMap((field) => fitting(field, value).map((one) => Object.fromEntries([one])));
    const together = Object.fromEntries(open.flatMap((field) => fitting(field, value)));
    return alone.length > 1 ? [...alone, together] : alone;
  });
  const misfits = fields.map(([field]) => ({ [field]: values[0] }));
  return [{}, ...misfits, ...filled];
}
