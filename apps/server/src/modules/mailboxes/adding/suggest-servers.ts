import type { Account } from '@outrider/contract/mailboxes/account';
import type { MailServer } from '@outrider/contract/mailboxes/add';
import type { Scope } from '../../../platform/db.ts';
import { countTry } from '../../../platform/throttle.ts';
import { serversOf } from '../connect/server-accounts.ts';
import { findMailboxByEmail, listDomains, listOfDomain, type MailboxRow } from '../mailboxes.repository.ts';
import type { MailboxesDeps } from '../mailboxes-deps.ts';
import { type KnownProvider, providerOfDomain, providerOfMx } from '../providers/known-provider.ts';
import { SUGGESTIONS_PER_WORKSPACE } from '../throttles.ts';
import { findPublishedServers } from './find-published-servers.ts';
import { meantDomain } from './meant-domain.ts';

type Deps = Pick<MailboxesDeps, 'db' | 'resolver' | 'providers' | 'now' | 'fetchPage'>;

type DomainProblem = 'none' | 'noSuchName' | 'noMail' | 'failed';

export type Suggestion = {
  provider: Account['provider'];
  providerName: string;
  foundBy: 'domain' | 'mx' | 'neighbour' | 'srv' | 'autoconfig' | 'nothing';
  mx: string;
  smtp: MailServer | null;
  imap: MailServer | null;
  neighbours: Pick<Account, 'accountId' | 'email' | 'health' | 'loginMethod'>[];
  exists: boolean;
  domainProblem: DomainProblem;
  meant: string;
};

/** More would not fit on the screen, and all of one domain have the same servers. */
const NEIGHBOURS_SHOWN = 10;

export async function suggestServers(deps: Deps, scope: Scope, email: string): Promise<Suggestion> {
  const { db, now } = deps;
  await countTry(db, SUGGESTIONS_PER_WORKSPACE, scope.workspaceId, now());
  const [found, existing] = await Promise.all([findServers(deps, scope, email), findMailboxByEmail(db, scope, email)]);
  const { neighbours, ...servers } = found;
  return {
    ...servers,
    neighbours: neighbours.map(({ id, email: address, health, login_method: loginMethod }) => ({
      accountId: id,
      email: address,
      health,
      loginMethod,
    })),
    exists: existing !== undefined,
    meant: found.domainProblem === 'none' ? '' : await meantAddress(deps, scope, email),
  };
}

export async function findServers(deps: Omit<Deps, 'now'>, scope: Scope, email: string) {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const [neighbours, mail] = await Promise.all([
    listOfDomain(deps.db, scope, domain, NEIGHBOURS_SHOWN),
    lookAtMail(deps, domain),
  ]);
  const servers =
    describeServers(deps.providers, domain, mail.mx, neighbours[0]) ?? (await publishedServers(deps, email));
  return { ...servers, neighbours, mx: mail.mx, domainProblem: mail.problem };
}

type Servers = Pick<Suggestion, 'provider' | 'providerName' | 'foundBy' | 'smtp' | 'imap'>;

/** What the domain itself says, where nobody here knows. */
async function publishedServers(deps: Omit<Deps, 'now'>, email: string): Promise<Servers> {
  const found = await findPublishedServers(deps, email);
  if (!found) return { provider: 'other', providerName: '', foundBy: 'nothing', smtp: null, imap: null };
  const { foundBy, name, smtp, imap } = found;
  return { provider: 'other', providerName: name, foundBy, smtp, imap };
}

/** The domain's own provider, then the host that takes its mail, then the servers that work for others of the domain. */
function describeServers(
  providers: readonly KnownProvider[],
  domain: string,
  mx: string,
  neighbour: MailboxRow | undefined,
): Servers | undefined {
  const byDomain = providerOfDomain(providers, domain);
  const known = byDomain ?? (mx ? providerOfMx(providers, mx) : undefined);
  if (known) {
    const { provider, name, smtp, imap } = known;
    return { provider, providerName: name, foundBy: byDomain ? 'domain' : 'mx', smtp, imap };
  }
  if (!neighbour) return undefined;
  const { smtp, imap } = serversOf(neighbour);
  const { provider, provider_name: providerName } = neighbour;
  return { provider, providerName, foundBy: 'neighbour', smtp: anyUser(smtp), imap: anyUser(imap) };
}

/** The neighbour's own user name is of no use to another address. */
const anyUser = (server: MailServer): MailServer => ({ ...server, user: '' });

async function lookAtMail(
  { resolver }: Pick<Deps, 'resolver'>,
  domain: string,
): Promise<{ mx: string; problem: DomainProblem }> {
  const answer = await resolver.resolveMx(domain);
  if (answer.kind === 'failed') return { mx: '', problem: answer.reason === 'badName' ? 'noSuchName' : 'failed' };
  if (answer.kind === 'noSuchName') return { mx: '', problem: 'noSuchName' };
  // RFC 5321, 5.1: without an MX the host itself takes the mail. RFC 7505: an empty exchange says that nobody does.
  if (answer.kind === 'none') {
    const host = await resolver.resolve4(domain);
    return { mx: '', problem: host.kind === 'found' ? 'none' : 'noMail' };
  }
  const mx = answer.records[0]?.exchange ?? '';
  return { mx, problem: mx === '' ? 'noMail' : 'none' };
}

/** The address with the workspace's domain, or the known provider's, that was probably meant; empty when none is near. */
export async function meantAddress({ db, providers }: Pick<Deps, 'db' | 'providers'>, scope: Scope, email: string) {
  const at = email.lastIndexOf('@');
  const own = await listDomains(db, scope);
  const domains = [...own.map(({ domain }) => domain), ...providers.flatMap((known) => known.domains)];
  const meant = meantDomain(email.slice(at + 1), domains);
  return meant === undefined ? '' : `${email.slice(0, at)}@${meant}`;
}
