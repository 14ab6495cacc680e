import { type RawBuilder, sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import { KEPT } from '../contacts.repository.ts';
import type { Suppressed } from '../suppressions/find-suppressed.ts';

/** Written anew: labels may be gone since, and who may be written to may have changed. */
const LABELS = ['tag_ids', 'list_ids'] as const;
const SUPPRESSION = ['suppressed_reason', 'suppressed_at'] as const;
const AS_THEY_WERE = KEPT.filter((column) => ![...LABELS, ...SUPPRESSION].some((anew) => anew === column));

const refs = (columns: readonly string[], of = '') => sql.join(columns.map((column) => sql.ref(`${of}${column}`)));

export type Restored = { id: string; email: string };
export type RestoredAs = { suppressed: ReadonlyMap<string, Suppressed>; isSettled: boolean };

/** Makes contacts of rows that were contacts. An address that another contact has by now stays with it. Gives those who are back. */
export async function insertAgain(
  trx: Trx,
  { workspaceId }: Scope,
  rows: RawBuilder<unknown>,
  { suppressed, isSettled }: RestoredAs,
): Promise<Restored[]> {
  const known = [...suppressed].map(([email, { reason, at }]) => ({ email, reason, at: at.toISOString() }));
  const stillThere = (column: string) => sql`array(select l.id from contact_labels l
    where l.workspace_id = ${workspaceId} and l.id = any(${sql.ref(`d.${column}`)}) order by l.id)`;
  const { rows: restored } = await sql<Restored>`
    with d as (${rows})
    insert into contacts (${refs(AS_THEY_WERE)}, ${refs(LABELS)}, ${refs(SUPPRESSION)}, is_settled)
    select ${refs(AS_THEY_WERE, 'd.')}, ${sql.join(LABELS.map(stillThere))}, s.reason, s.at, ${isSettled}
    from d left join jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as s (email text, reason text, at timestamptz)
      on s.email = d.email
    where not exists (select from contact_arrivals a where a.workspace_id = ${workspaceId} and a.email = d.email)
    on conflict (workspace_id, email) do nothing
    returning id, email`.execute(trx);
  return restored;
}
