import type { BulkOutcome, BulkProblem } from '@outrider/contract/mailboxes/bulk';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

export type BulkRunRow = Selectable<Tables['mailbox_bulk_runs']>;
export type BulkRowRow = Selectable<Tables['mailbox_bulk_rows']>;

export const insertRun = (trx: Trx, run: Insertable<Tables['mailbox_bulk_runs']>) =>
  trx.insertInto('mailbox_bulk_runs').values(run).execute();

export const insertRows = (trx: Trx, rows: Insertable<Tables['mailbox_bulk_rows']>[]) =>
  trx.insertInto('mailbox_bulk_rows').values(rows).execute();

export const findRun = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<BulkRunRow | undefined> =>
  db
    .selectFrom('mailbox_bulk_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

export const listRows = (db: Db | Trx, { workspaceId }: Scope, runId: string): Promise<BulkRowRow[]> =>
  db
    .selectFrom('mailbox_bulk_rows')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .orderBy('line')
    .execute();

/** Takes rows that wait, and those of a worker that must be dead by now. */
export async function claimRows(
  db: Db,
  { workspaceId }: Scope,
  runId: string,
  { claim, at, deadBefore, limit }: { claim: string; at: Date; deadBefore: Date; limit: number },
) {
  const { rows } = await sql<{ line: number; email: string; sealed: string | null }>`
    update mailbox_bulk_rows set outcome = 'trying', claim = ${claim}, claimed_at = ${at}
    where run_id = ${runId} and line in (
      select line from mailbox_bulk_rows
      where workspace_id = ${workspaceId} and run_id = ${runId}
        and (outcome = 'waiting' or (outcome = 'trying' and claimed_at < ${deadBefore}))
      order by line limit ${limit} for update skip locked)
    returning line, email, sealed`.execute(db);
  return rows;
}

export type Settled = {
  outcome: BulkOutcome;
  host?: string;
  sends?: boolean | null;
  receives?: boolean | null;
  problem?: BulkProblem;
  words?: string;
  meant?: string;
  mailbox_id?: string | null;
  sealed?: null;
};

/** Only for the worker that still holds the claim. False when another worker took the row over. */
export async function settleRow(
  db: Db | Trx,
  { workspaceId }: Scope,
  { runId, line, claim }: { runId: string; line: number; claim: string },
  settled: Settled,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailbox_bulk_rows')
    .set({ ...settled, claim: null, claimed_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .where('line', '=', line)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function countOpen(db: Db | Trx, { workspaceId }: Scope, runId: string): Promise<number> {
  const { open } = await db
    .selectFrom('mailbox_bulk_rows')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .where('outcome', 'in', ['waiting', 'trying'])
    .executeTakeFirstOrThrow();
  return open;
}

export const endRun = (db: Db | Trx, { workspaceId }: Scope, id: string, at: Date) =>
  db
    .updateTable('mailbox_bulk_runs')
    .set({ ended_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

export const reopenRun = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx
    .updateTable('mailbox_bulk_runs')
    .set({ ended_at: null, canceled_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();

/** Rows that nobody has begun with are left out; those being tried come to their end. */
export async function cancelRun(trx: Trx, { workspaceId }: Scope, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('mailbox_bulk_runs')
    .set({ canceled_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .updateTable('mailbox_bulk_rows')
    .set({ outcome: 'skipped', problem: 'canceled' })
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', id)
    .where('outcome', '=', 'waiting')
    .execute();
}

/** Compare and set: only a row that ended without a mailbox waits again. */
export const retryRow = (
  trx: Trx,
  { workspaceId }: Scope,
  runId: string,
  line: number,
  { email, sealed }: { email: string; sealed: string },
) =>
  trx
    .updateTable('mailbox_bulk_rows')
    .set({ email, sealed, outcome: 'waiting', problem: 'none', words: '', meant: '', sends: null, receives: null })
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .where('line', '=', line)
    .where('outcome', 'in', ['notAdded', 'skipped'])
    .where('mailbox_id', 'is', null)
    .execute();
