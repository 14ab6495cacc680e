import type { LeadFacts } from '../../campaigns/index.ts';
import type { Candidate } from '../facts/campaign-mail.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { listEarlierMails, listLeadFields } from './leads.repository.ts';

/** What these mails say of their readers: what the campaign knows of them goes before the contact's. */
export async function loadLeads(
  { db, listValues }: Pick<SendingDeps, 'db' | 'listValues'>,
  rows: readonly Candidate[],
): Promise<Map<string, LeadFacts>> {
  const facts = new Map<string, LeadFacts>();
  for (const [workspaceId, own] of Map.groupBy(rows, (row) => row.workspaceId)) {
    const scope = { workspaceId };
    const fields = await listLeadFields(
      db,
      scope,
      own.map(({ leadId }) => leadId),
    );
    const values = await listValues(
      db,
      scope,
      own.map(({ recipient }) => recipient.address),
    );
    const later = own.filter(({ round }) => round > 0).map(({ leadId }) => leadId);
    const earlier = later.length > 0 ? await listEarlierMails(db, scope, later) : [];
    const byLead = Map.groupBy(earlier, ({ leadId }) => leadId);
    for (const { id, leadId, recipient } of own) {
      const leadValues = { ...values.get(recipient.address), ...fields.get(leadId) };
      facts.set(id, { values: leadValues, earlier: byLead.get(leadId) ?? [] });
    }
  }
  return facts;
}
