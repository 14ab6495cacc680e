import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Db, Tables } from '../db.ts';
import { type CopyRows, createCopyRows } from './copy-rows.ts';
import { createCopyValues } from './copy-values.ts';

export type CopyWrite = (rows: CopyRows) => void;

/** One connection for queries and COPY alike, so that both can be of one transaction. */
export type CopyConnection = {
  db: Db;
  /** The statement says `format binary`. Rows are asked for as fast as the database takes them. */
  copyIn(statement: string, writing: AsyncIterable<CopyWrite>): Promise<void>;
  /** The bytes of the one column the statement gives, row after row, in pieces as they came. It says `format binary` too. */
  copyOut(statement: string): Promise<Uint8Array[]>;
  close(): Promise<void>;
};

export async function openCopyConnection(pool: pg.Pool): Promise<CopyConnection> {
  const client = await pool.connect();
  const lent = { connect: async () => lend(client), end: async () => undefined, options: {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lent }) });
  return {
    db,
    copyIn: (statement, writing) =>
      pipeline(Readable.from(encode(writing), { highWaterMark: 1 }), client.query(copyFrom(statement))),
    async copyOut(statement) {
      const values = createCopyValues();
      const read: Uint8Array[] = [];
      for await (const chunk of client.query(copyTo(statement))) read.push(...values.read(chunk));
      return read;
    },
    async close() {
      await db.destroy();
      client.release();
    },
  };
}

/** Each time it is asked for more it gives what was written since. */
async function* encode(writing: AsyncIterable<CopyWrite>): AsyncGenerator<Uint8Array> {
  const rows = createCopyRows();
  rows.open();
  for await (const write of writing) {
    write(rows);
    yield rows.take();
  }
  rows.close();
  yield rows.take();
}

/** The same client for every query; it goes back to its pool only when the connection is closed. */
function lend(client: pg.PoolClient): pg.PoolClient {
  return new Proxy(client, {
    get(target, name) {
      if (name === 'release') return () => undefined;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
