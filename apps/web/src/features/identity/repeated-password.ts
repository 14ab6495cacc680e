import { newPassword } from '@outrider/contract/validation';
import { z } from 'zod';

/** A new password and the same once more. */
export const repeatedPassword = z
  .object({ password: newPassword, repeat: z.string() })
  .refine(({ password, repeat }) => password === repeat, { path: ['repeat'], message: 'passwordsDiffer' });
