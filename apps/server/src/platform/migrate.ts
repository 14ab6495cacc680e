import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { allowLanguages } from './postgres/allow-languages.ts';
import { connectOnce } from './postgres/connect-once.ts';
import { OperatorError } from './start/operator-error.ts';

/** Any constant works as long as every process uses the same one. */
const MIGRATION_LOCK = 7_205_759;

/** The schema uses what 17 brought. */
const LEAST_VERSION = 17;

const MIGRATIONS_TABLE = `create table if not exists schema_migrations (
  name text primary key, checksum text not null, applied_at timestamptz not null default now())`;

type MigrationFile = { name: string; text: string; checksum: string };

/** Brings the database up to date with the numbered SQL files, wholly or not at all. Many processes may do it at once. */
export async function migrate(url: string, folder: string): Promise<string[]> {
  const files = await readMigrations(folder);
  const client = await connectOnce(url);
  try {
    await checkVersion(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    const missing = await listMissing(client, files);
    await client.query('begin');
    await applyMigrations(client, missing);
    await client.query('commit');
    return missing.map(({ name }) => name);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function checkVersion(client: Pick<pg.Client, 'query'>) {
  const { rows } = await client.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number,
      split_part(current_setting('server_version'), ' ', 1) as name`,
  );
  const version = rows[0];
  if (!version || version.number >= LEAST_VERSION * 10_000) return;
  throw new OperatorError(
    `Outrider needs PostgreSQL ${LEAST_VERSION} or later, this is ${version.name}: set DATABASE_URL to a newer server.`,
  );
}

export async function readMigrations(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/** What is not applied yet. Refuses a database that another version of the product left. */
async function listMissing(client: pg.Client, files: readonly MigrationFile[]): Promise<MigrationFile[]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name collate "C"',
  );
  const own = new Map(files.map((file) => [file.name, file.checksum]));
  const unknown = rows.find(({ name }) => !own.has(name));
  if (unknown) {
    throw new OperatorError(
      `The database is newer than this Outrider: it has had migration ${unknown.name}, which this version does not know; start the newer version, or this one on a copy from before.`,
    );
  }
  const changed = rows.find(({ name, checksum }) => own.get(name) !== checksum);
  if (changed) {
    throw new OperatorError(`Migration ${changed.name} was changed after it had been applied; add a new file instead.`);
  }
  const applied = new Set(rows.map(({ name }) => name));
  const last = rows.at(-1)?.name ?? '';
  const missing = files.filter(({ name }) => !applied.has(name));
  const late = missing.find(({ name }) => name < last);
  if (late) {
    throw new OperatorError(
      `Migration ${late.name} is out of order: ${last} was applied before it, so give it a later number.`,
    );
  }
  return missing;
}

/** In the caller's transaction: the version before can still start on the database when one of them fails. */
export async function applyMigrations(client: pg.Client, files: readonly MigrationFile[]) {
  await client.query(MIGRATIONS_TABLE);
  for (const { name, text, checksum } of files) {
    try {
      await client.query(text);
    } catch (cause) {
      await client.query('rollback').catch(() => undefined);
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new OperatorError(`Migration ${name} failed, and nothing was changed: ${why}`, { cause });
    }
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
  await allowLanguages(client);
}
