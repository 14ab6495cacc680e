import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Db, Tables } from './db.ts';

/** One connection for queries and COPY alike, so that both can be of one transaction. */
export type CopyConnection = {
  db: Db;
  /** `text` in pieces, as COPY reads it; see copyCell. */
  copyIn(statement: string, text: Iterable<string>): Promise<void>;
  close(): Promise<void>;
};

export async function openCopyConnection(pool: pg.Pool): Promise<CopyConnection> {
  const client = await pool.connect();
  const lent = { connect: async () => lend(client), end: async () => undefined, options: {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: lent }) });
  return {
    db,
    copyIn: (statement, text) => pipeline(Readable.from(text), client.query(copyFrom(statement))),
    async close() {
      await db.destroy();
      client.release();
    },
  };
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

export const COPY_NULL = '\\N';

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value as it stands in a row of COPY's text format. */
export const copyCell = (value: string): string =>
  SPECIAL.test(value) ? value.replaceAll(/[\\\t\n\r]/g, (letter) => ESCAPES[letter] ?? letter) : value;
