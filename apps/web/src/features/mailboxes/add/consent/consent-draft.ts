import type { ConsentProvider } from '@outrider/contract/mailboxes/add';
import { z } from 'zod';
import { settingsDraft } from '../smtp/smtp-values.ts';

/** What is typed before the browser leaves for the provider is there again when it comes back. */
export const consentForm = z.object({ email: z.string().default(''), ...settingsDraft.shape });
export type ConsentForm = z.infer<typeof consentForm>;

export const consentDraft = (provider: ConsentProvider) => `consent_${provider}`;

/** Why the provider's page led back without a consent. */
const CONSENT_ERRORS = ['access_denied', 'mail_not_allowed', 'expired', 'failed'] as const;
export type ConsentError = (typeof CONSENT_ERRORS)[number];

/** A reason nobody knows is shown as a failure. */
export const consentErrorOf = (said: string | null): ConsentError | undefined =>
  said === null ? undefined : (CONSENT_ERRORS.find((known) => known === said) ?? 'failed');
