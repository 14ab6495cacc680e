import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';

export const insertSecret = (trx: Trx, { workspaceId }: Scope, mailboxId: string, sealed: string, at: Date) =>
  trx
    .insertInto('mailbox_secrets')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, sealed, changed_at: at })
    .execute();

export const findSecret = (db: Db | Trx, { workspaceId }: Scope, mailboxId: string) =>
  db
    .selectFrom('mailbox_secrets')
    .select('sealed')
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .executeTakeFirst();

/** The worker that renews a token holds this row until the new one is stored; the others wait and then find it. */
export const lockSecret = (trx: Trx, { workspaceId }: Scope, mailboxId: string) =>
  trx
    .selectFrom('mailbox_secrets')
    .select('sealed')
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .forUpdate()
    .executeTakeFirst();

export const replaceSecret = (db: Db | Trx, { workspaceId }: Scope, mailboxId: string, sealed: string, at: Date) =>
  db
    .updateTable('mailbox_secrets')
    .set({ sealed, changed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .execute();

/** Compare and set, for sealing the same secret anew: a secret that changed in the meantime stays. */
export const resealSecret = (db: Db, { workspaceId }: Scope, mailboxId: string, from: string, to: string) =>
  db
    .updateTable('mailbox_secrets')
    .set({ sealed: to })
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .where('sealed', '=', from)
    .execute();
