import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import { type GivenBack, giveBack, type LedgerState } from '../../ledger/index.ts';
import { wakeLanes } from './lanes.repository.ts';

/** Gives mails back to the ledger and has their lanes looked at in time. Gives the ids it held for. */
export async function giveBackToLanes(
  trx: Trx,
  holder: string,
  from: readonly LedgerState[],
  rows: readonly GivenBack[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const wanted = new Map(rows.map(({ id, dueAt }) => [id, dueAt]));
  const lanes = await listLanes(
    trx,
    rows.map(({ id }) => id),
  );
  await wakeLanes(
    trx,
    lanes.flatMap(({ id, dueAt, ...lane }) => {
      const at = wanted.get(id);
      return at === null ? [] : { ...lane, dueAt: at ?? dueAt };
    }),
  );
  return giveBack(trx, holder, from, rows);
}

type LaneOfMail = { id: string; mailboxId: string; workspaceId: string; dueAt: Date };

/** None of a mail whose mailbox was removed. */
async function listLanes(trx: Trx, ids: readonly string[]): Promise<LaneOfMail[]> {
  const { rows } = await sql<LaneOfMail>`select l.id, l.mailbox_id as "mailboxId", l.workspace_id as "workspaceId",
      l.due_at as "dueAt"
    from send_ledger l join send_lanes s on s.mailbox_id = l.mailbox_id
    where l.id = any(${[...ids]}::bigint[])`.execute(trx);
  return rows;
}
