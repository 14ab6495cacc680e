import type { MailWorld } from '../mail-world.ts';
import { makeSigningKey } from '../mailboxes/signing-key.ts';
import { fieldsOf } from '../serve-json.ts';

export type HostedDomain = {
  domain: string;
  dkim: { selector: string; privateKey: string; publicKey: string } | null;
};

export type HostedMailbox = {
  address: string;
  name: string;
  password: string;
  quotaMb: number;
  isActive: boolean;
  tags: string[];
  /** Mails an hour. */
  rate: number | null;
};

export type HostingState = { domains: HostedDomain[]; mailboxes: HostedMailbox[] };

export type Hosting = {
  domain(name: string): HostedDomain | undefined;
  mailbox(address: string): HostedMailbox | undefined;
  domains(): readonly HostedDomain[];
  mailboxes(): readonly HostedMailbox[];
  addDomain(name: string): void;
  addDkim(domain: HostedDomain, selector: string): Promise<void>;
  addMailbox(mailbox: HostedMailbox): void;
  changeMailbox(mailbox: HostedMailbox, changes: Partial<Omit<HostedMailbox, 'address'>>): void;
  /** What is hosted exists in the world, which may have begun anew. */
  settle(): void;
};

const MEGABYTE = 1_048_576;

export function parseHosting(stored: unknown): HostingState {
  const { domains, mailboxes } = fieldsOf(stored);
  if (!Array.isArray(domains) || !Array.isArray(mailboxes)) return { domains: [], mailboxes: [] };
  return { domains, mailboxes } as HostingState;
}

/** The domains and mailboxes of the mail host, which are real ones of the box: SMTP, IMAP, and signed mail. */
export function createHosting(state: HostingState, world: MailWorld['mailboxes'], host: string): Hosting {
  function settleDomain({ domain, dkim }: HostedDomain) {
    world.hostDomain(domain, host, dkim ?? undefined);
  }

  function settleMailbox({ address, password, quotaMb, isActive }: HostedMailbox) {
    if (!world.has(address)) world.create({ address, password, host, quotaBytes: quotaMb * MEGABYTE });
    world.setPassword(address, password);
    world.setTrouble(address, isActive ? undefined : 'revoked');
  }

  return {
    domain: (name) => state.domains.find(({ domain }) => domain === name),
    mailbox: (address) => state.mailboxes.find((mailbox) => mailbox.address === address),
    domains: () => state.domains,
    mailboxes: () => state.mailboxes,
    addDomain(name) {
      const domain = { domain: name, dkim: null };
      state.domains.push(domain);
      settleDomain(domain);
    },
    async addDkim(domain, selector) {
      domain.dkim = { selector, ...(await makeSigningKey()) };
      settleDomain(domain);
    },
    addMailbox(mailbox) {
      state.mailboxes.push(mailbox);
      settleMailbox(mailbox);
    },
    changeMailbox(mailbox, changes) {
      Object.assign(mailbox, changes);
      settleMailbox(mailbox);
    },
    settle() {
      for (const domain of state.domains) settleDomain(domain);
      for (const mailbox of state.mailboxes) settleMailbox(mailbox);
    },
  };
}
