import type { Category } from '@outrider/email-verifier/verdict';
import type { Scope } from '../../../platform/db.ts';
import { listChosenEmails, settleContacts } from '../../contacts/index.ts';
import { listCheckedAddresses } from '../../verification/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { isMet } from './met.repository.ts';
import { listWaitingRows, type SourceRecord } from './sources.repository.ts';
import { isFilter, type WantedLeads } from './wanted-leads.ts';

export type PartRow = {
  email: string;
  fields: Record<string, string>;
  /** What a check said, where the source is one. */
  verdict?: { category: Category; mx: string };
};

export type Part = {
  rows: PartRow[];
  /** Where the next part begins. */
  place: string;
  /** Nothing came behind it when it was read. */
  isLast: boolean;
};

/** The next people of a source. The same part, when it is asked for again from the same place. */
export async function readPart(
  { db, now }: Pick<LeadsDeps, 'db' | 'now'>,
  scope: Scope,
  { id, place }: Pick<SourceRecord, 'id' | 'place'>,
  wanted: WantedLeads,
  limit: number,
): Promise<Part> {
  switch (wanted.from) {
    case 'rows': {
      const rows = await listWaitingRows(db, scope, id, { after: Number(place), limit });
      return { rows, place: String(rows.at(-1)?.n ?? place), isLast: rows.length < limit };
    }
    case 'contacts': {
      // A filter finds those who are settled; a large import may be on its way.
      if (place === '' && isFilter(wanted)) await settleContacts({ db }, scope);
      const page = { after: place, limit, now: now(), ...(isFilter(wanted) ? { unless: isMet(id) } : {}) };
      const emails = await listChosenEmails(db, scope, wanted.choice, page);
      const rows = emails.map((email) => ({ email, fields: {} }));
      return { rows, place: emails.at(-1) ?? place, isLast: emails.length < limit };
    }
    case 'verification': {
      const { taskId, categories } = wanted;
      const found = await listCheckedAddresses(db, scope, taskId, { categories, after: Number(place), limit });
      const rows = found.map(({ email, category, mx }) => ({ email, fields: {}, verdict: { category, mx } }));
      return { rows, place: String(found.at(-1)?.row ?? place), isLast: found.length < limit };
    }
  }
}
