import type { MailExchange, VerifierPorts } from './ports.ts';
import type { Reason } from './verdict.ts';

export type MailHost = { host: string; address: string };

export type MailHosts = { kind: 'hosts'; hosts: MailHost[] } | { kind: 'none'; reason: Reason };

type NamePorts = Pick<VerifierPorts, 'names' | 'mayReach'>;

/** More hosts than this are not tried: a plan must end. */
const HOSTS_MAX = 5;
/** RFC 7208, 11.4 aside: a domain whose one rule is "nobody" sends none, and without an MX takes none. */
const NOBODY_SENDS = /^v=spf1\s+-all\s*$/i;

/** Where a domain takes its mail, best host first (RFC 5321, 5.1), or why it takes none. */
export async function findMailHosts(ports: NamePorts, domain: string): Promise<MailHosts> {
  const answer = await ports.names.mx(domain);
  if (answer.kind === 'failed') return none('namesUnanswered');
  if (answer.kind === 'noSuchName') return none('noSuchDomain');
  if (answer.kind === 'none' || answer.records.length === 0) return findImplicitHost(ports, domain);
  // RFC 7505: a lone dot means that the domain takes no mail.
  const exchanges = answer.records.filter(({ exchange }) => exchange !== '' && exchange !== '.');
  if (exchanges.length === 0) return none('nullMx');
  return locate(ports, exchanges, 'mailHostsDoNotResolve');
}

const none = (reason: Reason): MailHosts => ({ kind: 'none', reason });

/** RFC 5321, 5.1: without an MX the domain's own address is the mail host. */
async function findImplicitHost(ports: NamePorts, domain: string): Promise<MailHosts> {
  const found = await locate(ports, [{ exchange: domain, preference: 0 }], 'noMailHost');
  if (found.kind === 'none') {
    const isGuess = found.reason === 'noMailHost' && !(await ports.names.isAbsenceSure(domain));
    return isGuess ? none('namesUnanswered') : found;
  }
  const texts = await ports.names.texts(domain);
  const sendsNone = texts.kind === 'found' && texts.records.some((text) => NOBODY_SENDS.test(text));
  return sendsNone ? none('noMailHost') : found;
}

async function locate(
  { names, mayReach }: NamePorts,
  exchanges: MailExchange[],
  whenNothing: Reason,
): Promise<MailHosts> {
  const inOrder = exchanges.toSorted((one, other) => one.preference - other.preference).slice(0, HOSTS_MAX);
  const answers = await Promise.all(inOrder.map(({ exchange }) => names.addresses(exchange)));
  const located = answers.flatMap((answer, index) => {
    const host = inOrder[index]?.exchange ?? '';
    return answer.kind === 'found' ? answer.records.map((address) => ({ host, address })) : [];
  });
  const hosts = located.filter(({ address }) => mayReach(address)).slice(0, HOSTS_MAX);
  if (hosts.length > 0) return { kind: 'hosts', hosts };
  if (answers.some(({ kind }) => kind === 'failed')) return none('namesUnanswered');
  return none(located.length > 0 ? 'mailHostsNotPublic' : whenNothing);
}
