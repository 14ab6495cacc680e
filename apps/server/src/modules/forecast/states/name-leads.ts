import type { NextSend } from '@outrider/contract/campaigns/campaign';
import type { Send } from '@outrider/send-planner/play';
import type { Scope } from '../../../platform/db.ts';
import type { ForecastDeps } from './forecast-deps.ts';
import { listLeadAddresses } from './named-leads.repository.ts';

export type LeadName = { leadId: string; email: string; name: string; company: string };

export type NamingDeps = Pick<ForecastDeps, 'db' | 'listValues'> & Partial<Pick<ForecastDeps, 'addresses'>>;

/** What people are called, by lead: their own values, then the contact's, then the address. */
export async function nameLeads(
  { db, listValues, addresses }: NamingDeps,
  scope: Scope,
  leadIds: readonly string[],
): Promise<Map<string, LeadName>> {
  if (leadIds.length === 0) return new Map();
  const ids = [...new Set(leadIds)];
  const likely = addresses?.likelyOf(ids) ?? [];
  const valuesOf = (emails: readonly string[]) => (emails.length === 0 ? undefined : listValues(db, scope, emails));
  const [leads, first] = await Promise.all([listLeadAddresses(db, scope, ids), valuesOf(likely)]);
  for (const { leadId, email } of leads) addresses?.note(leadId, email);
  const others = await valuesOf(leads.flatMap(({ email }) => (likely.includes(email) ? [] : email)));
  return new Map(
    leads.map(({ leadId, email, fields }) => {
      const known = first?.get(email) ?? others?.get(email);
      const { firstName = '', lastName = '', company = '' } = { ...known, ...fields };
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
