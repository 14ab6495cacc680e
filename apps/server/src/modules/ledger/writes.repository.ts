import { sql } from 'kysely';
import { type Db, numberList, plannedOnce, type Trx } from '../../platform/db.ts';
import type { SentCopy } from '../mailboxes/index.ts';
import './ledger.tables.ts';

type Reply = { code: number; text: string };

/** The end-of-data mark: the last bytes are about to be written. */
type EndOfDataMark<Detail> = {
  id: string;
  state: 'complete';
  at: Date;
  /** What the owner keeps with it. */
  detail: Detail;
  copy?: SentCopy;
  place?: string;
};
/** The server has it. */
type Taken = { id: string; state: 'taken'; at: Date; reply: Reply };
/** It ended in another way. */
type OtherEnd = { id: string; state: 'rejected' | 'failed' | 'doubt'; at: Date; reply?: Reply };

export type LedgerWrite<Detail = unknown> = EndOfDataMark<Detail> | Taken | OtherEnd;

/** What an owner adds to the ledger's own rules. */
export type MarkRules<Detail> = {
  /** Names the statement. */
  owner: string;
  /** SQL over the row `l`: whether its last bytes may be written now. */
  mayLeave: string;
  /** Columns of the owner's that the mark sets. */
  columns: readonly { name: string; type: string; of: (detail: Detail) => unknown }[];
};

export type WriteLedger<Detail> = (
  db: Db | Trx,
  me: string,
  writes: readonly LedgerWrite<Detail>[],
) => Promise<Set<string>>;

/** Writes many at a time. Gives the ids of mails they held for; written again they do no harm. */
export function createLedgerWrites<Detail>(rules: MarkRules<Detail>): WriteLedger<Detail> {
  const writeUsual = createUsual(rules);
  return async (db, me, writes) => {
    const others = writes.filter((write) => write.state !== 'complete' && write.state !== 'taken');
    const held = new Set<string>();
    if (others.length < writes.length) for (const id of await writeUsual(db, me, writes)) held.add(id);
    if (others.length > 0) for (const id of await writeEnds(db, me, others)) held.add(id);
    return held;
  };
}

/** The place of the first column of the owner's among the statement's values. */
const FIRST_OWN = 8;

/**
 * A mark is only set where the mail is still this worker's and its owner lets it go. What belongs to a mail is taken from the
 * lists by its place: joined to them, every mail would be compared with every other.
 */
const usualText = ({ mayLeave, columns }: Pick<MarkRules<never>, 'mayLeave' | 'columns'>) => `with marked as (
    update send_ledger l set state = 'complete', completed_at = $2${columns
      .map(
        ({ name, type }, n) => `,\n      ${name} = ($${FIRST_OWN + n}::${type}[])[array_position($1::bigint[], l.id)]`,
      )
      .join('')}
    where l.id = any($1::bigint[]) and l.holder = $7 and l.state in ('reserved', 'complete') and ${mayLeave}
    returning l.id),
  took as (
    update send_ledger l set state = 'taken', open = true, doubt_at = null,
      taken_at = ($4::timestamptz[])[array_position($3::bigint[], l.id)],
      reply_code = ($5::smallint[])[array_position($3::bigint[], l.id)],
      reply_text = ($6::text[])[array_position($3::bigint[], l.id)]
    where l.id = any($3::bigint[]) and l.holder = $7 and l.state in ('complete', 'doubt')
    returning l.id),
  unrecorded as (insert into send_unrecorded select id from took on conflict do nothing returning ledger_id)
  select concat_ws(',', (select string_agg(id::text, ',') from marked), (select string_agg(ledger_id::text, ',') from unrecorded)) as held`;

/** All of them in one statement and one flush; it runs a thousand times a second, so nothing builds it anew. */
function createUsual<Detail>(rules: MarkRules<Detail>) {
  const run = plannedOnce<{ held: string }>(`ledger.writes.${rules.owner}`, usualText(rules));
  return async (db: Db | Trx, me: string, writes: readonly LedgerWrite<Detail>[]): Promise<string[]> => {
    const marks: EndOfDataMark<Detail>[] = [];
    const taken: Taken[] = [];
    for (const write of writes) {
      if (write.state === 'complete') marks.push(write);
      else if (write.state === 'taken') taken.push(write);
    }
    const [row] = await run(db, [
      numberList(marks.map(({ id }) => id)),
      marks.at(-1)?.at ?? null,
      numberList(taken.map(({ id }) => id)),
      `{${taken.map(({ at }) => at.toISOString()).join(',')}}`,
      numberList(taken.map(({ reply }) => reply.code)),
      taken.map(({ reply }) => reply.text),
      me,
      ...rules.columns.map(({ of }) => marks.map(({ detail }) => of(detail))),
    ]);
    return row ? row.held.split(',') : [];
  };
}

/** Ends other than that the server has it. */
export async function writeEnds(db: Db | Trx, me: string, ends: readonly OtherEnd[]): Promise<string[]> {
  const ids = ends.map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    update send_ledger l set state = u.state, open = false,
      settled_at = case when u.state <> 'doubt' then u.at end, doubt_at = case when u.state = 'doubt' then u.at end,
      reply_code = u.code, reply_text = u.words
    from unnest(${ids}::bigint[], ${ends.map(({ state }) => state)}::text[],
      ${ends.map(({ at }) => at.toISOString())}::timestamptz[],
      ${ends.map(({ reply }) => reply?.code ?? null)}::smallint[],
      ${ends.map(({ reply }) => reply?.text ?? '')}::text[]) as u (id, state, at, code, words)
    where l.id = any(${ids}::bigint[]) and l.id = u.id and l.holder = ${me} and case u.state
      when 'rejected' then l.state in ('reserved', 'complete', 'doubt')
      when 'failed' then l.state in ('reserved', 'complete')
      else l.state = 'complete' end
    returning l.id`.execute(db);
  return rows.map(({ id }) => id);
}
