import type { NextSend } from '@outrider/contract/campaigns/campaign';
import type { Send } from '@outrider/send-planner/play';
import type { Scope } from '../../../platform/db.ts';
import type { ForecastDeps } from './forecast-deps.ts';
import { listLeadAddresses } from './named-leads.repository.ts';

export type LeadName = { leadId: string; email: string; name: string; company: string };

/** What people are called, by lead: their own values, then the contact's, then the address. */
export async function nameLeads(
  { db, listValues }: Pick<ForecastDeps, 'db' | 'listValues'>,
  scope: Scope,
  leadIds: readonly string[],
): Promise<Map<string, LeadName>> {
  if (leadIds.length === 0) return new Map();
  const leads = await listLeadAddresses(db, scope, [...new Set(leadIds)]);
  const known = await listValues(
    db,
    scope,
    leads.map(({ email }) => email),
  );
  return new Map(
    leads.map(({ leadId, email, fields }) => {
      const { firstName = '', lastName = '', company = '' } = { ...known.get(email), ...fields };
      return [leadId, { leadId, email, name: `${firstName} ${lastName}`.trim() || email, company }];
    }),
  );
}

export const toNextSend = (
  { at, mailboxId, leadId, round }: Send,
  emails: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, LeadName>,
): NextSend => ({
  at: new Date(at).toISOString(),
  mailboxId,
  email: emails.get(mailboxId) ?? '',
  leadId,
  name: names.get(leadId)?.name ?? '',
  round,
});
