import type { MeaningWaits } from '@outrider/contract/dashboard';
import { REPLY_LABELS, type ReplyLabel } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/db.ts';
import './inbox.tables.ts';

type Meaning = MeaningWaits['meaning'];
export type WaitingAnswers = { meaning: Meaning; count: number; waits: MeaningWaits['waits']; oldest: Date | null };

/** What the user has to answer; of the others no answer is expected. */
const TO_ANSWER: readonly ReplyLabel[] = ['interested', 'question'];
const HOURS = 4;

/**
 * Answers in the inbox by what they mean, as the inbox counts them, and how long those wait that nobody has answered.
 * An answer whose meaning is unknown waits too.
 */
export async function countWaiting(db: Db, { workspaceId }: Scope, now: Date): Promise<WaitingAnswers[]> {
  const isHere = sql`workspace_id = ${workspaceId} and not is_warmup and role = 'inbox' and is_head
    and (snoozed_until is null or snoozed_until <= ${now})`;
  const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const { rows } = await sql<{ meaning: Meaning; count: number; oldest: Date | null } & MeaningWaits['waits']>`
    select meaning, count(*)::int as count, min(received_at) filter (where waits) as oldest,
      count(*) filter (where waits and received_at > ${before(HOURS)})::int as hours,
      count(*) filter (where waits and received_at <= ${before(HOURS)} and received_at > ${before(24)})::int as day,
      count(*) filter (where waits and received_at <= ${before(24)})::int as longer
    from (
      select reply_label as meaning, received_at, not answered and reply_label = any(${[...TO_ANSWER]}::text[]) as waits
      from inbox_messages where ${isHere} and reply_label is not null
      union all
      select 'unlabelled', received_at, not answered
      from inbox_messages where ${isHere} and kind = 'human' and reply_label is null and not is_label_sure and not is_own
    ) answers group by meaning`.execute(db);
  const known = new Map(rows.map((row) => [row.meaning, row]));
  return [...REPLY_LABELS, 'unlabelled' as const].map((meaning) => {
    const { count = 0, hours = 0, day = 0, longer = 0, oldest = null } = known.get(meaning) ?? {};
    return { meaning, count, waits: { hours, day, longer }, oldest };
  });
}
