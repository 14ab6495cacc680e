import type { ComposeAttrs } from '@outrider/contract/compose/attrs';
import type { LinkedFile } from '@outrider/mail-kit/compose/link-card';
import type { RecipientLists } from '@outrider/mail-kit/delivery/plan-recipients';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { Notifications } from '../../../platform/notifications.ts';
import type { Smtp } from '../../../platform/smtp/smtp.ts';
import type { Departure, LedgerOwners, MessageIds } from '../../ledger/index.ts';
import type { SendingMailbox, SentCopy } from '../../mailboxes/index.ts';
import type { CloseDeps } from './close-delivery.ts';
import type { FrozenQuote } from './delivery.tables.ts';

/** All that a message is written from; the same give the same bytes. */
export type MessageToWrite = {
  attrs: ComposeAttrs;
  quote: FrozenQuote | null;
  links: readonly LinkedFile[];
  recipients: RecipientLists;
  mailbox: SendingMailbox;
  messageId: string;
  /** The number its picture is asked for by; null where nobody wants to see opens. */
  tracedAs: string | null;
  at: Date;
};

export type DeliveryRules = {
  /** A worker that is silent for so long is evicted. */
  leaseMs: number;
  /** How often due mails are looked for where nothing was heard. */
  tickMs: number;
  /** How many mailboxes one worker sends from at once. */
  slots: number;
  /** From asking for the end-of-data mark to writing the last bytes. */
  markWithinMs: number;
  /** After a server said "later", or could not be reached; the try after the last of them is final. */
  againAfterMs: readonly number[];
};

const MINUTE = 60_000;

export const DELIVERY_RULES: DeliveryRules = {
  leaseMs: 30_000,
  tickMs: 2_000,
  slots: 8,
  markWithinMs: 10_000,
  againAfterMs: [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 240 * MINUTE],
};

/** Where tests let a worker die. */
export type DeliveryPoint =
  | 'afterReserve'
  | 'beforeMark'
  | 'afterMark'
  | 'afterLastByte'
  | 'afterReply'
  | 'beforeRecord';

/** What delivering needs of the rest of the product. */
export type DeliveryDeps = {
  db: Db;
  /** The ledger writer's own connection. */
  writesDb: Db;
  log: Log;
  now: () => Date;
  /** Milliseconds of a clock that is never set back. */
  monotonic: () => number;
  pause: (milliseconds: number) => Promise<unknown>;
  /** A pause that ends when time was moved. */
  rest: Clock['rest'];
  rules: DeliveryRules;
  owners: LedgerOwners;
  messageIds: MessageIds;
  listMailboxes: (db: Db | Trx, ids: readonly string[]) => Promise<SendingMailbox[]>;
  /** Which of these may not be written to. */
  findSuppressed: (db: Db | Trx, scope: Scope, emails: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  /** Logged in; throws a `MailServerError`, and what that means for the mailbox is noted. */
  openSmtp: (scope: Scope, mailboxId: string) => Promise<Smtp>;
  writeMessage: (scope: Scope, message: MessageToWrite) => Promise<Buffer>;
  /** In the transaction that knows that a mail of the composer left. */
  onSent: CloseDeps['onSent'];
  /** Waited for before a last byte leaves. */
  keepCopies: (copies: readonly SentCopy[]) => Promise<void>;
  noteDepartures?: ((departures: readonly Departure[]) => Promise<void>) | undefined;
  /** Hears that a mail is to leave, in any process. */
  wakeUps: Notifications;
  /** For tests, which end the process there. */
  atPoint?: (point: DeliveryPoint) => Promise<void> | void;
};
