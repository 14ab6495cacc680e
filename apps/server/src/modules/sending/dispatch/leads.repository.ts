import { sql } from 'kysely';
import { type Db, numberList, type Scope } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

/** Values of their own, by lead. */
export async function listLeadFields(
  db: Db,
  { workspaceId }: Scope,
  leadIds: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const rows = await db
    .selectFrom('campaign_leads')
    .select(['id', 'fields'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${numberList(leadIds)}::bigint[])`)
    .execute();
  return new Map(rows.map(({ id, fields }) => [id, fields]));
}

export type EarlierMail = { leadId: string; round: number; variant: string; messageId: string };

/** What went out to these leads, oldest first. */
export const listEarlierMails = (db: Db, { workspaceId }: Scope, leadIds: readonly string[]): Promise<EarlierMail[]> =>
  db
    .selectFrom('send_ledger')
    .select(['lead_id as leadId', 'round', 'variant', 'message_id as messageId'])
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', sql<string>`any(${[...leadIds]}::bigint[])`)
    .where('state', '=', 'accepted')
    .orderBy('lead_id')
    .orderBy('round')
    .execute();
