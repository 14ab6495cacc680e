import { BILLING_ERRORS } from '@outrider/contract/errors/billing';
import { CONTACT_ERRORS } from '@outrider/contract/errors/contacts';
import { DOMAIN_ERRORS } from '@outrider/contract/errors/domains';
import { LEADS_AGENT_ERRORS } from '@outrider/contract/errors/leads-agent';
import { MAILBOX_ERRORS } from '@outrider/contract/errors/mailboxes';
import { LANGUAGES } from '@outrider/contract/languages';
import type { ApiError } from '../../../platform/api.ts';

/** The plan has no more of it: a larger one would. */
const FULL: ReadonlySet<number | string> = new Set([
  CONTACT_ERRORS.contactQuotaReached.code,
  CONTACT_ERRORS.verificationQuotaReached.code,
  LEADS_AGENT_ERRORS.agentQuotaReached.code,
  DOMAIN_ERRORS.mailboxQuotaTooSmall.code,
]);

/** Nothing new starts, whatever the quotas. */
const HELD: ReadonlySet<number | string> = new Set([
  BILLING_ERRORS.planIsReadOnly.code,
  BILLING_ERRORS.planIsPaused.code,
]);

export const isPlanHeld = ({ code }: ApiError): boolean => HELD.has(code);

/** Connecting a mailbox answers every refusal with one code (specification, section 8): this one is known by its words. */
const NO_ROOM = LANGUAGES.map((language) => MAILBOX_ERRORS.mailboxQuotaReached[language].split('{total}'));

export const isPlanFull = ({ code, message }: ApiError): boolean =>
  FULL.has(code) || NO_ROOM.some(([before = '', after = '']) => message.startsWith(before) && message.endsWith(after));
