import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { importChoices } from '@outrider/contract/contacts/import';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openCopyConnection } from '../../../platform/copy/copy-connection.ts';
import { createLog } from '../../../platform/log.ts';
import { createKeyedHasher, createTextSigner } from '../../../platform/secrets.ts';
import { sweep } from '../../../platform/sweep.job.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { addContacts } from '../add-contacts.ts';
import { deleteContacts } from '../bulk/bulk-actions.ts';
import { findContactByEmail } from '../contacts.repository.ts';
import { KEPT_BY_CONTACTS } from '../kept.ts';
import { erasePerson } from '../removing/erase-person.ts';
import { PERSONAL_DATA_OF_CONTACTS } from '../removing/person.repository.ts';
import { settleContacts } from '../removing/settle-contacts.ts';
import { noteContactEvent } from '../timeline/events.repository.ts';
import { workImport } from './import.jobs.ts';
import type { ImportDeps } from './import-deps.ts';
import { findImport } from './imports.repository.ts';
import { requireFile } from './preview-import.ts';
import { startImport } from './start-import.ts';
import { stopImport } from './stop-import.ts';
import { beginImport, requireImport, storePart } from './upload-file.ts';

const WORKER = fileURLToPath(new URL('./doomed-worker-testing.ts', import.meta.url));
const ROWS = 20_000;
const FEWER = 10_000;
/** Just too many to be settled at once. */
const ARRIVING = 5_100;

let database: TestDatabase;
let deps: ImportDeps;
let scope: { workspaceId: string; userId: string };
let room: number;
beforeAll(async () => {
  database = await testDatabase();
  deps = {
    db: database.db,
    jobs: { enqueue: async () => undefined },
    log: createLog('silent'),
    hasher: createKeyedHasher([Buffer.alloc(32)], 'suppressions'),
    roomFor: async () => room,
    now: () => new Date(),
    openCopy: () => openCopyConnection(database.pool),
    verifyImported: async () => undefined,
  };
});
afterAll(() => database.close());
beforeEach(async () => {
  room = 1_000_000;
  scope = { workspaceId: randomUUID(), userId: randomUUID() };
  const { workspaceId, userId } = scope;
  await sql`insert into workspaces (id, plan, created_at) values (${workspaceId}, 'scale', now())`.execute(database.db);
  await sql`insert into users (id, workspace_id, created_at, company_name, language, email)
    values (${userId}, ${workspaceId}, now(), 'x', 'en', ${`${userId}@one.test`})`.execute(database.db);
});

/** A file in which every tenth address comes twice and every hundredth row has none. */
function content(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, index) => {
    const email = index % 100 === 99 ? 'nobody' : `p${index % 10 === 9 ? index - 1 : index}@one.test`;
    return `${email},"First, ${index}"`;
  });
  return Buffer.from(`email,first name\n${lines.join('\n')}\n`);
}

async function startedImport(rows = ROWS): Promise<string> {
  const bytes = content(rows);
  const { id } = await beginImport(deps, scope, { fileName: 'many.csv', bytes: bytes.length, isPaste: false });
  await storePart(deps, scope, { importId: id, offset: 0, bytes });
  await work(id);
  const run = await requireFile(deps, scope, await requireImport(deps, scope, id), 'en');
  const columns = [
    { index: 0, target: { kind: 'email' } },
    { index: 1, target: { kind: 'standard', field: 'firstName' } },
  ];
  const rest = { ifHere: 'fillEmpty', tags: [], lists: [], source: '', verifyAfter: false, keepMapping: false };
  const choices = importChoices.parse({ ...rest, columns, hasHeader: true });
  await startImport(deps, scope, { run, choices, language: 'en' });
  return id;
}

const work = (importId: string) => workImport(deps, { workspaceId: scope.workspaceId, importId });
const doneOf = async (importId: string) => (await findImport(database.db, scope, importId))?.rows_done ?? 0;

async function expectEachRowOnce(importId: string, rows = ROWS) {
  expect(await findImport(database.db, scope, importId)).toMatchObject({
    state: 'done',
    rows_done: rows,
    added: rows * 0.9,
    twice: rows * 0.09,
    not_taken: rows * 0.01,
  });
  const { rows: found } = await sql<Record<'stored' | 'whole' | 'counted' | 'problems', number>>`select
    (select count(*)::int from contacts where workspace_id = ${scope.workspaceId}) as stored,
    (select count(*)::int from contacts where workspace_id = ${scope.workspaceId}
      and email = 'p' || substr(first_name, 8) || '@one.test') as whole,
    (select contacts from contact_counts where workspace_id = ${scope.workspaceId}) as counted,
    (select count(*)::int from contact_import_problems where import_id = ${importId}) as problems`.execute(database.db);
  const added = rows * 0.9;
  expect(found).toEqual([{ stored: added, whole: added, counted: added, problems: rows * 0.01 }]);
}

test('a worker killed in the middle of a file leaves no row lost and none twice', async () => {
  const importId = await startedImport();
  const victim: ChildProcess = fork(WORKER, [database.url, scope.workspaceId, importId]);
  await vi.waitFor(async () => expect(await doneOf(importId)).toBeGreaterThan(0), { timeout: 60_000, interval: 5 });
  victim.kill('SIGKILL');
  await once(victim, 'exit');
  const done = await doneOf(importId);
  expect(done).toBeLessThan(ROWS);
  await work(importId);
  await expectEachRowOnce(importId);
});

test('two workers on one file store each row once', async () => {
  const importId = await startedImport(FEWER);
  await Promise.allSettled([work(importId), work(importId)]);
  await work(importId);
  await expectEachRowOnce(importId, FEWER);
});

test('an import canceled while rows wait to be stored stores none of them', async () => {
  const importId = await startedImport(FEWER);
  await sql`insert into contact_counts (workspace_id, contacts) values (${scope.workspaceId}, 0)
    on conflict do nothing`.execute(database.db);
  const held = await holdRow(database.db, 'contact_counts', 'workspace_id', scope.workspaceId);
  const working = work(importId);
  await held.untilWaiting(1);
  await stopImport(deps, scope, { importId, takeBack: false });
  await held.release();
  await working;
  expect(await findImport(database.db, scope, importId)).toMatchObject({ state: 'canceled', rows_done: 0, added: 0 });
});

test('an import stops exactly where the plan has no more room, and goes on when it has', async () => {
  const importId = await startedImport(FEWER);
  room = 7_000;
  await work(importId);
  const stopped = await findImport(database.db, scope, importId);
  expect(stopped).toMatchObject({
    state: 'failed',
    added: 7_000,
    problem: { code: 'noRoom', values: { total: 7_000 } },
  });
  room = 1_000_000;
  const run = await requireFile(deps, scope, await requireImport(deps, scope, importId), 'en');
  const { choices } = run;
  if (!choices) throw new Error('an import that began has its choices');
  await startImport(deps, scope, { run, choices, language: 'en' });
  await work(importId);
  await expectEachRowOnce(importId, FEWER);
});

/** What the tables say of this workspace. */
async function tallies() {
  const of = sql`workspace_id = ${scope.workspaceId}`;
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from contacts where ${of}) as contacts,
    (select count(*)::int from contact_arrivals where ${of}) as arrivals,
    (select count(*)::int from contacts where ${of} and is_settled and search_text is not null) as settled,
    (select contacts from contact_counts where ${of}) as counted,
    (select arriving from contact_counts where ${of}) as arriving,
    (select count(*)::int from contact_events where ${of}) as events`.execute(database.db);
  return rows[0];
}

test('rows on their way are contacts already, and what happens to them stays with them when they settle', async () => {
  await work(await startedImport(ARRIVING));
  const added = ARRIVING * 0.9;
  expect(await tallies()).toMatchObject({
    contacts: added,
    arrivals: added,
    settled: 0,
    counted: added,
    arriving: added,
  });

  const wanted = { emails: ['p1@one.test', 'new@one.test'], source: '', tags: ['Known'], lists: [] };
  expect(await addContacts(deps, scope, wanted)).toEqual({ added: 1, known: 1 });
  await noteContactEvent(database.db, scope, 'p1@one.test', { event: 'replied', at: new Date() });
  const again = await startedImport(ARRIVING);
  await work(again);
  expect(await findImport(database.db, scope, again)).toMatchObject({ state: 'done', added: 0, unchanged: added });
  await erasePerson(eraseDeps(), scope, 'p2@one.test');

  await settleContacts(deps, scope);
  const left = added + 1 - 1;
  expect(await tallies()).toEqual({
    contacts: left,
    arrivals: 0,
    settled: left,
    counted: left,
    arriving: 0,
    events: 1,
  });
  const kept = await findContactByEmail(database.db, scope, 'p1@one.test');
  expect(kept).toMatchObject({ first_name: 'First, 1', last_event: 'replied', tag_ids: [expect.any(String)] });
  await deleteContacts(deps, scope, { contactIds: [kept?.id ?? ''] });
  expect(await tallies()).toMatchObject({ contacts: left - 1, counted: left - 1, events: 1 });
  const nextDay = () => new Date(Date.now() + 25 * 3_600_000);
  await sweep({ db: database.db, now: nextDay, kept: KEPT_BY_CONTACTS });
  expect(await tallies()).toMatchObject({ contacts: left - 1, events: 0 });
});

test('an import is taken back while its rows are on their way', async () => {
  const importId = await startedImport(ARRIVING);
  await work(importId);
  await stopImport(deps, scope, { importId, takeBack: true });
  await work(importId);
  await settleContacts(deps, scope);
  expect(await tallies()).toMatchObject({ contacts: 0, arrivals: 0, counted: 0, arriving: 0 });
});

const eraseDeps = () => {
  const signer = createTextSigner([Buffer.alloc(32)], 'erasures');
  return { ...deps, signer, personalData: PERSONAL_DATA_OF_CONTACTS };
};
