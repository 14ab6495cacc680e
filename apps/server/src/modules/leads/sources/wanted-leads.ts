import { contactChoice } from '@outrider/contract/contacts/contact';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { z } from 'zod';

/** Who is taken although they are left out otherwise. What was kept before conversations were known does not say so. */
const exceptions = { takesOthers: z.boolean(), takesConversations: z.boolean().default(false) };

/** A search of the leads agent whose new people come in too, and how far they have. */
export const searchOfSource = z.object({
  taskId: z.uuid(),
  /** In whose name they become contacts. */
  by: z.uuid(),
  /** The number of the last row it has brought or passed over. */
  after: z.int(),
  nextRunAt: z.iso.datetime().nullable(),
  /** When it last brought a lead, and how many. */
  lastAt: z.iso.datetime().nullable(),
  lastBrought: z.int(),
});
export type SearchOfSource = z.infer<typeof searchOfSource>;

/** How the people of a source are found; kept with it. */
export const wantedLeads = z.discriminatedUnion('from', [
  /** Of a file, a text, a search, or another campaign: they lie in a table of their own. */
  z.object({ from: z.literal('rows'), search: searchOfSource.optional(), ...exceptions }),
  z.object({ from: z.literal('contacts'), choice: contactChoice, ...exceptions }),
  z.object({
    from: z.literal('verification'),
    taskId: z.uuid(),
    categories: z.array(z.enum(CATEGORIES)),
    ...exceptions,
  }),
]);
export type WantedLeads = z.infer<typeof wantedLeads>;

/** Whether others may match it later. */
export const isFilter = (wanted: WantedLeads): boolean => wanted.from === 'contacts' && 'filter' in wanted.choice;

/** The same of what is kept of any source. */
export function canBeLive(kept: unknown): boolean {
  const { data } = wantedLeads.safeParse(kept);
  return data !== undefined && (isFilter(data) || (data.from === 'rows' && data.search !== undefined));
}

/** The search that feeds a source, where one does. */
export function searchIn(kept: unknown): SearchOfSource | undefined {
  const { data } = wantedLeads.safeParse(kept);
  return data?.from === 'rows' ? data.search : undefined;
}
