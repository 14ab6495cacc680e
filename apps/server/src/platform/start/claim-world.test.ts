import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';
import { checkFolderWorld, claimDatabase, claimFolder } from './claim-world.ts';
import { OperatorError } from './operator-error.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'world-'));
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('a data folder belongs to the world of its first start', async () => {
  expect(() => checkFolderWorld(folder, 'live')).not.toThrow();
  claimFolder(folder, 'live');
  expect(() => checkFolderWorld(folder, 'live')).not.toThrow();
  expect(() => checkFolderWorld(folder, 'box')).toThrow(
    `The data folder ${folder} belongs to the live world, with real people, so OUTRIDER_WORLD=box does not start on it`,
  );
});

test('a folder in which an earlier version kept boxed mail is a folder of the boxed world', async () => {
  const older = await mkdtemp(join(folder, 'older-'));
  await writeFile(join(older, 'system-mail.jsonl'), '');
  expect(() => checkFolderWorld(older, 'box')).not.toThrow();
  expect(() => checkFolderWorld(older, 'live')).toThrow(OperatorError);
});

test('a database belongs to the world of its first start, whichever of several processes came first', async () => {
  await Promise.all(Array.from({ length: 4 }, () => claimDatabase(database.url, 'box', 'of DATABASE_URL')));
  await expect(claimDatabase(database.url, 'live', 'of DATABASE_URL')).rejects.toThrow(
    'The database of DATABASE_URL belongs to the boxed world, with its demo log-in and invented people, so OUTRIDER_WORLD=live does not start on it',
  );
});

test.each([
  ['box', 'maya@harborline.test', new Date()],
  ['live', 'maya@harborline.test', null],
  ['live', 'ines@harborline.example', new Date()],
])('a database from before is taken to be %s when it holds %s, verified at %s', async (world, email, verified) => {
  const text = await readFile(new URL('../../migrations/0034-installation.sql', import.meta.url), 'utf8');
  const found = await database.db
    .transaction()
    .execute(async (trx) => {
      await sql`drop table installation`.execute(trx);
      const workspace = await sql<{ id: string }>`insert into workspaces (id, plan, created_at)
        values (gen_random_uuid(), 'free', now()) returning id`.execute(trx);
      await sql`insert into users (id, workspace_id, email, name, company_name, verified_at, created_at, language)
        values (gen_random_uuid(), ${workspace.rows[0]?.id}, ${email}, 'A', 'B', ${verified}, now(), 'en')`.execute(
        trx,
      );
      await sql.raw(text).execute(trx);
      const { rows } = await sql<{ world: string }>`select world from installation`.execute(trx);
      throw new Undone(rows[0]?.world);
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.found;
      throw error;
    });
  expect(found).toBe(world);
});

class Undone extends Error {
  readonly found: string | undefined;
  constructor(found: string | undefined) {
    super('rolled back on purpose');
    this.found = found;
  }
}
