import { sql } from 'kysely';
import type { Scope, Trx } from '../../platform/db.ts';
import { SHOWN } from './contacts.repository.ts';
import type { Suppressed } from './find-suppressed.ts';

/** The next of a deletion, held until the end of the transaction. */
export const lockDeleted = (trx: Trx, { workspaceId }: Scope, deletionId: string, limit: number) =>
  trx
    .selectFrom('deleted_contacts')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .where('deletion_id', '=', deletionId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

/** Written anew: labels may be gone since, and who may be written to may have changed. */
const LABELS = ['tag_ids', 'list_ids'] as const;
const SUPPRESSION = ['suppressed_reason', 'suppressed_at'] as const;
const AS_THEY_WERE = [...SHOWN, 'campaign_ids', 'workspace_id'].filter(
  (column) => ![...LABELS, ...SUPPRESSION].some((anew) => anew === column),
);

const refs = (columns: readonly string[], of = '') => sql.join(columns.map((column) => sql.ref(`${of}${column}`)));

type Restored = { id: string; email: string };

/** Puts deleted contacts back. An address that somebody has again stays with them. Gives those who are back. */
export async function putBack(
  trx: Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  { suppressed, isSettled }: { suppressed: ReadonlyMap<string, Suppressed>; isSettled: boolean },
): Promise<Restored[]> {
  const known = [...suppressed].map(([email, { reason, at }]) => ({ email, reason, at: at.toISOString() }));
  const stillThere = (column: string) => sql`array(select l.id from contact_labels l
    where l.workspace_id = ${workspaceId} and l.id = any(${sql.ref(`d.${column}`)}) order by l.id)`;
  const { rows } = await sql<Restored>`
    with d as (
      delete from deleted_contacts where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) returning *)
    insert into contacts (${refs(AS_THEY_WERE)}, ${refs(LABELS)}, ${refs(SUPPRESSION)}, is_settled)
    select ${refs(AS_THEY_WERE, 'd.')}, ${sql.join(LABELS.map(stillThere))}, s.reason, s.at, ${isSettled}
    from d left join jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as s (email text, reason text, at timestamptz)
      on s.email = d.email
    where not exists (select from contact_arrivals a where a.workspace_id = ${workspaceId} and a.email = d.email)
    on conflict (workspace_id, email) do nothing
    returning id, email`.execute(trx);
  return rows;
}
