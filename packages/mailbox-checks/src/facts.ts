import type { Blocklist } from './blocklists.ts';

export type LogInFailure =
  | 'authFailed'
  | 'tlsFailed'
  | 'unreachable'
  | 'timedOut'
  | 'refusedAddress'
  | 'throttled'
  | 'temporarily'
  | 'rejected'
  | 'protocol'
  | 'heldBack';

/** `words` are the server's own, or what the connection came to. */
export type LogIn =
  | { kind: 'in'; ms: number }
  | { kind: 'failed'; failure: LogInFailure; words: string }
  | { kind: 'notTried' };

/** One DKIM signature found in the mailbox's own mail, and what verifying it came to. */
export type Signature = {
  domain: string;
  selector: string;
  /** `undecided`: its key could not be asked for, or the mail was changed on its way to where it was read. */
  result: 'pass' | 'fail' | 'undecided';
  reason: string;
  /** Of List-Unsubscribe and List-Unsubscribe-Post those it leaves out; none where no mail with them was seen. */
  unsignedListHeaders?: string[];
};

/** How mail of this mailbox leaves. What is not known stays empty: nothing is judged on a guess. */
export type Sending = {
  /** Of the hosts that hand its mail to other people's servers. */
  addresses: string[];
  /** They are those of its SMTP host, which may hand its mail to others before it leaves. */
  isGuessed: boolean;
  /** The name its provider asks to be included in SPF, such as `_spf.mailhaven.test`; empty when it asks for none. */
  include: string;
};

export type MailboxFacts = {
  /** The part after the @, in its ASCII form. */
  domain: string;
  /** Whether its owner can change the zone; nobody but the provider can where the provider gave the address away. */
  ownsDomain: boolean;
  sending: Sending;
  /** MX records its provider asks for, such as `10 mx1.mailhaven.test`; empty when unknown. */
  expectedMx: string;
  /** Mails of its own, seen where they arrived, that were looked at for signatures. */
  ownMailSeen: number;
  signatures: Signature[];
  smtp: LogIn;
  imap: LogIn;
  blocklists: readonly Blocklist[];
};
