import type { Db, Scope } from '../../../platform/db.ts';
import { listEmailsOf } from '../../contacts/index.ts';
import { findLeadIds } from './leads.repository.ts';

/** Of contacts a text finds, so many are looked for among the leads. */
const FOUND_MAX = 5_000;

/** Leads whose address, values or contact has a text in it, in the order of their ids. */
export async function searchLeads(
  { db, now }: { db: Db; now: () => Date },
  scope: Scope,
  campaignId: string,
  text: string,
): Promise<string[]> {
  const filter = { search: text, conditions: [] };
  const emails = await listEmailsOf(db, scope, filter, { limit: FOUND_MAX, now: now() });
  return findLeadIds(db, scope, campaignId, { text, emails });
}
