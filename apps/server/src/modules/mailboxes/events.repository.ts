import { randomUUID } from 'node:crypto';
import type { AccountEvent } from '@outrider/contract/mailboxes/account';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './mailboxes.tables.ts';

type Happening = { event: AccountEvent; at: Date; words?: string };

/** Writes the same event into the log of each mailbox. */
export async function noteEvent(
  db: Db | Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  { event, at, words = '' }: Happening,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insertInto('mailbox_events')
    .values(ids.map((id) => ({ id: randomUUID(), workspace_id: workspaceId, mailbox_id: id, at, event, words })))
    .execute();
}

/** For what happens every hour: only the last time is listed, or nothing else would be seen. */
export async function noteLatest(trx: Trx, scope: Scope, id: string, { event, at }: Happening): Promise<void> {
  await trx
    .deleteFrom('mailbox_events')
    .where('workspace_id', '=', scope.workspaceId)
    .where('mailbox_id', '=', id)
    .where('event', '=', event)
    .execute();
  await noteEvent(trx, scope, [id], { event, at });
}

export const listEvents = (
  db: Db,
  { workspaceId }: Scope,
  mailboxId: string,
  before: Date | undefined,
  limit: number,
) =>
  db
    .selectFrom('mailbox_events')
    .select(['id', 'at', 'event', 'words'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? new Date(0)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
