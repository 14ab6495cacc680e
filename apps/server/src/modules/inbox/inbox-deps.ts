import type { MessageKind, ReplyLabel } from '@outrider/contract/inbox/message';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { ImapClient } from '../../platform/imap/imap-client.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';

/** An address a mail of ours could not be delivered to. `hard`: it is bad; `isDelayed`: its host still tries. */
type BouncedAddress = { address: string; hard: boolean; isDelayed: boolean; status: string; reason: string };

/** What came in, for the modules that act on it. `original…` is about the mail of ours it answers, where that is known. */
export type IncomingEvent = {
  messageId: string;
  mailboxId: string;
  threadId: string;
  kind: MessageKind;
  from: string;
  subject: string;
  /** Message-IDs it answers, without their brackets, oldest first. */
  references: readonly string[];
  at: Date;
  /** What the person wrote, without quotes. */
  written: string;
  label: ReplyLabel | null;
  isLabelSure: boolean;
  bounced: readonly BouncedAddress[];
  originalMessageId?: string | undefined;
  originalRecipients: readonly string[];
  returnDate: string | null;
  /** That a mail of ours was read, and who says so (RFC 8098). */
  receipt?: { did: string; sentBy?: 'person' | 'rule' | undefined } | undefined;
  /** The writer asks for such a receipt. */
  receiptRequest?: { to: readonly string[]; mayBeAutomatic: boolean } | undefined;
  /** To an invitation (RFC 5546). */
  meetingAnswer?: { uid: string; attendee: string; answer: 'accepted' | 'declined' | 'tentative' } | undefined;
};

/** In the transaction that takes the event, so it is handled once. */
export type InboxListener = (trx: Trx, scope: Scope, incoming: IncomingEvent) => Promise<void>;

/** What an answer might mean, and who says so; nothing when that is not to be published. */
export type SuggestLabel = (answer: {
  subject: string;
  written: string;
}) => Promise<{ label: ReplyLabel; by: string } | undefined>;

export type InboxDeps = {
  db: Db;
  jobs: Jobs;
  log: Log;
  now: () => Date;
  /** Milliseconds of the machine's time: leases and looks at servers go by it. */
  monotonic: () => number;
  pause: (milliseconds: number) => Promise<void>;
  /** A pause that ends when time was moved. */
  rest: Clock['rest'];
  /** Between 0 and 1. */
  random: () => number;
  /** A connection for reading, logged in; throws a `MailServerError`, and what that means for the mailbox is noted. */
  openImap: (scope: Scope, mailboxId: string) => Promise<ImapClient>;
  /** Mail of the warm-up, which nobody needs to read: its folder, and the header that is believed when it is signed. */
  warmup: {
    folder: string;
    header: string;
    isSigned(mail: { messageId: string; from: string; signature: string }): boolean;
  };
  /** Never to be written to again: the person's own wish, a bad address, a complaint. */
  suppress: (
    trx: Trx,
    scope: Scope,
    wish: { email: string; reason: 'optOut' | 'bounce' | 'complaint'; about: string },
  ) => Promise<void>;
  /** What happened with a contact, for its timeline. */
  noteEvent: (
    trx: Trx,
    scope: Scope,
    event: {
      email: string;
      event: 'replied' | 'interested' | 'notInterested' | 'outOfOffice' | 'bounced' | 'complained' | 'optedOut';
      at: Date;
      about: string;
      words: string;
    },
  ) => Promise<void>;
  /** What the mailbox's own folders have, by Message-ID without brackets: those read just now, or all. */
  noteOwnMails?: (mailbox: Scope & { mailboxId: string }, read: readonly string[] | 'all') => Promise<void>;
  /** Drafts of ours, by what their header says, that are no longer in their folder. */
  onDraftsGone?: (trx: Trx, scope: Scope, marks: readonly string[]) => Promise<void>;
  listeners: readonly InboxListener[];
  /** Asked where the rules are unsure; there is none unless the operator configured it. */
  suggestLabel?: SuggestLabel | undefined;
};
