import type { Stage } from '@outrider/contract/inbox/inbox';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../../platform/db.ts';
import '../../inbox.tables.ts';

export async function findStage(db: Db, { workspaceId }: Scope, email: string): Promise<Stage | null> {
  const row = await db
    .selectFrom('inbox_stages')
    .select('stage')
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.stage ?? null;
}

export const saveStage = (db: Db, { workspaceId }: Scope, email: string, stage: Stage, at: Date) =>
  db
    .insertInto('inbox_stages')
    .values({ workspace_id: workspaceId, email, stage, at })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'email']).doUpdateSet({ stage, at }))
    .execute();

export const deleteStage = (db: Db, { workspaceId }: Scope, email: string) =>
  db.deleteFrom('inbox_stages').where('workspace_id', '=', workspaceId).where('email', '=', email).execute();

/** Above it nobody counts on. */
const THREADS_MAX = 1_000;

/** What is known of a person from their mail: what they call themselves, and in how many threads they wrote. */
export async function findWriter(db: Db, { workspaceId }: Scope, email: string) {
  const { rows } = await sql<{ name: string | null; threads: number }>`with written as (
      select thread_id, from_name, received_at from inbox_messages
      where workspace_id = ${workspaceId} and from_address = ${email} and not is_warmup
      order by received_at desc limit ${THREADS_MAX})
    select (select from_name from written where from_name <> '' order by received_at desc limit 1) as name,
      (select count(distinct thread_id)::int from written) as threads`.execute(db);
  return { name: rows[0]?.name ?? '', threads: rows[0]?.threads ?? 0 };
}
