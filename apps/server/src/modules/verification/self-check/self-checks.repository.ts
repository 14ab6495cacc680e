import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import type { ProbeRoute, SelfCheckResult } from './self-check-result.ts';
import '../verification.tables.ts';

/** Of the installation, not of a workspace. */
export type SelfCheck = { at: Date; route: ProbeRoute; canAsk: boolean; checks: SelfCheckResult[] };

export const saveSelfCheck = (trx: Trx, { at, route, canAsk, checks }: SelfCheck) =>
  trx
    .insertInto('self_checks')
    .values({ id: randomUUID(), at, route, can_ask: canAsk, checks: JSON.stringify(checks) })
    .execute();

export async function findNewestCheck(db: Db): Promise<Pick<SelfCheck, 'at' | 'canAsk' | 'checks'> | undefined> {
  return db
    .selectFrom('self_checks')
    .select(['at', 'can_ask as canAsk', 'checks'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const listOutcomes = (db: Db, since: Date) =>
  db.selectFrom('self_checks').select(['at', 'can_ask as canAsk']).where('at', '>=', since).orderBy('at').execute();

/** What the database's clock says. */
export async function databaseNow(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const [first] = rows;
  if (!first) throw new Error('the database has no clock');
  return first.now;
}
