import type { Reporter } from '../people/mime/bounce.ts';

export type MailboxHostPlan = {
  name: string;
  provider: 'google' | 'microsoft' | 'self';
  condstore: boolean;
  /** Files what its users send by itself; elsewhere that is the client's work. */
  savesSent?: boolean;
  /** In whose words it tells that a mail could not be delivered; Postfix's unless said. */
  reporter?: Reporter;
  /** Extensions it does not know, as hosts of long ago. */
  lacks?: readonly Extension[];
  /** Knows REPLACE (RFC 8508), as hosts of today. */
  replaces?: boolean;
  /** How it offers STARTTLS; in order, unless said. */
  startTls?: 'missing' | 'refused';
};

export type Extension = 'UIDPLUS' | 'MOVE' | 'UNSELECT' | 'SPECIAL-USE';

type LoginTrouble = 'wrongPassword' | 'revoked' | 'throttled' | 'down';

/** What is wrong with a mailbox, as its owner's programs come to feel it. */
export type Trouble = LoginTrouble | 'overQuota';

/**
 * What a host answers to mail of one of its users: to the sender, to one recipient or all, or to the message once it is whole.
 * `hangsUp`: it takes the message and ends the connection without an answer. `times`: so often, then no more.
 */
export type SubmissionRefusal = {
  at: 'sender' | 'recipient' | 'message' | 'hangsUp';
  recipient?: string;
  code: number;
  text: string;
  times?: number;
};

/** What is wrong with a whole host. One that is down hangs up on everybody. */
export type HostTrouble = LoginTrouble | 'expiredCertificate' | 'noStarttls' | 'refusesStarttls';

/** Shared by all the mailboxes of a host. */
export type HostState = { trouble: HostTrouble | undefined };

/** The special uses of RFC 6154 that boxed mailboxes have. */
type SpecialUse = '\\All' | '\\Archive' | '\\Drafts' | '\\Junk' | '\\Sent' | '\\Trash';

type ProviderFolders = { delimiter: '/' | '.'; folders: { name: string; use?: SpecialUse; noSelect?: boolean }[] };

/** The folders a new mailbox starts with, named as each kind of provider names them. */
export const PROVIDER_FOLDERS: Record<MailboxHostPlan['provider'], ProviderFolders> = {
  google: {
    delimiter: '/',
    folders: [
      { name: 'INBOX' },
      { name: '[Gmail]', noSelect: true },
      { name: '[Gmail]/All Mail', use: '\\All' },
      { name: '[Gmail]/Drafts', use: '\\Drafts' },
      { name: '[Gmail]/Sent Mail', use: '\\Sent' },
      { name: '[Gmail]/Spam', use: '\\Junk' },
      { name: '[Gmail]/Trash', use: '\\Trash' },
    ],
  },
  microsoft: {
    delimiter: '/',
    folders: [
      { name: 'INBOX' },
      { name: 'Archive', use: '\\Archive' },
      { name: 'Drafts', use: '\\Drafts' },
      { name: 'Sent Items', use: '\\Sent' },
      { name: 'Junk Email', use: '\\Junk' },
      { name: 'Deleted Items', use: '\\Trash' },
    ],
  },
  self: {
    delimiter: '.',
    folders: [
      { name: 'INBOX' },
      { name: 'Drafts', use: '\\Drafts' },
      { name: 'Sent', use: '\\Sent' },
      { name: 'Junk', use: '\\Junk' },
      { name: 'Trash', use: '\\Trash' },
    ],
  },
};
