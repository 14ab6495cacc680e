import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

/** A user who left a paid plan is on the free one as well; only who never had a mailbox is new. */
const newDemo = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('workspaces as w')
    .select('w.id')
    .where('w.id', '=', workspaceId)
    .where('w.plan', '=', 'free')
    .where((query) =>
      query.not(
        query.exists(query.selectFrom('mailboxes as m').select('m.id').whereRef('m.workspace_id', '=', 'w.id')),
      ),
    );

/** Gives the demo company its plan, which also says that its mailboxes were connected. False when that was before. */
export async function claimDemoWorkspace(trx: Trx, scope: Scope): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('workspaces')
    .set({ plan: 'growth' })
    .where('id', 'in', newDemo(trx, scope))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const isDemoNew = async (db: Db, scope: Scope): Promise<boolean> =>
  (await newDemo(db, scope).executeTakeFirst()) !== undefined;

/** Of all workspaces: the boxed world has the mailboxes of everybody. */
export const listConnected = (db: Db) =>
  db
    .selectFrom('mailboxes as m')
    .innerJoin('mailbox_secrets as s', 's.mailbox_id', 'm.id')
    .select(['m.id', 'm.email', 'm.domain', 'm.smtp_host', 'm.is_practice', 's.sealed'])
    .where('m.smtp_host', 'like', 'smtp.%')
    .execute();
