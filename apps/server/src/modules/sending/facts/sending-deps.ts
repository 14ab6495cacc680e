import type { CounterKey, Workspace } from '@outrider/send-planner/state';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { Log } from '../../../platform/log.ts';
import type { TextSigner } from '../../../platform/secrets.ts';
import type { Smtp } from '../../../platform/smtp/smtp.ts';
import type { CampaignFacts, ListValues } from '../../campaigns/index.ts';
import type { Departure, LedgerOwners, MessageIds } from '../../ledger/index.ts';
import type { SendingMailbox, SentCopy } from '../../mailboxes/index.ts';
import type { Candidate, SentMail } from './campaign-mail.ts';

/** A row that cannot go now: it is not due yet, or its window is closed. Nobody is locked for it. */
export type LaterRow = Pick<Candidate, 'campaignId' | 'leadId' | 'round' | 'zone' | 'dueAt'> & { reason: string };

export type WorkspaceFacts = Workspace;

/** A queue at the moment of decision. Nobody among the candidates is stopped or suppressed. */
export type QueueFacts = {
  now: Date;
  /** When it was to be looked at. */
  nextAt: Date;
  /** When the pause after its last mail is over, and until when it is left alone, as it could not be reached. */
  freeAt: Date | null;
  restsUntil: Date | null;
  workspace: WorkspaceFacts;
  mailbox: SendingMailbox;
  campaigns: ReadonlyMap<string, CampaignFacts>;
  candidates: readonly Candidate[];
  /** Of each group that is closed, and of what is due later, the first. */
  later: readonly LaterRow[];
  /** What is counted so far, by kind, key and day with blanks between; what is sent is added, for the queue asked next. */
  counted: Map<string, number>;
  /** How many a queue may take at once when nothing asks for a pause between them. */
  batch: number;
};

export type QueueDecision = {
  send: { id: string; counters: CounterKey[] }[];
  /** Refused for now: looked at again when they may go; null: when the user did something about the reason. */
  deferred: { id: string; reason: string; dueAt: Date | null }[];
  /** Not meant for them: the round after it is. */
  skipped: { id: string; reason: string; words: string }[];
  /** When the pause after these is over. */
  freeAt: Date | null;
  /** When the queue is looked at again; null: when a mail is planned or something is changed. */
  nextAt: Date | null;
  /** Why it waits, in one word; empty when it does not. */
  reason: string;
};

/** Pure, so that forecast and explainer can ask the same. */
export type DecideQueue = {
  /** When it is the queue's turn: a mailbox that keeps a distance acts at one moment of each minute. `isAgain`: in that one. */
  slotOf(queue: Pick<QueueFacts, 'now' | 'nextAt' | 'mailbox'> & { isAgain: boolean }): Date;
  /** Whether mails of a campaign may go out then to people in this zone. */
  isOpen(campaign: CampaignFacts, zone: string, at: Date): boolean;
  /** Every counter the decision may look at: they are locked before it is made. */
  countersOf(facts: Omit<QueueFacts, 'counted'>): CounterKey[];
  decide(facts: QueueFacts): QueueDecision;
};

export type SendingRules = {
  /** A worker that is silent for so long is evicted; it speaks three times as often. */
  leaseMs: number;
  /** How often queues are looked for. */
  tickMs: number;
  /** How many mailboxes one worker sends from at once. */
  queues: number;
  /** Reserved for a queue at once, and how many are left when more are asked for. */
  batch: number;
  refillAt: number;
  /** Looked at for one decision. */
  candidates: number;
  /** From asking for the note to writing the last bytes. */
  dotWithinMs: number;
  /** Longer than any server waits for the end of a message (RFC 5321, 4.5.3.2.6: ten minutes) and the dot is held back. */
  sessionLimitMs: number;
  /** Whether a mail that is certainly not in Sent goes out again by itself. */
  resendsAbsent: boolean;
  /** After a mailbox could not be reached. */
  restMs: number;
  /**
   * All that had come in so long ago was read, classified and published; otherwise the inbox is read before anything goes
   * out.
   */
  inboxFreshMs: number;
  /** How long an inbox may take to be read before its mailbox is looked at again. */
  inboxAgainMs: number;
};

export const SENDING_RULES: SendingRules = {
  leaseMs: 30_000,
  tickMs: 500,
  queues: 200,
  batch: 50,
  refillAt: 25,
  candidates: 50,
  dotWithinMs: 10_000,
  sessionLimitMs: 15 * 60_000,
  // A server without a time-out of its own could still take the first copy.
  resendsAbsent: false,
  restMs: 5 * 60_000,
  inboxFreshMs: 5 * 60_000,
  inboxAgainMs: 30_000,
};

/** Where tests let a worker die. */
export type SendingPoint =
  | 'insideReserve'
  | 'afterReserve'
  | 'beforeNote'
  | 'duringNote'
  | 'afterNote'
  | 'afterDot'
  | 'afterReply'
  | 'insideReap';

/** What the sender needs of the rest of the product. */
export type SendingDeps = {
  db: Db;
  /** The ledger writer's own connection, which keeps its plans: writes wait for no other, and cost as little as they can. */
  writesDb: Db;
  log: Log;
  now: () => Date;
  /** Milliseconds of a clock that is never set back. */
  monotonic: () => number;
  pause: (milliseconds: number) => Promise<void>;
  /** A pause that ends, with true, when time was moved. */
  rest: Clock['rest'];
  decide: DecideQueue;
  rules: SendingRules;
  /** Which of these may not be written to. */
  findSuppressed: (trx: Trx, scope: Scope, emails: readonly string[]) => Promise<ReadonlyMap<string, unknown>>;
  listWorkspaces: (db: Db | Trx, ids: readonly string[]) => Promise<WorkspaceFacts[]>;
  listMailboxes: (db: Db | Trx, ids: readonly string[]) => Promise<SendingMailbox[]>;
  /** What is known about people, by address. */
  listValues: ListValues;
  /** A connection for sending, logged in; throws a `MailServerError`, and what that means for the mailbox is noted. */
  openSmtp: (scope: Scope, mailboxId: string) => Promise<Smtp>;
  /** The server says that there is no such mailbox. */
  suppressBad: (trx: Trx, scope: Scope, bad: { email: string; words: string }) => Promise<void>;
  /** A mail the server would not take came back before it went. */
  onRejected: (
    trx: Trx,
    scope: Scope,
    rejected: { ledgerId: string; isAddressBad: boolean; words: string; at: Date },
  ) => Promise<void>;
  /** What became of a mail that was handed to a server; of a refusal its words. */
  onOutcome?: (outcome: {
    kind: 'sent' | 'refused' | 'deferred' | 'doubt';
    mailboxId: string;
    campaignId: string;
    words: string;
  }) => void;
  /** Waited for before any of these can leave. */
  keepCopies: (copies: readonly SentCopy[]) => Promise<void>;
  /** Waited for as well: it is known beside the database which mails leave. */
  noteDepartures?: (departures: readonly Departure[]) => Promise<void>;
  /** A sign of life of the ledger; where the database turns out to be an older one, all sending is held. */
  beatLedger?: () => Promise<void>;
  /** What is known of a mail that went out elsewhere: the mailbox's day, the person's timeline. */
  noteSent: (trx: Trx, mails: readonly SentMail[]) => Promise<void>;
  /** Where inboxes are read at all. */
  inboxes?: {
    /** When each was last read; none for a mailbox that only sends. */
    listReadAt(trx: Trx, mailboxIds: readonly string[]): Promise<ReadonlyMap<string, Date | null>>;
    askToRead(trx: Trx, mailboxIds: readonly string[], now: Date): Promise<void>;
  };
  /** Results of other owners' mails are recorded in the same turn. */
  owners: LedgerOwners;
  signer: TextSigner;
  messageIds: MessageIds;
  /** Where links lead for mailboxes without a tracking domain of their own; empty: where they point. */
  trackerUrl: string;
  /** Where the opt-out link leads for these. */
  appUrl: string;
  /** For tests, which end the process there. */
  atPoint?: (point: SendingPoint) => Promise<void> | void;
};
