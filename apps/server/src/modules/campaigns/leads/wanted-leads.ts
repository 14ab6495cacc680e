import { contactChoice } from '@outrider/contract/contacts/contact';
import { CATEGORIES } from '@outrider/email-verifier/verdict';
import { z } from 'zod';

/** How the people of a source are found; kept with it. */
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

/** Whether others may match it later. */
export const isFilter = (wanted: WantedLeads): boolean => wanted.from === 'contacts' && 'filter' in wanted.choice;

/** The same of what is kept of a source, whatever that is. */
export function canBeLive(kept: unknown): boolean {
  const { data } = wantedLeads.safeParse(kept);
  return data !== undefined && isFilter(data);
}
