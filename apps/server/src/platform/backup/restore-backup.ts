import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { z } from 'zod';
import { applyMigrations, checkVersion, readMigrations } from '../migrate.ts';
import { connectOnce } from '../postgres/connect-once.ts';
import { OperatorError } from '../start/operator-error.ts';
import { wordsOf } from '../words-of.ts';
import { type Frame, jobsFrame, sequencesFrame, tableFrame } from './backup-format.ts';
import { listTables } from './list-tables.ts';
import type { Backup } from './open-backup.ts';
import { named } from './write-backup.ts';

type Order = {
  url: string;
  /** Looked at before anything is begun. */
  backup: Backup;
  file: string;
  migrations: string;
  world: 'box' | 'live';
  /** The database in a sentence. */
  where: string;
  say: (line: string) => void;
};

type Jobs = z.infer<typeof jobsFrame>;

/** Into an empty database, in one transaction. What is restored holds its sending until mailboxes were read. */
export async function restoreBackup({
  url,
  backup,
  file,
  migrations,
  world,
  where,
  say,
}: Order): Promise<Backup['header']> {
  const { header } = backup;
  if (header.world !== world) {
    throw new OperatorError(
      `${file} is of the ${header.world} world: set OUTRIDER_WORLD=${header.world} to restore it.`,
    );
  }
  const files = await readMigrations(migrations);
  const unknown = header.migrations.find((name) => !files.some((known) => known.name === name));
  if (unknown) {
    throw new OperatorError(
      `${file} was made by a newer Outrider (${header.product}): it has had migration ${unknown}, which this version does not know; restore it with that version or a later one.`,
    );
  }
  const client = await connectOnce(url);
  try {
    await checkVersion(client);
    await checkEmpty(client, where);
    await client.query('begin');
    await applyMigrations(
      client,
      files.filter(({ name }) => header.migrations.includes(name)),
    );
    const jobs = await load(client, backup, say);
    // Before later migrations, which may have given a job another name.
    for (const { name, payload } of jobs) {
      await client.query('insert into restored_jobs (name, payload) values ($1, $2)', [name, JSON.stringify(payload)]);
    }
    await applyMigrations(
      client,
      files.filter(({ name }) => !header.migrations.includes(name)),
    );
    await client.query('update installation set restored_at = clock_timestamp()');
    await client.query('commit');
    return header;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The backup was not restored, and nothing was changed: ${wordsOf(error)}.`, {
      cause: error,
    });
  } finally {
    // Everything begun ends with it.
    await client.end().catch(() => undefined);
  }
}

async function checkEmpty(client: pg.Client, where: string) {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'`,
  );
  if (rows[0]?.tables === 0) return;
  throw new OperatorError(
    `The database ${where} is not empty: a backup is only restored into an empty one, so give it another DATABASE_URL or OUTRIDER_DATA.`,
  );
}

async function load(client: pg.Client, backup: Backup, say: Order['say']): Promise<Jobs> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name));
  // What migrations put in stands in the backup as well, and what triggers would count is counted there.
  await client.query(`truncate ${names.join(', ')}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  let rows: TableInput | undefined;
  let jobs: Jobs = [];
  let isEnded = false;
  for await (const frame of backup.frames()) {
    if (frame.kind === 'D') {
      await rows?.write(frame.body);
      continue;
    }
    await rows?.end();
    rows = undefined;
    if (frame.kind === 'T') rows = openTable(client, frame, say);
    else if (frame.kind === 'E') isEnded = true;
    else if (frame.kind === 'J') jobs = jobsFrame.parse(JSON.parse(frame.body.toString()));
    else if (frame.kind === 'S') await setSequences(client, frame);
  }
  if (!isEnded) throw new OperatorError('The backup has no end, so nothing was restored.');
  // References that are looked at later are looked at here: with one left open no table can be changed.
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  return jobs;
}

type TableInput = { write(rows: Buffer): Promise<void>; end(): Promise<void> };

function openTable(client: pg.Client, { body }: Frame, say: Order['say']): TableInput {
  const { table: name, columns } = tableFrame.parse(JSON.parse(body.toString()));
  const copy = client.query(copyFrom(`copy ${named({ name, columns })} from stdin`));
  const done = finished(copy);
  // It is reported when it is waited for.
  done.catch(() => undefined);
  return {
    async write(rows) {
      if (!copy.write(rows)) await Promise.race([once(copy, 'drain'), done]);
    },
    async end() {
      copy.end();
      await done;
      if (copy.rowCount > 0) say(`${name}: ${copy.rowCount} rows`);
    },
  };
}

async function setSequences(client: pg.Client, { body }: Frame) {
  for (const { name, last, isCalled } of sequencesFrame.parse(JSON.parse(body.toString()))) {
    await client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), last, isCalled]);
  }
}
