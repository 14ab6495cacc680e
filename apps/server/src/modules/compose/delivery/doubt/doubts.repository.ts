import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../../platform/db.ts';
import '../delivery.tables.ts';

/** Deliveries with a message in doubt, by when the oldest doubt began. */
export async function listInDoubt(
  db: Db,
  { workspaceId }: Scope,
  limit: number,
): Promise<{ id: string; since: Date; newest: Date }[]> {
  const { rows } = await sql<{ id: string; since: Date; newest: Date }>`select owner_id as id, min(doubt_at) as since,
      max(doubt_at) as newest from send_ledger
    where doubt_at is not null and state = 'doubt' and owner_kind = 'compose' and workspace_id = ${workspaceId}
    group by 1 order by 2, 1 limit ${limit}`.execute(db);
  return rows;
}

export async function listDoubtsOf(trx: Trx, deliveryId: string): Promise<{ id: string; doubtAt: Date }[]> {
  const { rows } = await sql<{ id: string; doubtAt: Date }>`select id, doubt_at as "doubtAt" from send_ledger
    where owner_kind = 'compose' and owner_id = ${deliveryId} and state = 'doubt' order by id`.execute(trx);
  return rows;
}

export type Resent = { id: string; countedIn: string[] | null };

/** Messages in doubt that did not leave: to be sent. */
export async function planAgain(
  trx: Trx,
  ids: readonly string[],
  { at, by, name }: { at: Date; by: 'absentInSent' | 'toldUnsent'; name: string },
): Promise<Resent[]> {
  const { rows } =
    await sql<Resent>`update send_ledger set state = 'planned', open = true, holder = null, doubt_at = null,
      looked_up = 0, proof = null, reason = ${by}, due_at = ${at}, doubt_settled_by = ${by}, doubt_settled_at = ${at},
      doubt_settled_name = ${name}
    where id = any(${[...ids]}::bigint[]) and state = 'doubt' returning id, counted_in as "countedIn"`.execute(trx);
  return rows;
}
