import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import type { TrackingChange } from './classify-requests.ts';

export type LinkPurpose = 'pixel' | 'click' | 'unsubscribe';

/** A mail whose picture was asked for, whose link was followed, or whose reader wants no more of them. */
export type TrackedMail = Scope & {
  ledgerId: string;
  messageId: string;
  /** When its server took it; not yet known while that is being written down. */
  takenAt: Date | null;
  mailboxId: string;
  /** Its recipient. */
  recipient: string;
};

export type TrackingDeps = {
  db: Db;
  log: Log;
  now: () => Date;
  /** What a link's last part says; nothing unless it is one of ours, for this very purpose. */
  readLink(purpose: LinkPurpose, token: string): { ledgerId: string; target: string } | undefined;
  /** What only this installation can say to a word it is asked with. */
  proofOf(nonce: string): string;
  /** By its number alone, which the link is signed for: who asks is nobody's user. */
  findMail(db: Db | Trx, ledgerId: string): Promise<TrackedMail | undefined>;
  /** The address it came from; empty when that mailbox is gone. */
  senderOf(mail: TrackedMail): Promise<string>;
  /** Milliseconds since the receiving server took it. */
  sinceDelivery(mail: TrackedMail, at: Date): number | undefined;
  /** In the transaction that judged the requests. */
  onTracked(trx: Trx, mail: TrackedMail, change: TrackingChange): Promise<void>;
  /** The person wants no more mail of this workspace. In one transaction; again it changes nothing. */
  leave(mail: TrackedMail, at: Date): Promise<void>;
};
