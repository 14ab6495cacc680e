import * as billingErrors from '@outrider/contract/errors/billing';
import * as contactErrors from '@outrider/contract/errors/contacts';
import * as domainErrors from '@outrider/contract/errors/domains';
import * as leadsAgentErrors from '@outrider/contract/errors/leads-agent';
import * as mailboxErrors from '@outrider/contract/errors/mailboxes';
import type { ApiError } from '../../../platform/create-call.ts';

/** The plan has no more of it: a larger one would. */
const FULL: ReadonlySet<number | string> = new Set([
  contactErrors.contactQuotaReached.code,
  contactErrors.verificationQuotaReached.code,
  leadsAgentErrors.agentQuotaReached.code,
  domainErrors.mailboxQuotaTooSmall.code,
  mailboxErrors.mailboxQuotaReached.code,
]);

/** Nothing new starts, with any quotas. */
const HELD: ReadonlySet<number | string> = new Set([
  billingErrors.planIsReadOnly.code,
  billingErrors.planIsPaused.code,
]);

export const isPlanHeld = ({ reason }: ApiError): boolean => HELD.has(reason);

export const isPlanFull = ({ reason }: ApiError): boolean => FULL.has(reason);
