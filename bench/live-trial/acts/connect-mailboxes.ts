import { addCustomerAccount, suggestServer } from '@outrider/contract/mailboxes/add';
import type { Trial } from '../trial.ts';
import { MAIL_HOSTS, type MailHost, NORTH, PASSWORD, senderOf, trackingDomainOf } from '../world/places.ts';

/** One mailbox at each host: IMAP by TLS from the first byte at one, by STARTTLS at the other. Gives their ids. */
export async function connectMailboxes({ owner, check }: Trial): Promise<string[]> {
  const ids: string[] = [];
  for (const host of MAIL_HOSTS) {
    const { foundBy, smtp, imap } = await owner.call(suggestServer, { email: senderOf(host) });
    const hosts = [smtp?.host, imap?.host];
    check(
      hosts.every((name) => name === host.name),
      `the servers of ${host.domain} are found by ${foundBy}: ${hosts.join()}`,
    );
    const { account, test } = await owner.call(addCustomerAccount, serversOf(host));
    check(test.sending.works && test.receiving.works, `the mailbox ${account.email} is connected in both directions`);
    ids.push(account.accountId);
  }
  return ids;
}

/** One counts under a name of its own domain, the other sends its links plain. */
const trackingOf = (host: MailHost) => (host === NORTH ? { trackingDomain: trackingDomainOf(host) } : {});

const serversOf = (host: MailHost) => ({
  email: senderOf(host),
  password: PASSWORD,
  smtp: { host: host.name, port: 587, security: 'starttls' as const },
  imap: host.hasSpecialFolders
    ? { host: host.name, port: 993, security: 'tls' as const }
    : { host: host.name, port: 143, security: 'starttls' as const },
  settings: {
    senderName: 'Nora North',
    dailyCap: 200,
    gapMinutes: 0,
    burst: true,
    ramp: false,
    warmup: false,
    ...trackingOf(host),
  },
});
