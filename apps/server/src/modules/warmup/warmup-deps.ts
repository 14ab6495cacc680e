import type { RandomSource } from '@outrider/warmup-planner/random-source';
import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import type { TextSigner } from '../../platform/secrets.ts';
import type { WarmupMailbox } from '../mailboxes/index.ts';

/** How handing a mail over ended. In doubt: the connection broke when the server may have had all of it. */
export type SendResult = { kind: 'taken' } | { kind: 'refused'; words: string } | { kind: 'inDoubt' };

export type SendMail = (
  mailbox: WarmupMailbox,
  raw: Buffer,
  envelope: { from: string; to: string[] },
) => Promise<SendResult>;

/** A mail that carries our header, where it was found. Nothing in it is to be believed before the signature is checked. */
export type FoundMail = {
  folder: string;
  isSpam: boolean;
  uid: number;
  messageId: string;
  from: string;
  signature: string;
};

export type WarmupReader = {
  /** Looks through the inbox and the junk folder. */
  findMails(since: Date): Promise<FoundMail[]>;
  /** Out of the junk folder into the inbox first, as a person would rescue it; then read and out of sight. */
  fileAway(found: FoundMail): Promise<void>;
  close(): Promise<void>;
};

export type WarmupDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  random: RandomSource;
  signer: TextSigner;
  sendMail: SendMail;
  isDiskFull?: () => boolean;
  /** Mailboxes that may not send now. */
  listHeld?: (mailboxIds: readonly string[]) => Promise<ReadonlySet<string>>;
  openReader: (mailbox: WarmupMailbox) => Promise<WarmupReader>;
};
