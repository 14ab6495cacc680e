import { sql } from 'kysely';
import { type Db, plannedOnce, type Trx } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

/** `complete`: the last bytes are about to be written. The others say how that ended. */
export type Note = {
  id: string;
  state: 'complete' | 'accepted' | 'rejected' | 'failed' | 'doubt';
  at: Date;
  variant?: string;
  reply?: { code: number; text: string };
  needsNext?: boolean;
};

/**
 * Writes down notes of many lanes in one statement and one flush. A dot is only noted where the mail is still mine and
 * its campaign runs. The ids are named twice, so that their rows are found by key whatever the planner thinks of the
 * table's size. Gives the ids it held for; sent again it does no harm.
 */
export async function writeNotes(db: Db | Trx, me: string, notes: readonly Note[]): Promise<Set<string>> {
  const ids = notes.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`${plannedOnce('campaigns.notes')}
    update send_ledger l set
      state = u.state,
      open = u.state = 'complete',
      variant = coalesce(u.variant, l.variant),
      completed_at = case when u.state = 'complete' then u.at else l.completed_at end,
      settled_at = case when u.state in ('accepted', 'rejected', 'failed') then u.at end,
      doubt_at = case when u.state = 'doubt' then u.at end,
      reply_code = u.code, reply_text = u.words, needs_next = u.next
    from unnest(${ids}::bigint[], ${notes.map(({ state }) => state)}::text[],
      ${notes.map(({ at }) => at.toISOString())}::timestamptz[], ${notes.map(({ variant }) => variant ?? null)}::text[],
      ${notes.map(({ reply }) => reply?.code ?? null)}::smallint[], ${notes.map(({ reply }) => reply?.text ?? '')}::text[],
      ${notes.map(({ needsNext }) => needsNext ?? false)}::boolean[]) as u (id, state, at, variant, code, words, next)
    where l.id = any(${ids}::bigint[]) and l.id = u.id and l.holder = ${me} and case u.state
      when 'complete' then l.state in ('reserved', 'complete')
        and (select c.status from campaigns c where c.id = l.campaign_id) = 'progressing'
      when 'rejected' then l.state in ('reserved', 'complete', 'doubt')
      when 'failed' then l.state in ('reserved', 'complete')
      when 'doubt' then l.state = 'complete'
      else l.state in ('complete', 'doubt') end
    returning l.id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
