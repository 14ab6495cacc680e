import { type RawBuilder, sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import '../record/leads.tables.ts';

/** Whether a filter has met the contact `c` before. */
export const isMet = (sourceId: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from campaign_source_met m where m.source_id = ${sourceId} and m.email = c.email)`;

export async function noteMet(
  trx: Trx,
  { workspaceId }: Scope,
  sourceId: string,
  emails: readonly string[],
): Promise<void> {
  await sql`insert into campaign_source_met (source_id, workspace_id, email)
    select ${sourceId}, ${workspaceId}, email from unnest(${[...emails]}::text[]) email
    on conflict do nothing`.execute(trx);
}

/** Those a source brought before its matches were noted. */
export async function noteMetBefore(trx: Trx, { workspaceId }: Scope, sourceId: string): Promise<void> {
  await sql`insert into campaign_source_met (source_id, workspace_id, email)
    select ${sourceId}::uuid, ${workspaceId}::uuid, r.address from campaign_leads l join recipients r on r.id = l.recipient_id
      where l.source_id = ${sourceId} and l.workspace_id = ${workspaceId}
    union select ${sourceId}::uuid, ${workspaceId}::uuid, email from campaign_left_out
      where source_id = ${sourceId} and workspace_id = ${workspaceId}
    on conflict do nothing`.execute(trx);
}
