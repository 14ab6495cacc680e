import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import type { TestCampaign } from '../../campaign-management/testing.ts';
import type { Truth } from '../../ledger/faults-testing/truthful-host.ts';

type Row = { leadId: string; messageId: string; address: string; state: string };

/** What the ledger says against what the hosts took in truth. `rounds`: as many mails as everybody is to get. */
export async function judgeSending(
  db: Db,
  truth: Truth,
  { campaignId, leads, mailboxes }: TestCampaign,
  rounds: number,
) {
  const { rows } = await sql<Row>`select lead_id as "leadId", message_id as "messageId", r.address, state
    from send_ledger join recipients r on r.id = recipient_id where campaign_id = ${campaignId}`.execute(db);
  const taken = truth.taken();
  const inState = (state: string) => rows.filter((row) => row.state === state);
  const { rows: counted } = await sql<{ used: number }>`select coalesce(sum(used), 0)::int as used from cap_counters
    where kind = 'mailbox' and key = any(${mailboxes.map(({ id }) => id)}::text[])`.execute(db);
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  const cut = new Set(truth.cuts().flat());
  return {
    duplicates: [...taken].filter(([messageId, times]) => times > 1 || truth.reached(messageId) > 1).length,
    /** Said to be sent, and no host ever had it; or one had it, and it is nowhere. */
    lost: inState('accepted').filter(({ messageId }) => !taken.has(messageId)).length + truth.lost(),
    /** A host has it, and the ledger neither says so nor is in doubt. */
    unknown: rows.filter(({ messageId, state }) => taken.has(messageId) && !['accepted', 'doubt'].includes(state))
      .length,
    /** Not everything that was due is there, and nothing in doubt explains it. */
    forgotten: leads.filter(({ id }) => {
      const own = byLead.get(id) ?? [];
      return own.length < rounds && !own.some(({ state }) => state === 'doubt');
    }).length,
    open: rows.filter(({ state }) => ['planned', 'reserved', 'complete', 'taken'].includes(state)).length,
    uncounted: Math.max(0, taken.size - (counted[0]?.used ?? 0)),
    /** In doubt, and it was not on the wire when a connection ended. */
    groundless: inState('doubt').filter(({ messageId, address }) => !(cut.has(messageId) || cut.has(address))).length,
    accepted: inState('accepted').length,
    doubt: inState('doubt').length,
    /** More than one cannot be in doubt by a connection that ended. */
    onTheWire: truth.cuts().length,
    rows: rows.length,
  };
}

export type Judgement = Awaited<ReturnType<typeof judgeSending>>;

/** Nobody got anything twice, nothing is lost, and there is no more doubt than there were mails on the wire. */
export const isSpotless = (found: Judgement): boolean =>
  found.duplicates + found.lost + found.unknown + found.forgotten + found.open === 0 &&
  found.uncounted + found.groundless === 0 &&
  found.doubt <= found.onTheWire;
