export type MailboxHostPlan = { name: string; provider: 'google' | 'microsoft' | 'self'; condstore: boolean };

/** What is wrong with a mailbox, as its owner's programs come to feel it. */
export type Trouble = 'wrongPassword' | 'revoked' | 'throttled' | 'down' | 'overQuota';

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
