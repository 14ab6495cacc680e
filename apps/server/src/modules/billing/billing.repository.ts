import type { Db, Scope } from '../../platform/db.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    quota_usage: { workspace_id: string; quota_type: string; period_start: string; used: number };
  }
}

export const findPlanOf = (db: Db, { workspaceId }: Scope) =>
  db.selectFrom('workspaces').select('plan').where('id', '=', workspaceId).executeTakeFirst();

export const listUsage = (db: Db, { workspaceId }: Scope, periodStart: string) =>
  db
    .selectFrom('quota_usage')
    .select(['quota_type', 'used'])
    .where('workspace_id', '=', workspaceId)
    .where('period_start', '=', periodStart)
    .execute();
