import { z } from 'zod';
import type { ReadRefusal } from './ask-api.ts';

const refusal = z.object({
  error: z.object({
    status: z.string().nullish(),
    details: z.array(z.object({ reason: z.string().nullish(), retryDelay: z.string().nullish() })).nullish(),
    errors: z.array(z.object({ reason: z.string().nullish() })).nullish(),
  }),
});

/** Of Custom Search, which says some of them with 403. */
const QUOTA_REASONS = new Set(['rateLimitExceeded', 'userRateLimitExceeded', 'dailyLimitExceeded', 'quotaExceeded']);

/** Google's APIs answer a wrong key with 400, and say in the body when to ask again. */
export const readGoogleRefusal: ReadRefusal = (status, body) => {
  const error = refusal.safeParse(body).data?.error;
  const details = error?.details ?? [];
  if (status === 400 && details.some(({ reason }) => reason === 'API_KEY_INVALID')) return { trouble: 'unauthorised' };
  const isQuota = error?.errors?.some(({ reason }) => QUOTA_REASONS.has(reason ?? '')) ?? false;
  const delay = details.map(({ retryDelay }) => /^(\d{1,6})(?:\.\d{1,9})?s$/.exec(retryDelay ?? '')?.[1]).find(Boolean);
  return {
    ...(status === 403 && isQuota ? { trouble: 'busy' as const } : {}),
    ...(delay === undefined ? {} : { retryAfterMs: Number(delay) * 1000 }),
  };
};
