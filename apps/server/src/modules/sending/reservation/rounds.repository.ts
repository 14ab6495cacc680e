import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

/** By id alone: the caller holds a mail of the campaign, in any workspace. */
export const findVersion = (db: Db | Trx, campaignId: string) =>
  db.selectFrom('campaigns').select(['revision', 'settings', 'rounds']).where('id', '=', campaignId).executeTakeFirst();

export type VariantTrials = { round: number; variant: string; sent: number; replied: number };

/** How often each variant went out, and was answered by a person. */
export async function listTrials(db: Db | Trx, campaignId: string): Promise<VariantTrials[]> {
  const { rows } =
    await sql<VariantTrials>`select round, variant, count(*)::int as sent, count(replied_at)::int as replied
    from send_ledger where campaign_id = ${campaignId} and state = 'accepted' group by round, variant`.execute(db);
  return rows;
}
