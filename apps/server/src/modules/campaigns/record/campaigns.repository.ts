import type { CampaignSettings, CampaignStatus, Round } from '@outrider/campaign-rules/campaign';
import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import type { RanVersion } from './campaigns.tables.ts';

export type CampaignRecord = Selectable<Tables['campaigns']>;

/** As it stands; nothing of one that was taken away. */
export const findCampaign = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<CampaignRecord | undefined> =>
  db
    .selectFrom('campaigns')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The same, and as it stays until the end of the transaction. */
export const lockCampaign = (trx: Trx, { workspaceId }: Scope, id: string): Promise<CampaignRecord | undefined> =>
  trx
    .selectFrom('campaigns')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

type NewDraft = { id: string; name: string; settings: CampaignSettings; rounds: readonly Round[]; at: Date };

export const insertDraft = (db: Db | Trx, { workspaceId }: Scope, draft: NewDraft): Promise<CampaignRecord> =>
  db
    .insertInto('campaigns')
    .values({
      id: draft.id,
      workspace_id: workspaceId,
      name: draft.name,
      settings: JSON.stringify(draft.settings),
      rounds: JSON.stringify(draft.rounds),
      created_at: draft.at,
      changed_at: draft.at,
      trouble: null,
      launched_at: null,
      paused_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function hasLaunched(db: Db, { workspaceId }: Scope): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('launched_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What was below the mails of the workspace's newest campaign. */
export async function findLastFooter(db: Db, { workspaceId }: Scope): Promise<CampaignSettings['footer'] | undefined> {
  const row = await db
    .selectFrom('campaigns')
    .select(sql<CampaignSettings['footer'] | null>`settings -> 'footer'`.as('footer'))
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.footer ?? undefined;
}

export type Version = Pick<RanVersion, 'name' | 'settings' | 'rounds'>;
type Saved = Version & { revision: number; at: Date; status: CampaignStatus; pausedAt: Date | null };

/** Writes a version over the one with this revision; false when that is not the newest any more. */
export async function saveVersion(trx: Trx, { workspaceId }: Scope, id: string, saved: Saved): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('campaigns')
    .set({
      name: saved.name,
      settings: JSON.stringify(saved.settings),
      rounds: JSON.stringify(saved.rounds),
      revision: saved.revision + 1,
      changed_at: saved.at,
      status: saved.status,
      paused_at: saved.pausedAt,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('revision', '=', saved.revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Takes campaigns away; nothing of them goes out any more. Gives those that were there. */
export async function markDeleted(db: Db, { workspaceId }: Scope, ids: readonly string[], at: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update campaigns set deleted_at = ${at},
      paused_at = case when status = 'progressing' then ${at} else paused_at end,
      status = case when status = 'progressing' then 'suspend' else status end
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) and deleted_at is null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function markRestored(db: Db, { workspaceId }: Scope, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update campaigns set deleted_at = null
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) and deleted_at is not null
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The check of its leads that was begun last. */
export const noteVerification = (db: Db, { workspaceId }: Scope, id: string, taskId: string) =>
  db
    .updateTable('campaigns')
    .set({ verify_task_id: taskId })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
