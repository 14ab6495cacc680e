import type { CampaignEventKind } from '@outrider/contract/campaigns/statistics';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import './campaigns.tables.ts';

export const CAMPAIGN_CHANGES_CHANNEL = 'campaign_changed';

export type NewCampaignEvent = {
  campaignId: string;
  kind: CampaignEventKind;
  at: Date;
  leadId?: string | undefined;
  /** The mail it is about. */
  ledgerId?: string | undefined;
  /** Of opens and clicks: person, machine or unknown. */
  verdict?: string | undefined;
  words?: string | undefined;
};

/** As much of a recipient's words as a list shows. */
const WORDS_MAX = 500;

export const noteCampaignEvent = (db: Db | Trx, scope: Scope, event: NewCampaignEvent): Promise<void> =>
  noteCampaignEvents(db, scope, [event]);

/** Writes down what happened, and tells every open page once the transaction is committed. */
export async function noteCampaignEvents(
  db: Db | Trx,
  scope: Scope,
  events: readonly NewCampaignEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('campaign_events')
    .values(
      events.map(({ campaignId, kind, at, leadId = null, ledgerId = null, verdict = '', words = '' }) => ({
        workspace_id: scope.workspaceId,
        campaign_id: campaignId,
        lead_id: leadId,
        ledger_id: ledgerId,
        kind,
        at,
        verdict,
        words: words.slice(0, WORDS_MAX).toWellFormed(),
      })),
    )
    .execute();
  await tellCampaignsChanged(
    db,
    scope,
    events.map(({ campaignId }) => campaignId),
  );
}

export async function tellCampaignsChanged(
  db: Db | Trx,
  { workspaceId }: Scope,
  campaignIds: Iterable<string>,
): Promise<void> {
  const payloads = [...new Set(campaignIds)].map((id) => `${workspaceId}:${id}`);
  await sql`select pg_notify(${CAMPAIGN_CHANGES_CHANNEL}, payload)
    from unnest(${payloads}::text[]) as given (payload)`.execute(db);
}
