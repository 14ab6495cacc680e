import { contactChoice } from '@outrider/contract/contacts/contact';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { z } from 'zod';

/** Who is taken although they are left out otherwise. What was kept before conversations were known does not say so. */
const exceptions = { takesOthers: z.boolean(), takesConversations: z.boolean().default(false) };

/** How the people of a source are found; kept with it. */
export const wantedLeads = z.discriminatedUnion('from', [
  /** Of a file, a text, or another campaign: they lie in a table of their own. */
  z.object({ from: z.literal('rows'), ...exceptions }),
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

/** The same of what is kept of a source, whatever that is. */
export function canBeLive(kept: unknown): boolean {
  const { data } = wantedLeads.safeParse(kept);
  return data !== undefined && isFilter(data);
}
