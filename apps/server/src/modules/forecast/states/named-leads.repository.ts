import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../../campaigns/index.ts';

type LeadAddress = { leadId: string; email: string; fields: Record<string, string> };

export const listLeadAddresses = (db: Db, { workspaceId }: Scope, leadIds: readonly string[]): Promise<LeadAddress[]> =>
  db
    .selectFrom('campaign_leads as l')
    .innerJoin('recipients as r', 'r.id', 'l.recipient_id')
    .select(['l.id as leadId', 'r.address as email', 'l.fields'])
    .where('l.workspace_id', '=', workspaceId)
    .where('l.id', '=', sql<string>`any(${[...leadIds]}::bigint[])`)
    .execute();

/** One of them, or the first of the campaign: the lead a mail is shown for. */
export const findPreviewLead = (db: Db, { workspaceId }: Scope, campaignId: string, leadId: string | undefined) =>
  db
    .selectFrom('campaign_leads as l')
    .innerJoin('recipients as r', 'r.id', 'l.recipient_id')
    .select(['l.id as leadId', 'r.address as email', 'l.fields', 'l.mailbox_id as mailboxId'])
    .where('l.workspace_id', '=', workspaceId)
    .where('l.campaign_id', '=', campaignId)
    .$if(leadId !== undefined, (query) => query.where('l.id', '=', leadId ?? ''))
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst();
