import type { Db, Scope } from '../../../../platform/db.ts';
import '../../inbox.tables.ts';

export async function isImageSender(db: Db, { workspaceId }: Scope, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('inbox_image_senders')
    .select('email')
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export const addImageSender = (db: Db, { workspaceId }: Scope, email: string) =>
  db
    .insertInto('inbox_image_senders')
    .values({ workspace_id: workspaceId, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const removeImageSender = (db: Db, { workspaceId }: Scope, email: string) =>
  db.deleteFrom('inbox_image_senders').where('workspace_id', '=', workspaceId).where('email', '=', email).execute();
