import type { SourceKey, SpendKey } from '@outrider/lead-finder/lead';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../leads-agent.tables.ts';
import { clean } from './to-json.ts';

type Spent = { micros: number; requests: number; answered: number; found: number; trouble: string };

/** Adds what asking a source cost and brought. A source that answers has no trouble any more. */
export const addSpend = (
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  source: SpendKey,
  { micros, requests, answered, found, trouble }: Spent,
) =>
  sql`insert into agent_spend as s (task_id, source, workspace_id, micros, requests, answered, found, trouble)
    values (${taskId}, ${source}, ${workspaceId}, ${micros}, ${requests}, ${answered}, ${found}, ${clean(trouble)})
    on conflict (task_id, source) do update set micros = s.micros + excluded.micros,
      requests = s.requests + excluded.requests, answered = s.answered + excluded.answered,
      found = s.found + excluded.found, trouble = excluded.trouble`.execute(trx);

/** So that every chosen source has a line from the beginning; one that failed before is tried again. */
export const openSources = (trx: Trx, { workspaceId }: Scope, taskId: string, sources: readonly SourceKey[]) =>
  sql`insert into agent_spend (task_id, source, workspace_id)
    select ${taskId}, source, ${workspaceId} from unnest(${[...sources]}::text[]) as source
    on conflict (task_id, source) do update set trouble = '', failed_at = null`.execute(trx);

export const failSource = (
  trx: Trx,
  { workspaceId }: Scope,
  taskId: string,
  source: SourceKey,
  { trouble, at }: { trouble: string; at: Date },
) =>
  trx
    .updateTable('agent_spend')
    .set({ trouble: clean(trouble), failed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('task_id', '=', taskId)
    .where('source', '=', source)
    .execute();

export type SourceSpend = {
  source: SpendKey;
  micros: number;
  requests: number;
  answered: number;
  found: number;
  trouble: string;
  failedAt: Date | null;
};

export async function listSpend(db: Db | Trx, { workspaceId }: Scope, taskId: string): Promise<SourceSpend[]> {
  const { rows } = await sql<SourceSpend>`
    select source, micros::float as micros, requests, answered, found, trouble, failed_at as "failedAt" from agent_spend
    where task_id = ${taskId} and workspace_id = ${workspaceId} order by micros desc, source`.execute(db);
  return rows;
}
