import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createKeyedHasher } from '../../../platform/secrets.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { findSuppressed } from './find-suppressed.ts';
import { openOptOuts } from './opt-outs.ts';
import { suppressPerson } from './suppress.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'outrider-opt-outs-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const now = () => new Date('2026-11-16T09:00:00Z');
const hasher = createKeyedHasher([Buffer.alloc(32, 1)], 'suppressions');

test('an opt-out outlives a return to an older copy of the database, without its address being kept beside it', async () => {
  const { db } = database;
  const scope = { workspaceId: randomUUID() };
  await db.insertInto('workspaces').values({ id: scope.workspaceId, plan: 'scale', created_at: now() }).execute();
  await sql`insert into contacts (id, workspace_id, email, created_at, last_event_at, is_settled)
    values (${randomUUID()}, ${scope.workspaceId}, 'nora+list@nordkai.test', now(), now(), true)`.execute(db);
  const optOuts = openOptOuts({ hasher, now }, folder);
  const stopped: string[] = [];
  const deps = {
    db,
    hasher,
    now,
    onSuppressed: async (
      _trx: unknown,
      of: typeof scope,
      targets: Parameters<typeof optOuts.note>[1],
      why: Parameters<typeof optOuts.note>[2],
    ) => {
      stopped.push(...targets.map(({ value }) => value));
      await optOuts.note(of, targets, why);
    },
  };
  const leave = (email: string, reason: 'optedOut' | 'manual') =>
    db.transaction().execute((trx) => suppressPerson(deps, trx, scope, email, { reason, about: 'Autumn' }));
  await leave('nora+list@nordkai.test', 'optedOut');
  await leave('unknown@elsewhere.test', 'optedOut');
  await leave('by-hand@nordkai.test', 'manual');

  const [file = ''] = await readdir(folder);
  expect(await readFile(join(folder, file), 'utf8')).not.toContain('nordkai');
  expect(await optOuts.replay(deps)).toBe(0);
  // The copy is from before.
  await sql`delete from suppressions`.execute(db);
  stopped.length = 0;
  expect(await optOuts.replay(deps)).toBeGreaterThan(0);
  expect(stopped).toContain('nora+list@nordkai.test');
  const emails = ['nora@nordkai.test', 'nora+list@nordkai.test', 'unknown@elsewhere.test', 'by-hand@nordkai.test'];
  const found = await findSuppressed({ hasher }, db, scope, emails);
  expect([...found.keys()].toSorted()).toEqual([
    'nora+list@nordkai.test',
    'nora@nordkai.test',
    'unknown@elsewhere.test',
  ]);
  expect(await optOuts.replay(deps)).toBe(0);
  await optOuts.close();
});
