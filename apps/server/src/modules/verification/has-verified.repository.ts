import type { Db, Scope } from '../../platform/db.ts';

/** Whether the workspace ever had addresses checked to the end. */
export async function hasVerified(db: Db, { workspaceId }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('verify_tasks')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
