import { BILLING_ERRORS } from './errors/billing.ts';
import { CAMPAIGN_ERRORS } from './errors/campaigns.ts';
import { COMPOSE_ERRORS } from './errors/compose.ts';
import { CONTACT_ERRORS } from './errors/contacts.ts';
import { DOMAIN_ERRORS } from './errors/domains.ts';
import type { CatalogueEntry } from './errors/entry.ts';
import { GENERAL_ERRORS } from './errors/general.ts';
import { IDENTITY_ERRORS } from './errors/identity.ts';
import { LEADS_AGENT_ERRORS } from './errors/leads-agent.ts';
import { MAILBOX_ERRORS } from './errors/mailboxes.ts';
import { RECEIPT_ERRORS } from './errors/receipts.ts';
import { SEALED_MAIL_ERRORS } from './errors/sealed-mail.ts';
import { SPACE_ERRORS } from './errors/space.ts';
import { fillIn, type Language } from './languages.ts';

/** Every failure a client may meet (specification, section 8). Nothing else leaves the server. */
export const ERRORS = {
  ...GENERAL_ERRORS,
  ...IDENTITY_ERRORS,
  ...MAILBOX_ERRORS,
  ...CONTACT_ERRORS,
  ...CAMPAIGN_ERRORS,
  ...COMPOSE_ERRORS,
  ...SPACE_ERRORS,
  ...SEALED_MAIL_ERRORS,
  ...RECEIPT_ERRORS,
  ...LEADS_AGENT_ERRORS,
  ...BILLING_ERRORS,
  ...DOMAIN_ERRORS,
} as const;

export type ErrorName = keyof typeof ERRORS;

/** An expected refusal: shown to the person, never an incident. `values` fill the text, `data` travels to the client. */
export class AppError extends Error {
  readonly reason: ErrorName;
  readonly values: Record<string, string | number>;
  readonly data: unknown;

  constructor(
    reason: ErrorName,
    { values = {}, data = null }: { values?: Record<string, string | number>; data?: unknown } = {},
  ) {
    super(reason);
    this.name = 'AppError';
    this.reason = reason;
    this.values = values;
    this.data = data;
  }
}

export function errorAnswer(
  { reason, values, data }: Pick<AppError, 'reason' | 'values' | 'data'>,
  language: Language,
) {
  const entry: CatalogueEntry = ERRORS[reason];
  return { status: entry.status, body: { code: entry.code, message: fillIn(language, entry[language], values), data } };
}
