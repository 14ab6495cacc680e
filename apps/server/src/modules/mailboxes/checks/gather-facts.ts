import { domainToASCII } from 'node:url';
import { BLOCKLISTS } from '@outrider/mailbox-checks/blocklists';
import { plainName } from '@outrider/mailbox-checks/dns';
import type { MailboxFacts, Sending } from '@outrider/mailbox-checks/facts';
import type { Resolver } from '../../../platform/dns/resolver.ts';
import { type KnownProvider, providerOfDomain } from '../providers/known-provider.ts';
import { describeLogIn, type TriedLogIn } from './describe-log-in.ts';
import { type KnownSender, senderOfHost } from './known-senders.ts';
import { readOwnMail } from './read-own-mail.ts';

export type MailboxToCheck = {
  address: string;
  smtpHost: string;
  /**
   * Mails of its own as they reached a recipient, raw. Not those of its Sent folder: they were put there before any
   * host signed them.
   */
  ownMail: Buffer[];
  smtp: TriedLogIn | undefined;
  imap: TriedLogIn | undefined;
};

export type CheckingDeps = {
  resolver: Resolver;
  /** Their own domains belong to nobody else. */
  providers: readonly KnownProvider[];
  now: () => Date;
};

/** All that is known of a mailbox but the zones, which are asked as the judge needs them. */
export async function gatherFacts(deps: CheckingDeps, mailbox: MailboxToCheck): Promise<MailboxFacts> {
  const { address, smtpHost, ownMail } = mailbox;
  const written = address.slice(address.lastIndexOf('@') + 1);
  const domain = plainName(domainToASCII(written) || written);
  const sender = senderOfHost(plainName(smtpHost));
  const own = await readOwnMail(deps, domain, ownMail);
  return {
    domain,
    ownsDomain: providerOfDomain(deps.providers, domain) === undefined,
    sending: await findSending(deps.resolver, smtpHost, sender, own.senders),
    expectedMx: sender?.mx ?? '',
    ownMailSeen: own.seen,
    signatures: own.signatures,
    smtp: describeLogIn(mailbox.smtp),
    imap: describeLogIn(mailbox.imap),
    blocklists: BLOCKLISTS,
  };
}

/** What was seen counts. A large provider takes mail at one host and sends it from others, so there nothing is guessed. */
async function findSending(
  resolver: Resolver,
  smtpHost: string,
  sender: KnownSender | undefined,
  seen: string[],
): Promise<Sending> {
  const include = sender?.include ?? '';
  if (seen.length > 0 || sender) return { addresses: seen, isGuessed: false, include };
  const answers = await Promise.all([resolver.resolve4(smtpHost), resolver.resolve6(smtpHost)]);
  const addresses = answers.flatMap((answer) => (answer.kind === 'found' ? answer.records : []));
  return { addresses, isGuessed: true, include };
}
