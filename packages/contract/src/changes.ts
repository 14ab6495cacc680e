import { z } from 'zod';

/** How long ago a page may have begun to ask for what it shows, in seconds. Whoever began earlier asks for all of it again. */
export const PAST_SECONDS_MAX = 60;

/** Changes of the last seconds are told again: for a page that asked for what it shows just before it began to listen. */
export const pastInput = z.object({ past: z.coerce.number().int().min(0).max(PAST_SECONDS_MAX).default(0) });
