import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Any constant works as long as every process uses the same one. */
const MIGRATION_LOCK = 7_205_759;

/** Brings the database up to date with the numbered SQL files. Safe to run from many processes at once. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
    return await applyMissing(client, folder);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: pg.Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const text = await readFile(join(folder, name), 'utf8');
    const checksum = createHash('sha256').update(text).digest('hex');
    const known = applied.get(name);
    if (known === checksum) continue;
    if (known) throw new Error(`Migration ${name} was changed after it had been applied. Add a new file instead.`);
    await applyOne(client, name, text, checksum);
    fresh.push(name);
  }
  return fresh;
}

async function applyOne(client: pg.Client, name: string, text: string, checksum: string) {
  await client.query('begin');
  try {
    await client.query(text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
