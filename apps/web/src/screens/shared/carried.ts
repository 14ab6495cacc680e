import { useLocation } from 'react-router';
import { z } from 'zod';

const carried = z.object({
  email: z.string(),
  createdAt: z.string().optional(),
  isDeleted: z.boolean().optional(),
});
/** What one page before the log-in tells the next, in the history entry and not in the address. */
export type Carried = z.infer<typeof carried>;

export const useCarried = (): Carried | undefined => carried.safeParse(useLocation().state).data;
