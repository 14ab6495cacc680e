import { FIXES, REASONS } from '@outrider/send-planner/reasons';
import { z } from 'zod';

const reasonNames = Object.keys(REASONS) as [keyof typeof REASONS, ...(keyof typeof REASONS)[]];
export const reason = z.enum(reasonNames);

/** The one reason why something does not go out now, when it ends by itself, and what the user can do about it. */
export const waitReason = z.object({
  reason,
  until: z.iso.datetime().nullable(),
  /** Figures and words for its sentence: `used` and `limit` of a cap, `variable`, `company`, `zone`, `email`, `words`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  fix: z.enum(FIXES).nullable(),
});
export type WaitReason = z.infer<typeof waitReason>;
