import type { MailServer } from '@outrider/contract/mailboxes/add';
import { type AutoconfigServer, readAutoconfig } from '@outrider/mail-kit/read-autoconfig';
import { parseHost } from '../../../platform/net/host-name.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';

type Deps = Pick<MailboxesDeps, 'resolver' | 'fetchPage'>;

export type PublishedServers = {
  foundBy: 'srv' | 'autoconfig';
  name: string;
  smtp: MailServer | null;
  imap: MailServer | null;
};

/** What a domain itself says of its servers: in its zone, else in a file at its web host. */
export async function findPublishedServers(deps: Deps, email: string): Promise<PublishedServers | undefined> {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return (await findBySrv(deps, domain)) ?? (await findByAutoconfig(deps, { domain, local: email.slice(0, at) }));
}

/** RFC 6186, and RFC 8314 (5.1) for submission: what is encrypted from the first byte comes before STARTTLS. */
const SERVICES = {
  imap: [
    ['_imaps', 'tls'],
    ['_imap', 'starttls'],
  ],
  smtp: [
    ['_submissions', 'tls'],
    ['_submission', 'starttls'],
  ],
} as const;

async function findBySrv(deps: Deps, domain: string): Promise<PublishedServers | undefined> {
  const [imap, smtp] = await Promise.all([askSrv(deps, domain, 'imap'), askSrv(deps, domain, 'smtp')]);
  return imap || smtp ? { foundBy: 'srv', name: '', imap, smtp } : undefined;
}

async function askSrv({ resolver }: Deps, domain: string, direction: 'imap' | 'smtp'): Promise<MailServer | null> {
  const answers = await Promise.all(
    SERVICES[direction].map(async ([service, security]) => ({
      security,
      answer: await resolver.resolveSrv(`${service}._tcp.${domain}`),
    })),
  );
  for (const { security, answer } of answers) {
    for (const { target, port } of answer.kind === 'found' ? answer.records : []) {
      const host = hostOf(target);
      if (host) return { host, port, security, user: '' };
    }
  }
  return null;
}

/** Where Thunderbird looks, too; never over plain HTTP, and without naming the person. */
const placesOf = (domain: string) => [
  `https://autoconfig.${domain}/mail/config-v1.1.xml`,
  `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
];

type Person = { domain: string; local: string };

async function findByAutoconfig({ fetchPage }: Deps, person: Person): Promise<PublishedServers | undefined> {
  const pages = await Promise.all(placesOf(person.domain).map((url) => fetchPage(url)));
  for (const page of pages) {
    const found = page === undefined ? undefined : readAutoconfig(page);
    const imap = serverOf(found?.imap, person);
    const smtp = serverOf(found?.smtp, person);
    if (imap || smtp) return { foundBy: 'autoconfig', name: found?.name ?? '', imap, smtp };
  }
  return undefined;
}

function serverOf(found: AutoconfigServer | undefined, { domain, local }: Person): MailServer | null {
  const host = found && hostOf(found.host.replaceAll('%EMAILDOMAIN%', domain));
  if (!found || !host) return null;
  const user = found.user
    .replaceAll('%EMAILADDRESS%', `${local}@${domain}`)
    .replaceAll('%EMAILLOCALPART%', local)
    .replaceAll('%EMAILDOMAIN%', domain);
  // Empty stands for the address.
  return { host, port: found.port, security: found.security, user: user === `${local}@${domain}` ? '' : user };
}

/** A name only: a domain that publishes servers has no reason to name an address. */
function hostOf(text: string): string | undefined {
  const host = parseHost(text);
  return host?.kind === 'name' ? host.name : undefined;
}
