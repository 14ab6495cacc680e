import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { type TestDatabase, testDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(folder, '9001-things.sql'), 'create table things (id int)');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('many processes that start at once apply a file once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
  expect(applied.flat()).toEqual(['9001-things.sql']);
});

test('a file that fails leaves nothing of itself behind and is tried again', async () => {
  const file = join(folder, '9002-broken.sql');
  await writeFile(file, 'create table half (id int); select broken from nowhere');
  await expect(migrate(database.url, folder)).rejects.toThrow('9002-broken.sql failed');
  const { rows } = await sql`select to_regclass('half') as half`.execute(database.db);
  expect(rows).toEqual([{ half: null }]);
  await writeFile(file, 'create table half (id int)');
  expect(await migrate(database.url, folder)).toEqual(['9002-broken.sql']);
});

test('a file changed after it was applied is refused', async () => {
  await writeFile(join(folder, '9001-things.sql'), 'create table things (id bigint)');
  await expect(migrate(database.url, folder)).rejects.toThrow('Add a new file instead');
});
