import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

/** Gives the demo company its plan, which also says that its mailboxes were connected. False when that was before. */
export async function claimDemoWorkspace(trx: Trx, { workspaceId }: Scope): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workspaces')
    .set({ plan: 'growth' })
    .where('id', '=', workspaceId)
    .where('plan', '=', 'free')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function isDemoNew(db: Db, { workspaceId }: Scope): Promise<boolean> {
  const workspace = await db.selectFrom('workspaces').select('plan').where('id', '=', workspaceId).executeTakeFirst();
  return workspace?.plan === 'free';
}

/** Of all workspaces: the boxed world has the mailboxes of everybody. */
export const listConnected = (db: Db) =>
  db
    .selectFrom('mailboxes as m')
    .innerJoin('mailbox_secrets as s', 's.mailbox_id', 'm.id')
    .select(['m.id', 'm.email', 'm.domain', 'm.smtp_host', 'm.is_practice', 's.sealed'])
    .where('m.smtp_host', 'like', 'smtp.%')
    .execute();
