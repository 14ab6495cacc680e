import type { Criterion } from '@outrider/lead-finder/lead';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../leads-agent.tables.ts';
import { clean, toJson } from './to-json.ts';

export async function findQuestion(db: Db, { workspaceId }: Scope, question: string): Promise<Criterion[] | undefined> {
  const row = await db
    .selectFrom('agent_questions')
    .select('criteria')
    .where('workspace_id', '=', workspaceId)
    .where('question', '=', clean(question))
    .executeTakeFirst();
  return row?.criteria;
}

export async function countQuestionsSince(db: Db, { workspaceId }: Scope, since: Date): Promise<number> {
  const row = await db
    .selectFrom('agent_questions')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('asked_at', '>=', since)
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** Two who asked the same at once both paid. */
export const insertQuestion = (
  db: Db,
  { workspaceId }: Scope,
  { question, criteria, micros, at }: { question: string; criteria: Criterion[]; micros: number; at: Date },
) =>
  sql`insert into agent_questions as q (workspace_id, question, criteria, micros, asked_at)
    values (${workspaceId}, ${clean(question)}, ${toJson(criteria)}, ${micros}, ${at})
    on conflict (workspace_id, question) do update
      set micros = case when q.is_counted then 0 else q.micros end + excluded.micros, is_counted = false`.execute(db);

/** What reading questions cost since the last search, and how many they were. From now on it is counted. */
export async function countQuestions(trx: Trx, { workspaceId }: Scope): Promise<{ micros: number; requests: number }> {
  const { rows } = await sql<{ micros: number }>`
    update agent_questions set is_counted = true where workspace_id = ${workspaceId} and not is_counted
    returning micros::float as micros`.execute(trx);
  return { micros: rows.reduce((sum, { micros }) => sum + micros, 0), requests: rows.length };
}
