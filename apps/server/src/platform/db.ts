import { CompiledQuery, Kysely, PostgresDialect, type Transaction } from 'kysely';
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

export type Connections = {
  maxConnections?: number;
  /** For statements that are planned once: their plan is never made anew for the values of one time. */
  keepPlans?: boolean;
};

export function openDatabase(url: string, { maxConnections = 10, keepPlans = false }: Connections = {}): Database {
  const options = keepPlans ? { options: '-c plan_cache_mode=force_generic_plan' } : {};
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, ...options });
  // An idle connection that breaks (server restart) is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks between two statements of a transaction: the next statement fails, and says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', nameStatements);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** Numbers the database gave, as it writes a list of them: the driver would look at each for signs to escape. */
export const numberList = (numbers: Iterable<string | number>): string => `{${[...numbers].join(',')}}`;

const PLANNED_ONCE = '/* planned once: ';

/**
 * A statement that is written out once, and that each connection plans once and keeps under this name. For those that run
 * thousands of times a second and whose plan is the same for any values; every other is planned for the values it has.
 */
export function plannedOnce<Row>(name: string, text: string) {
  const named = `${PLANNED_ONCE}${name} */ ${text}`;
  return async (db: Db | Trx, values: readonly unknown[]): Promise<Row[]> => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(named, [...values]));
    return rows;
  };
}

/**
 * The same for one that the query builder writes; its text is the same for all values. Not for long lists of values: the
 * database looks a value up in a list it knows while planning, and goes through one it gets later from end to end.
 */
export async function runPlannedOnce<Row>(db: Db | Trx, name: string, query: CompiledQuery<Row>): Promise<Row[]> {
  const { sql: text, parameters } = query;
  return plannedOnce<Row>(name, text)(db, parameters);
}

/** The library keeps a plan where a statement has a name, and the query builder gives none. */
function nameStatements(client: pg.PoolClient) {
  const query: (...asked: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query(text: unknown, values: unknown, ...rest: unknown[]) {
      if (typeof text !== 'string' || !text.startsWith(PLANNED_ONCE)) return query(text, values, ...rest);
      const name = text.slice(PLANNED_ONCE.length, text.indexOf(' */'));
      return query({ name, text, values }, ...rest);
    },
  });
}
