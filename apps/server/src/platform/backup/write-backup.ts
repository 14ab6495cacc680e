import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectOnce } from '../postgres/connect-once.ts';
import { OperatorError } from '../start/operator-error.ts';
import { wordsOf } from '../words-of.ts';
import { digestLine, FORMAT, type Header, writeFrame } from './backup-format.ts';
import { listTables, type Table } from './list-tables.ts';

type Order = { url: string; file: string; product: string; now: Date; say: (line: string) => void };

/** Everything in one snapshot, while others go on to work. The file gets its name only when it is whole. */
export async function writeBackup({ url, file, product, now, say }: Order): Promise<{ rows: number; bytes: number }> {
  const client = await connectOnce(url);
  const part = `${file}.part`;
  let isWritten = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    const header = await describe(client, product, now);
    const counted = { rows: 0, bytes: 0 };
    const digest = createHash('sha256');
    const first = Buffer.from(`${JSON.stringify(header)}\n`);
    digest.update(first);
    const target = createWriteStream(part, { mode: 0o600 });
    target.write(first);
    const hashing = new Transform({
      transform(piece: Buffer, _encoding, done) {
        digest.update(piece);
        done(null, piece);
      },
      flush(done) {
        done(null, digestLine(digest.digest('hex')));
      },
    });
    await pipeline(Readable.from(frames(client, counted, say)), createGzip(), hashing, target);
    const handle = await open(part, 'r+');
    await handle.sync();
    counted.bytes = (await handle.stat()).size;
    await handle.close();
    await rename(part, file);
    isWritten = true;
    return counted;
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`The backup was not made: ${wordsOf(error)}.`, { cause: error });
  } finally {
    if (!isWritten) await rm(part, { force: true });
    await client.end().catch(() => undefined);
  }
}

async function describe(client: pg.Client, product: string, now: Date): Promise<Header> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('schema_migrations') is not null and to_regclass('installation') is not null as there`,
  );
  const { rows: owners } = rows[0]?.there
    ? await client.query<{ world: 'box' | 'live' }>('select world from installation')
    : { rows: [] };
  const [owner] = owners;
  if (!owner) throw new OperatorError('There is nothing to back up: no Outrider has started on this database yet.');
  const { rows: applied } = await client.query<{ name: string }>(
    'select name from schema_migrations order by name collate "C"',
  );
  return {
    outrider: 'backup',
    format: FORMAT,
    product,
    world: owner.world,
    at: now.toISOString(),
    migrations: applied.map(({ name }) => name),
  };
}

async function* frames(client: pg.Client, counted: { rows: number }, say: Order['say']): AsyncGenerator<Buffer> {
  for (const table of await listTables(client)) {
    yield writeFrame('T', JSON.stringify({ table: table.name, columns: table.columns }));
    const copy = client.query(copyTo(`copy ${named(table)} to stdout`));
    for await (const piece of copy) yield writeFrame('D', piece);
    counted.rows += copy.rowCount;
    if (copy.rowCount > 0) say(`${table.name}: ${copy.rowCount} rows`);
  }
  yield writeFrame('J', JSON.stringify(await listJobs(client)));
  yield writeFrame('S', JSON.stringify(await listSequences(client)));
  yield writeFrame('E', '');
}

export const named = ({ name, columns }: Table): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;

/** Those that wait or are under way. What comes by the clock comes again. */
async function listJobs(client: pg.Client) {
  const { rows: there } = await client.query<{ is: boolean }>(`select to_regclass('pgboss.job') is not null as is`);
  if (!there[0]?.is) return [];
  const { rows } = await client.query<{ name: string; payload: unknown }>(
    `select name, data as payload from pgboss.job
    where state < 'completed' and name not like '\\_\\_%' and data is not null and data <> '{}' order by created_on, id`,
  );
  return rows;
}

async function listSequences(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value as last, is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    );
    if (states[0]) sequences.push({ name, ...states[0] });
  }
  return sequences;
}
