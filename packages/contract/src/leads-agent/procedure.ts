import { z } from 'zod';

/** What a search says while it works: a text of the screens, and what is put into it. */
export const procedureLine = z.object({
  key: z.enum(['understood', 'changed', 'started', 'led', 'people', 'listed', 'failed', 'previewed', 'ended']),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ProcedureLine = z.infer<typeof procedureLine>;
