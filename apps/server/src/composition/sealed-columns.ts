import { SEALED_BY_DOMAINS } from '../modules/domains/index.ts';
import { SEALED_BY_IDENTITY } from '../modules/identity/index.ts';
import { SEALED_BY_MAILBOXES } from '../modules/mailboxes/index.ts';
import { SEALED_BY_NOTIFICATIONS } from '../modules/notifications/index.ts';
import { SEALED_BY_SEALED_MAIL } from '../modules/sealed-mail/index.ts';

/** What is kept encrypted with the secret of the installation. */
export const SEALED_COLUMNS = [
  ...SEALED_BY_IDENTITY,
  ...SEALED_BY_MAILBOXES,
  ...SEALED_BY_DOMAINS,
  ...SEALED_BY_NOTIFICATIONS,
  ...SEALED_BY_SEALED_MAIL,
];
