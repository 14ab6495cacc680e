import type { Provider } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import type { LedgerState } from '../../ledger/index.ts';

type Which = {
  campaignId: string;
  leadIds?: readonly string[];
  sourceId?: string;
  categories?: readonly string[] | undefined;
};

/** In the order they were added. */
export async function listLeadIdsOf(
  db: Db,
  { workspaceId }: Scope,
  { campaignId, leadIds, sourceId, categories }: Which,
): Promise<string[]> {
  let query = db
    .selectFrom('campaign_leads')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId);
  if (leadIds) query = query.where('id', '=', sql<string>`any(${[...leadIds]}::bigint[])`);
  if (sourceId) query = query.where('source_id', '=', sourceId);
  if (categories) query = query.where('category', '=', sql<string>`any(${[...categories]}::text[])`);
  const rows = await query.orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/**
 * Leads whose address or own values contain a text, or whose address is one of these. Values are looked at one by one only
 * where the text is somewhere in them, as it is written in JSON.
 */
export async function findLeadIds(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  { text, emails }: { text: string; emails: readonly string[] },
): Promise<string[]> {
  const [inValue, inJson] = [containing(text), containing(JSON.stringify(text).slice(1, -1))];
  // In one value, as a text may be in all of fifty thousand, and a row costs more than what is in it.
  const { rows } = await sql<{ ids: string[] | null }>`
    select json_agg(id::text) as ids from (
      select l.id from campaign_leads l join recipients r on r.id = l.recipient_id
      where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}
        and (position(lower(${text}) in r.address) > 0 or r.address = any(${[...emails]}::text[])
          or l.fields::text ilike ${inJson}
            and exists (select from jsonb_each_text(l.fields) f where f.value ilike ${inValue}))
      order by l.id) found`.execute(db);
  return rows[0]?.ids ?? [];
}

/** For LIKE, where three characters mean something. */
const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export async function listPageIds(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from campaign_leads
    where campaign_id = ${campaignId} and workspace_id = ${workspaceId} and id > ${after}
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type LeadRecord = {
  id: string;
  email: string;
  fields: Record<string, string>;
  category: string;
  provider: Provider;
  mailboxId: string | null;
  stop: string | null;
  addedAt: Date;
};

export async function listLeadRecords(
  db: Db,
  { workspaceId }: Scope,
  leadIds: readonly string[],
): Promise<LeadRecord[]> {
  const { rows } = await sql<LeadRecord>`
    select l.id, r.address as email, l.fields, l.category, r.provider, l.mailbox_id as "mailboxId",
      coalesce(l.stop, r.stop) as stop, l.added_at as "addedAt"
    from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.id = any(${[...leadIds]}::bigint[]) and l.workspace_id = ${workspaceId} order by l.id`.execute(db);
  return rows;
}

export type LeadMail = {
  leadId: string;
  round: number;
  state: LedgerState;
  isBounced: boolean;
  opens: number;
  machineOpens: number;
  unknownOpens: number;
};

export async function listLeadMails(
  db: Db,
  { workspaceId }: Scope,
  leadIds: readonly string[],
): Promise<Map<string, LeadMail[]>> {
  const { rows } = await sql<LeadMail>`
    select lead_id as "leadId", round, state, bounced_at is not null as "isBounced", opens,
      machine_opens as "machineOpens", unknown_opens as "unknownOpens"
    from send_ledger where lead_id = any(${[...leadIds]}::bigint[]) and workspace_id = ${workspaceId}
    order by lead_id, round`.execute(db);
  return Map.groupBy(rows, ({ leadId }) => leadId);
}

export type LastEvent = { leadId: string; kind: string; round: number | null; at: Date; words: string };

export async function listLastEvents(
  db: Db,
  { workspaceId }: Scope,
  leadIds: readonly string[],
): Promise<Map<string, LastEvent>> {
  const ids = [...leadIds];
  const { rows } = await sql<LastEvent>`
    select distinct on ("leadId") * from (
      select e.lead_id as "leadId", e.kind, s.round, e.at, e.words
      from campaign_events e left join send_ledger s on s.id = e.ledger_id
      where e.lead_id = any(${ids}::bigint[]) and e.workspace_id = ${workspaceId}
      union all
      select lead_id, 'sent', round, settled_at, '' from send_ledger
      where lead_id = any(${ids}::bigint[]) and workspace_id = ${workspaceId} and state = 'accepted') event
    order by "leadId", at desc`.execute(db);
  return new Map(rows.map((row) => [row.leadId, row]));
}
