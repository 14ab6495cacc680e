import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWorkspace } from '../contract-tests/fill-workspace-testing.ts';
import { readFrames, writeFrame } from '../platform/backup/backup-format.ts';
import { listTables } from '../platform/backup/list-tables.ts';
import { openBackup } from '../platform/backup/open-backup.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const silent = () => undefined;

let folder: string;
let full: TestDatabase;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrider-backup-'));
  full = await testDatabase();
  file = join(folder, 'one.backup');
  const { db } = full;
  const id = crypto.randomUUID();
  await db.insertInto('workspaces').values({ id, plan: 'scale', created_at: new Date() }).execute();
  await sql`insert into users (id, workspace_id, email, name, company_name, password_hash, language, time_zone, created_at)
    values (${crypto.randomUUID()}, ${id}, 'maya@a.test', ${'Maya \\ "Tab\tand\nline"'}, 'A', 'x', 'en', 'UTC', now())`.execute(
    db,
  );
  await fillWorkspace(db, 'maya@a.test');
  await sql`insert into installation (world) values ('live')`.execute(db);
  await writeBackup({ url: full.url, file, product: '0.0.1', now: new Date(), say: silent });
});
afterAll(async () => {
  await full.close();
  await rm(folder, { recursive: true, force: true });
});

const restore = async (into: TestDatabase, from = file, world: 'box' | 'live' = 'live') =>
  restoreBackup({
    url: into.url,
    backup: await openBackup(from),
    file: from,
    migrations: MIGRATIONS,
    world,
    where: 'of the test',
    say: silent,
  });

async function contentsOf({ pool }: TestDatabase): Promise<Map<string, string>> {
  const client = await pool.connect();
  try {
    const contents = new Map<string, string>();
    for (const { name } of await listTables(client as never)) {
      const { rows } = await client.query(`select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum
        from ${name} t`);
      contents.set(name, rows[0].sum);
    }
    return contents;
  } finally {
    client.release();
  }
}

const tablesIn = async ({ db }: TestDatabase) =>
  (await sql<{ n: number }>`select count(*)::int as n from pg_tables where schemaname = 'public'`.execute(db)).rows[0]
    ?.n;

test('what is restored is what was there, row by row, goes on counting, and is marked as restored', async () => {
  const into = await emptyDatabase();
  await restore(into);
  const [before, after] = [await contentsOf(full), await contentsOf(into)];
  before.delete('installation');
  after.delete('installation');
  expect(after).toEqual(before);
  expect([...before.values()].filter(Boolean).length).toBeGreaterThan(40);
  const { rows } = await sql<{ isMarked: boolean; next: boolean }>`select restored_at is not null as "isMarked",
    nextval(pg_get_serial_sequence('send_ledger', 'id')) > (select max(id) from send_ledger) as next
    from installation`.execute(into.db);
  expect(rows).toEqual([{ isMarked: true, next: true }]);
  await expect(restore(into)).rejects.toThrow(/The database of the test is not empty/);
  await into.close();
});

test('a file that is cut, changed, foreign, newer or of the other world ends in a sentence, and nothing is changed', async () => {
  const into = await emptyDatabase();
  const bytes = await readFile(file);
  const write = async (name: string, content: Buffer | string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bytes.length - 300) ^ 1, bytes.length - 300);
  const headerEnd = bytes.indexOf('\n');
  const header = JSON.parse(bytes.toString('utf8', 0, headerEnd));
  const newer = Buffer.concat([Buffer.from(JSON.stringify({ ...header, format: 2 })), bytes.subarray(headerEnd)]);
  await expect(restore(into, await write('cut', bytes.subarray(0, -40)))).rejects.toThrow(/cut off or was changed/);
  await expect(restore(into, await write('changed', changed))).rejects.toThrow(/cut off or was changed/);
  await expect(restore(into, await write('foreign', 'PGDMP'))).rejects.toThrow(/is not a backup/);
  await expect(restore(into, await write('newer', newer))).rejects.toThrow(/newer form/);
  await expect(restore(into, join(folder, 'nowhere'))).rejects.toThrow(/cannot be read/);
  await expect(restore(into, file, 'box')).rejects.toThrow(/OUTRIDER_WORLD=live/);
  expect(await tablesIn(into)).toBe(0);
  await into.close();
});

test('a backup of a newer schema names its migration, and a failed load leaves nothing behind', async () => {
  const into = await emptyDatabase();
  const { db } = full;
  await sql`insert into schema_migrations (name, checksum) values ('9999-later.sql', 'x')`.execute(db);
  const later = join(folder, 'later.backup');
  await writeBackup({ url: full.url, file: later, product: '9.9.9', now: new Date(), say: silent });
  await sql`delete from schema_migrations where name = '9999-later.sql'`.execute(db);
  await expect(restore(into, later)).rejects.toThrow(/newer Outrider \(9\.9\.9\).*9999-later\.sql/);
  await sql`create table of_somebody_else (id int)`.execute(db);
  const odd = join(folder, 'odd.backup');
  await writeBackup({ url: full.url, file: odd, product: '0.0.1', now: new Date(), say: silent });
  await sql`drop table of_somebody_else`.execute(db);
  await expect(restore(into, odd)).rejects.toThrow(/was not restored, and nothing was changed/);
  expect(await tablesIn(into)).toBe(0);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  await into.close();
});

test('a database nobody has started on has nothing to back up', async () => {
  const nothing = await emptyDatabase();
  const order = { url: nothing.url, file: join(folder, 'none'), product: '0.0.1', now: new Date(), say: silent };
  await expect(writeBackup(order)).rejects.toThrow(/nothing to back up/);
  await nothing.close();
});

test('frames are read whole wherever their stream is cut into pieces', async () => {
  const bodies = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(bodies, fc.integer({ min: 1, max: 9 }), async (given, size) => {
      const bytes = Buffer.concat(given.map((body) => writeFrame('D', body)));
      async function* pieces() {
        for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
      }
      const read: Buffer[] = [];
      for await (const { body } of readFrames(pieces())) read.push(Buffer.from(body));
      expect(read).toEqual(given.map((body) => Buffer.from(body)));
    }),
  );
});
