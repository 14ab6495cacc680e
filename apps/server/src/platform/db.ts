import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';

/**
 * Every table and its columns. Each module adds its own by declaration merging, so the platform knows no product words:
 * `declare module '…/platform/db.ts' { interface Tables { users: UsersTable } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled in by the modules
export interface Tables {}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

/** Whose data a query may touch. Every repository function takes one, so none can forget it. */
export type Scope = { workspaceId: string };

export type Database = { db: Db; pool: pg.Pool; close(): Promise<void> };

export function openDatabase(url: string, { maxConnections = 10 } = {}): Database {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections });
  // An idle connection that breaks (server restart) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction: the next statement fails, and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
