import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { inputTravelsInQuery } from '@outrider/contract/endpoint';
import { getUserInfo } from '@outrider/contract/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUserBySignUp, signInAs } from '../modules/identity/testing.ts';
import { aConnectedMailbox } from '../modules/mailboxes/testing.ts';
import { someOf } from '../platform/testing/test-form.ts';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';
import { edgeInputs, type KnownIds } from './edge-inputs-testing.ts';
import { fillWorkspace } from './fill-workspace-testing.ts';
import { injectCall } from './inject-call.ts';

/**
 * Every endpoint is called with what its contract allows, one value at an edge, in a workspace that has rows in every table:
 * numbers no column holds, days no calendar has, names every object has. It answers or refuses; it never breaks.
 */
let server: TestServer;
let person = { email: '', password: '' };
let token = '';
let ids: KnownIds = {};

beforeAll(async () => {
  server = await testServer();
  await signUp();
});
afterAll(() => server.close());

/** Under which names the contract asks for a row of a table. */
const ID_NAMES: Record<string, string[]> = {
  campaigns: ['campaignId', 'campaign'],
  campaign_leads: ['leadId', 'lead'],
  campaign_sources: ['sourceId'],
  mailboxes: ['accountId', 'mailboxId', 'accountid', 'account'],
  verify_tasks: ['taskId'],
  contacts: ['contactId', 'others', 'keep'],
  inbox_messages: ['messageId', 'mid', 'id'],
  uploads: ['uploadId'],
  file_folders: ['folderId', 'parentId'],
  files: ['fileId', 'fileIds'],
  file_links: ['linkId'],
};

async function signUp() {
  const user = await aUserBySignUp(server);
  person = user;
  token = user.token;
  const mailbox = await aConnectedMailbox(server, token);
  const workspaceId = await fillWorkspace(server.database.db, user.email, mailbox.accountId);
  const found: Record<string, string> = {};
  for (const [table, names] of Object.entries(ID_NAMES)) {
    const { rows } = await sql<{ id: string }>`select id::text as id from ${sql.table(table)}
      where workspace_id = ${workspaceId} limit 1`.execute(server.database.db);
    for (const name of names) if (rows[0]) found[name] = rows[0].id;
  }
  ids = found;
}

/** What only reads comes first, so that there is something to read; what reads and takes away comes next. */
const READS = /^(?:get|list|read|search|preview|check|forecast|explain|count|stream|find)/;
const rank = (name: string) => (READS.test(name) ? 0 : name === 'mailProxy' ? 1 : 2);
const endpoints = Object.entries(ALL_ENDPOINTS).toSorted(([one], [other]) => rank(one) - rank(other));

/** In the short form of the tests, an edge in so many of each call that only reads: what others write the next ones meet. */
const EDGES_ONE_IN = 3;

test.each(endpoints)('%s answers or refuses all that its contract allows', async (name, endpoint) => {
  const { status } = await server.call(getUserInfo, {}, { token });
  // A call before may have signed this person out.
  if (status !== 200) token = await signInAs(server, person);
  const broken: string[] = [];
  const place = endpoints.findIndex(([each]) => each === name);
  const edges = edgeInputs(endpoint.input, ids);
  for (const input of rank(name) === 0 ? someOf(edges, EDGES_ONE_IN, place) : edges) {
    const inQuery = inputTravelsInQuery(endpoint);
    const { statusCode, body } = await injectCall(server.app, endpoint, {
      method: endpoint.method,
      url: endpoint.path,
      headers: { authorization: `Bearer ${token}` },
      ...(inQuery ? { query: asQuery(input) } : { payload: Object(input) }),
    });
    if (statusCode >= 500) broken.push(`${statusCode} ${JSON.stringify(input)} ${body.slice(0, 100)}`);
  }
  expect(broken).toEqual([]);
});

const asQuery = (input: unknown) =>
  Object.fromEntries(
    Object.entries(Object(input) as Record<string, string | number | boolean | undefined>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
