import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import '../record/leads.tables.ts';

/** An address was checked: what is known of it goes for everybody who is a lead by it. */
export async function recordLeadCategories(
  trx: Trx,
  { workspaceId }: Scope,
  verdicts: readonly { email: string; category: string }[],
): Promise<void> {
  const last = [...new Map(verdicts.map(({ email, category }) => [email.toLowerCase(), category]))];
  if (last.length === 0) return;
  await sql`update campaign_leads l set category = w.category
    from unnest(${last.map(([email]) => email)}::text[], ${last.map(([, category]) => category)}::text[])
      as w (email, category)
    join recipients r on r.workspace_id = ${workspaceId} and r.address = w.email
    where l.recipient_id = r.id and l.workspace_id = ${workspaceId} and l.category <> w.category`.execute(trx);
}
