export type MailHostLack = {
  need: 'notConfigured' | 'keyRefused' | 'addressNotAllowed' | 'versionTooOld' | 'noAnswer';
  words: string;
};

/** Servers a mailbox is used with, as the mailboxes module takes them. */
export type MailServers = {
  imap: { host: string; port: number; security: 'tls' | 'starttls' };
  smtp: { host: string; port: number; security: 'tls' | 'starttls' };
};

/** Every step may be done again: what is there already is success. A failure throws a `MailHostError` with its words. */
export type MailHost = {
  name: string;
  servers: MailServers;
  /** What mail of a domain needs in the DNS. DKIM comes with the domain. */
  records(
    domain: string,
  ): Promise<{ mx: { host: string; priority: number }[]; spf: string; dkim: { selector: string; value: string } }>;
  addDomain(domain: string): Promise<void>;
  addMailbox(mailbox: { address: string; name: string; password: string; quotaMb: number }): Promise<void>;
  setPassword(address: string, password: string): Promise<void>;
  /** Mails stay until the host's own retention ends them. */
  disableMailbox(address: string): Promise<void>;
  lacks(): Promise<MailHostLack[]>;
};

export class MailHostError extends Error {
  /** Whether the same step may succeed later. */
  readonly isPassing: boolean;

  constructor(words: string, { isPassing }: { isPassing: boolean }) {
    super(words);
    this.name = 'MailHostError';
    this.isPassing = isPassing;
  }
}
