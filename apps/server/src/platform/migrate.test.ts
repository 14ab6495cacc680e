import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@outrider/contract/languages';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkVersion, migrate } from './migrate.ts';
import { OperatorError } from './start/operator-error.ts';
import { emptyDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write('0001-things.sql', 'create table things (id int)');
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const tables = async () => {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'
    and tablename <> 'schema_migrations' order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
};

test('many processes that start at once on an empty database apply a file once', async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database.url, folder)));
  expect(applied.flat()).toEqual(['0001-things.sql']);
});

test('a file that fails names its cause and leaves nothing behind, not even the files before it, and is tried again', async () => {
  await write('0002-broken.sql', 'create table half (id int); select broken from nowhere');
  const failed = migrate(database.url, folder);
  await expect(failed).rejects.toThrow(OperatorError);
  await expect(failed).rejects.toThrow(
    'Migration 0002-broken.sql failed, and nothing was changed: relation "nowhere" does not exist',
  );
  expect(await tables()).toEqual([]);
  await write('0002-broken.sql', 'create table half (id int)');
  expect(await migrate(database.url, folder)).toEqual(['0001-things.sql', '0002-broken.sql']);
});

test('a column of a language takes every language of the product, also one that was added since', async () => {
  await write('0002-readers.sql', "create table readers (language text not null check (language in ('en', 'zh')))");
  await migrate(database.url, folder);
  for (const language of LANGUAGES) await sql`insert into readers values (${language})`.execute(database.db);
  await expect(sql`insert into readers values ('xx')`.execute(database.db)).rejects.toThrow('readers_language_check');
});

test('a server that is too old is refused with its version', async () => {
  const old = { query: async () => ({ rows: [{ number: 150_018, name: '15.18' }] }) } as unknown as pg.Client;
  await expect(checkVersion(old)).rejects.toThrow('Outrider needs PostgreSQL 17 or later, this is 15.18');
});

test('a file changed after it was applied is refused', async () => {
  await migrate(database.url, folder);
  await write('0001-things.sql', 'create table things (id bigint)');
  await expect(migrate(database.url, folder)).rejects.toThrow('add a new file instead');
});

test('a file with a number before one already applied is refused by name', async () => {
  await write('0003-later.sql', 'create table later (id int)');
  await migrate(database.url, folder);
  await write('0002-between.sql', 'create table between_them (id int)');
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'Migration 0002-between.sql is out of order: 0003-later.sql was applied before it, so give it a later number.',
  );
  expect(await tables()).toEqual(['later', 'things']);
});

test('a database that a newer version has changed is refused, and left as it is', async () => {
  await write('0002-newer.sql', 'create table newer (id int)');
  await migrate(database.url, folder);
  await rm(join(folder, '0002-newer.sql'));
  await write('0003-own.sql', 'create table own (id int)');
  await expect(migrate(database.url, folder)).rejects.toThrow(
    'The database is newer than this Outrider: it has had migration 0002-newer.sql, which this version does not know; start the newer version',
  );
  expect(await tables()).toEqual(['newer', 'things']);
});

test.each([
  ['postgres://nobody:wrong@', 'does not let the user nobody in: password authentication failed for user "nobody"'],
  ['no-such-database', 'has no database called no-such-database'],
  ['port', 'no PostgreSQL answers at 127.0.0.1:9 (connect ECONNREFUSED 127.0.0.1:9); it should look like postgres://'],
])('a database that cannot be reached is a sentence about DATABASE_URL: %s', async (what, sentence) => {
  const url = new URL(database.url);
  if (what === 'port') url.port = '9';
  else if (what.startsWith('postgres:')) [url.username, url.password] = ['nobody', 'wrong'];
  else url.pathname = what;
  await expect(migrate(url.href, folder)).rejects.toThrow(OperatorError);
  await expect(migrate(url.href, folder)).rejects.toThrow(/^DATABASE_URL: /);
  await expect(migrate(url.href, folder)).rejects.toThrow(sentence);
});
