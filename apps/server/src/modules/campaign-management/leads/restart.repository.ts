import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import '../../campaigns/index.ts';

/** Stops a user can take back. An answer, an opt-out, a complaint, a bounce and a suppression stay what they are. */
const BY_CHOICE = ['stoppedByHand', 'clicked', 'companyReplied'];

export type Restartable = {
  leadId: string;
  recipientId: string;
  mailboxId: string | null;
  /** The one behind the last that went out. */
  round: number;
};

/** Of leads that are locked, those that only a user's choice stops, with no mail under way or to come. */
export async function listRestartable(trx: Trx, leadIds: readonly string[], rounds: number): Promise<Restartable[]> {
  const { rows } = await sql<Restartable>`
    select * from (
      select l.id as "leadId", l.recipient_id as "recipientId", l.mailbox_id as "mailboxId",
        coalesce(max(s.round) filter (where s.state in ('accepted', 'rejected')), -1) + 1 as round
      from campaign_leads l join recipients r on r.id = l.recipient_id left join send_ledger s on s.lead_id = l.id
      where l.id = any(${[...leadIds]}::bigint[]) and r.stop is null
        and (l.stop is null or l.stop = any(${BY_CHOICE}::text[]))
      group by l.id
      having not coalesce(bool_or(s.open or s.state = 'doubt' or s.replied_at is not null), false)
        and (l.stop is not null or count(s.id) > 0)) free
    where round < ${rounds} order by "leadId"`.execute(trx);
  return rows;
}

/** They go on; what was planned for them and ended is forgotten. */
export async function clearStops(trx: Trx, leadIds: readonly string[]): Promise<void> {
  await sql`update campaign_leads set stop = null, stopped_at = null
    where id = any(${[...leadIds]}::bigint[])`.execute(trx);
  await sql`delete from send_ledger s where s.lead_id = any(${[...leadIds]}::bigint[])
    and s.state in ('stopped', 'skipped', 'failed')
    and s.round > coalesce((select max(e.round) from send_ledger e
      where e.lead_id = s.lead_id and e.state in ('accepted', 'rejected')), -1)`.execute(trx);
}
