import { BILLING_ERRORS } from '@outrider/contract/errors/billing';
import { CONTACT_ERRORS } from '@outrider/contract/errors/contacts';
import { DOMAIN_ERRORS } from '@outrider/contract/errors/domains';
import { LEADS_AGENT_ERRORS } from '@outrider/contract/errors/leads-agent';
import { MAILBOX_ERRORS } from '@outrider/contract/errors/mailboxes';
import type { ApiError } from '../../../platform/create-call.ts';

/** The plan has no more of it: a larger one would. */
const FULL: ReadonlySet<number | string> = new Set([
  CONTACT_ERRORS.contactQuotaReached.code,
  CONTACT_ERRORS.verificationQuotaReached.code,
  LEADS_AGENT_ERRORS.agentQuotaReached.code,
  DOMAIN_ERRORS.mailboxQuotaTooSmall.code,
  MAILBOX_ERRORS.mailboxQuotaReached.code,
]);

/** Nothing new starts, whatever the quotas. */
const HELD: ReadonlySet<number | string> = new Set([
  BILLING_ERRORS.planIsReadOnly.code,
  BILLING_ERRORS.planIsPaused.code,
]);

export const isPlanHeld = ({ reason }: ApiError): boolean => HELD.has(reason);

export const isPlanFull = ({ reason }: ApiError): boolean => FULL.has(reason);
