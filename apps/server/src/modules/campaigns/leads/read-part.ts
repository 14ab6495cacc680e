import { contactChoice } from '@outrider/contract/contacts/contact';
import { CATEGORIES, type Category } from '@outrider/email-verifier/verdict';
import { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { listChosenEmails, settleContacts } from '../../contacts/index.ts';
import { listCheckedAddresses } from '../../verification/index.ts';
import type { CampaignsDeps } from '../campaigns-deps.ts';
import { listWaitingRows, type SourceRecord } from './sources.repository.ts';

/** How the people of a source are found; kept with it until all are taken. */
export const wantedLeads = z.discriminatedUnion('from', [
  /** Of a file, a text, or another campaign: they lie in a table of their own. */
  z.object({ from: z.literal('rows'), takesOthers: z.boolean() }),
  z.object({ from: z.literal('contacts'), choice: contactChoice, takesOthers: z.boolean() }),
  z.object({
    from: z.literal('verification'),
    taskId: z.uuid(),
    categories: z.array(z.enum(CATEGORIES)),
    takesOthers: z.boolean(),
  }),
]);
export type WantedLeads = z.infer<typeof wantedLeads>;

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
  { db, now }: Pick<CampaignsDeps, 'db' | 'now'>,
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
      if (place === '' && 'filter' in wanted.choice) await settleContacts({ db }, scope);
      const emails = await listChosenEmails(db, scope, wanted.choice, { after: place, limit, now: now() });
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
