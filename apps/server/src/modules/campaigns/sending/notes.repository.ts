import { sql } from 'kysely';
import { type Db, numberList, plannedOnce, type Trx } from '../../../platform/db.ts';
import type { SentCopy } from '../../mailboxes/index.ts';
import '../campaigns.tables.ts';

type Reply = { code: number; text: string };

/** The last bytes are about to be written. */
type DotNote = {
  id: string;
  state: 'complete';
  at: Date;
  variant: string;
  unseen?: boolean;
  copy?: SentCopy;
  /** Whose mail it is: all that is known of it beside the database. */
  place?: { leadId: string; round: number };
};
/** The server has it. */
type TakenNote = { id: string; state: 'taken'; at: Date; reply: Reply };
/** It ended in another way. */
type OtherNote = { id: string; state: 'rejected' | 'failed' | 'doubt'; at: Date; reply?: Reply };

export type Note = DotNote | TakenNote | OtherNote;

/** Writes down notes of many lanes. Gives the ids of mails it held for; sent again it does no harm. */
export async function writeNotes(db: Db | Trx, me: string, notes: readonly Note[]): Promise<Set<string>> {
  const others = notes.filter((note) => note.state !== 'complete' && note.state !== 'taken');
  const held = new Set<string>();
  if (others.length < notes.length) for (const id of await writeUsual(db, me, notes)) held.add(id);
  if (others.length > 0) for (const id of await writeOthers(db, me, others)) held.add(id);
  return held;
}

/**
 * A dot is only noted where the mail is still mine, its campaign runs and nothing holds the workspace. What belongs to a mail is taken from the lists
 * by its place: joined to them, every mail would be compared with every other.
 */
const noteUsual = plannedOnce<{ held: string }>(
  'campaigns.notes',
  `with dot as (
    update send_ledger l set state = 'complete', completed_at = $3,
      variant = ($2::text[])[array_position($1::bigint[], l.id)],
      unseen = ($9::boolean[])[array_position($1::bigint[], l.id)]
    where l.id = any($1::bigint[]) and l.holder = $8 and l.state in ('reserved', 'complete')
      and (select c.status from campaigns c where c.id = l.campaign_id) = 'progressing'
      and not exists (select from sending_holds h where h.workspace_id = l.workspace_id and h.resumed_at is null)
    returning l.id),
  took as (
    update send_ledger l set state = 'taken', open = true, doubt_at = null,
      taken_at = ($5::timestamptz[])[array_position($4::bigint[], l.id)],
      reply_code = ($6::smallint[])[array_position($4::bigint[], l.id)],
      reply_text = ($7::text[])[array_position($4::bigint[], l.id)]
    where l.id = any($4::bigint[]) and l.holder = $8 and l.state in ('complete', 'doubt')
    returning l.id),
  unbooked as (insert into send_unbooked select id from took on conflict do nothing returning ledger_id)
  select concat_ws(',', (select string_agg(id::text, ',') from dot), (select string_agg(ledger_id::text, ',') from unbooked)) as held`,
);

/** All of them in one statement and one flush; it runs a thousand times a second, so nothing builds it anew. */
async function writeUsual(db: Db | Trx, me: string, notes: readonly Note[]): Promise<string[]> {
  const dots: DotNote[] = [];
  const taken: TakenNote[] = [];
  for (const note of notes) {
    if (note.state === 'complete') dots.push(note);
    else if (note.state === 'taken') taken.push(note);
  }
  const [row] = await noteUsual(db, [
    numberList(dots.map(({ id }) => id)),
    dots.map(({ variant }) => variant),
    dots.at(-1)?.at ?? null,
    numberList(taken.map(({ id }) => id)),
    `{${taken.map(({ at }) => at.toISOString()).join(',')}}`,
    numberList(taken.map(({ reply }) => reply.code)),
    taken.map(({ reply }) => reply.text),
    me,
    dots.map(({ unseen = false }) => unseen),
  ]);
  return row ? row.held.split(',') : [];
}

async function writeOthers(db: Db | Trx, me: string, notes: readonly OtherNote[]): Promise<string[]> {
  const ids = notes.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    update send_ledger l set state = u.state, open = false,
      settled_at = case when u.state <> 'doubt' then u.at end, doubt_at = case when u.state = 'doubt' then u.at end,
      reply_code = u.code, reply_text = u.words
    from unnest(${ids}::bigint[], ${notes.map(({ state }) => state)}::text[],
      ${notes.map(({ at }) => at.toISOString())}::timestamptz[],
      ${notes.map(({ reply }) => reply?.code ?? null)}::smallint[],
      ${notes.map(({ reply }) => reply?.text ?? '')}::text[]) as u (id, state, at, code, words)
    where l.id = any(${ids}::bigint[]) and l.id = u.id and l.holder = ${me} and case u.state
      when 'rejected' then l.state in ('reserved', 'complete', 'doubt')
      when 'failed' then l.state in ('reserved', 'complete')
      else l.state = 'complete' end
    returning l.id`.execute(db);
  return rows.map(({ id }) => id);
}
