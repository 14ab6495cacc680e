import { KEPT_BY_BILLING, KEPT_BY_PAYMENTS } from '../modules/billing/index.ts';
import { KEPT_BY_CAMPAIGNS } from '../modules/campaigns/index.ts';
import { KEPT_BY_CARDS } from '../modules/cards/index.ts';
import { KEPT_BY_COMPOSE } from '../modules/compose/index.ts';
import { KEPT_BY_CONTACTS, KEPT_BY_IMPORTS } from '../modules/contacts/index.ts';
import { KEPT_BY_DOMAINS } from '../modules/domains/index.ts';
import { KEPT_BY_FILES } from '../modules/files/index.ts';
import { KEPT_BY_IDENTITY } from '../modules/identity/index.ts';
import { KEPT_BY_INBOX } from '../modules/inbox/index.ts';
import { KEPT_BY_LEADS_AGENT } from '../modules/leads-agent/index.ts';
import { KEPT_BY_MAILBOXES } from '../modules/mailboxes/index.ts';
import { KEPT_BY_NOTIFICATIONS } from '../modules/notifications/index.ts';
import { KEPT_BY_RECEIPTS } from '../modules/receipts/index.ts';
import { KEPT_BY_SEALED_MAIL } from '../modules/sealed-mail/index.ts';
import { KEPT_BY_TRACKING } from '../modules/tracking/index.ts';
import { KEPT_BY_VERIFICATION } from '../modules/verification/index.ts';
import { KEPT_BY_WARMUP } from '../modules/warmup/index.ts';
import { KEPT_BY_PLATFORM } from '../platform/sweep.job.ts';

/** How long each module keeps what would otherwise only grow. */
export const KEPT = [
  ...KEPT_BY_PLATFORM,
  ...KEPT_BY_CONTACTS,
  ...KEPT_BY_IMPORTS,
  ...KEPT_BY_DOMAINS,
  ...KEPT_BY_FILES,
  ...KEPT_BY_IDENTITY,
  ...KEPT_BY_BILLING,
  ...KEPT_BY_MAILBOXES,
  ...KEPT_BY_WARMUP,
  ...KEPT_BY_VERIFICATION,
  ...KEPT_BY_INBOX,
  ...KEPT_BY_CAMPAIGNS,
  ...KEPT_BY_COMPOSE,
  ...KEPT_BY_TRACKING,
  ...KEPT_BY_SEALED_MAIL,
  ...KEPT_BY_RECEIPTS,
  ...KEPT_BY_CARDS,
  ...KEPT_BY_NOTIFICATIONS,
  ...KEPT_BY_LEADS_AGENT,
  ...KEPT_BY_PAYMENTS,
];
