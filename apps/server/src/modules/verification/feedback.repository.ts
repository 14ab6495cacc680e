import type { Category } from '@outrider/email-verifier/verdict';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { FeedbackOutcome } from './verification.tables.ts';

export type Feedback = { email: string; outcome: FeedbackOutcome; reply: string; at: Date };

/** The latest word about an address; an older one changes nothing. */
export const saveFeedback = (db: Db | Trx, { workspaceId }: Scope, { email, outcome, reply, at }: Feedback) =>
  sql`insert into verify_feedback as f (workspace_id, email, outcome, reply, at)
    values (${workspaceId}, ${email}, ${outcome}, ${reply}, ${at})
    on conflict (workspace_id, email) do update set outcome = excluded.outcome, reply = excluded.reply, at = excluded.at
    where f.at <= excluded.at`.execute(db);

export const listFeedback = (
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: string[],
  since: Date,
): Promise<Feedback[]> =>
  db
    .selectFrom('verify_feedback')
    .select(['email', 'outcome', 'reply', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .where('at', '>=', since)
    .execute();

/** Of the addresses called this since then: to how many something was really sent, and how much of it came back. */
export async function countMailed(db: Db, { workspaceId }: Scope, category: Category, since: Date) {
  const { rows } = await sql<{ mailed: number; bounced: number }>`
    select count(*)::int as mailed, (count(*) filter (where f.outcome = 'bounced'))::int as bounced
    from verify_feedback f
    where f.workspace_id = ${workspaceId} and f.at >= ${since} and exists (
      select from verify_rows r where r.workspace_id = f.workspace_id and r.email = f.email and r.category = ${category}
        and r.settled_at <= f.at)`.execute(db);
  return rows[0] ?? { mailed: 0, bounced: 0 };
}
