import { sql } from 'kysely';
import type { Scope, Trx } from './db.ts';

/** One thing known of a person, as the person may read it. */
export type KnownFact = Record<string, unknown>;

/** A place that knows something of a person. Each module adds its own, so that nobody is forgotten where they are kept. */
export type PersonalData = {
  name: string;
  export(trx: Trx, scope: Scope, email: string): Promise<KnownFact[]>;
  /** Gives how many rows it took away or made unrecognisable. */
  erase(trx: Trx, scope: Scope, email: string): Promise<number>;
};

/** What stands where an address was in a text that belongs to another person. */
const ERASED = '[erased]';

export const toRows = async (query: ReturnType<typeof sql<{ row: KnownFact }>>, trx: Trx): Promise<KnownFact[]> =>
  (await query.execute(trx)).rows.map(({ row }) => row);

export const affected = async (query: ReturnType<typeof sql>, trx: Trx): Promise<number> =>
  Number((await query.execute(trx)).numAffectedRows ?? 0);

export const mentions = (column: string, email: string) =>
  sql<boolean>`strpos(lower(${sql.ref(column)}), ${email}) > 0`;

/** Takes an address out of a text, however it is written there. */
export const without = (column: string, email: string) =>
  sql`regexp_replace(${sql.ref(column)}, ${email.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&')}, ${ERASED}, 'gi')`;
