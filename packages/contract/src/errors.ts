import * as billingErrors from './errors/billing.ts';
import * as campaignErrors from './errors/campaigns.ts';
import * as composeErrors from './errors/compose.ts';
import * as contactErrors from './errors/contacts.ts';
import * as domainErrors from './errors/domains.ts';
import type { CatalogueEntry } from './errors/entry.ts';
import * as generalErrors from './errors/general.ts';
import * as identityErrors from './errors/identity.ts';
import * as leadsAgentErrors from './errors/leads-agent.ts';
import * as mailboxErrors from './errors/mailboxes.ts';
import * as receiptErrors from './errors/receipts.ts';
import * as sealedMailErrors from './errors/sealed-mail.ts';
import * as spaceErrors from './errors/space.ts';
import { fillIn, type Language } from './languages.ts';

/** Every failure a client may meet (specification, section 8). Nothing else leaves the server. */
export const ERRORS = {
  ...generalErrors,
  ...identityErrors,
  ...mailboxErrors,
  ...contactErrors,
  ...campaignErrors,
  ...composeErrors,
  ...spaceErrors,
  ...sealedMailErrors,
  ...receiptErrors,
  ...leadsAgentErrors,
  ...billingErrors,
  ...domainErrors,
} as const satisfies Record<string, CatalogueEntry>;

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
