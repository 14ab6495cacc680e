import type { Category } from '@outrider/email-verifier/verdict';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../contacts.tables.ts';

export type VerdictOf = { email: string; category: Category; reason: string; mx: string; at: Date };

/** Writes verdicts down at those who are contacts, with a line in their timeline; one statement for many. Later ones stay. */
export async function recordVerifications(
  db: Db | Trx,
  { workspaceId }: Scope,
  verdicts: readonly VerdictOf[],
): Promise<void> {
  // The last one for an address counts; an update would take any of them.
  const latest = [...new Map(verdicts.map((verdict) => [verdict.email.toLowerCase(), verdict])).entries()];
  if (latest.length === 0) return;
  const column = (pick: (verdict: VerdictOf) => string) => latest.map(([, verdict]) => pick(verdict));
  await sql`with verdict as (
      select * from unnest(${latest.map(([email]) => email)}::text[], ${column(({ category }) => category)}::text[],
        ${column(({ reason }) => reason)}::text[], ${column(({ mx }) => mx)}::text[],
        ${column(({ at }) => at.toISOString())}::timestamptz[]) as t (email, category, reason, mx, at)),
    met as (
      update contacts c set
        verification_category = verdict.category, verification_reason = verdict.reason, verification_mx = verdict.mx,
        verified_at = verdict.at,
        -- What the person did at that very moment, and what the verdict may come of, tells more.
        last_event = case when c.last_event_at < verdict.at then 'verified' else c.last_event end,
        last_event_about = case when c.last_event_at < verdict.at then verdict.category else c.last_event_about end,
        last_event_at = greatest(c.last_event_at, verdict.at)
      from verdict
      where c.workspace_id = ${workspaceId} and c.email = verdict.email
        and (c.verified_at is null or c.verified_at <= verdict.at)
      returning c.id, verdict.at, verdict.category, verdict.reason)
    insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
    select gen_random_uuid(), ${workspaceId}, id, at, 'verified', category, reason from met`.execute(db);
}
