import { createLimiter, type Limiter } from './limiter.ts';
import type { Reason } from './verdict.ts';

/** The operator of mail hosts, of one customer or of many: what one of its hosts thinks of us, the others soon do. */
export type Provider = {
  /** How many conversations it gets at once. */
  limit: Limiter;
  /** Counts an answer about a mailbox, and draws the conclusions. */
  note: (domain: string, reason: Reason) => void;
  /** Set once it has refused us so often that asking on would be rude. */
  givenUp: () => Reason | undefined;
};

/** A third of unknown names is what a list of guesses looks like; providers count, and close the door. */
const UNKNOWN_SHARE_MAX = 0.25;
const JUDGED_FROM = 40;
/** Blocks in a row, from more than one domain: a single customer's own rule is not the provider's. */
const BLOCKS_UNTIL_GIVING_UP = 3;

function createProvider(sessions: number): Provider {
  let answers = 0;
  let unknown = 0;
  let blocked: string[] = [];
  const isWary = () => answers >= JUDGED_FROM && unknown / answers > UNKNOWN_SHARE_MAX;
  return {
    limit: createLimiter(() => (isWary() ? 1 : sessions)),
    note(domain, reason) {
      answers += 1;
      if (reason === 'noSuchUser') unknown += 1;
      blocked = reason === 'ourAddressBlocked' ? [...blocked, domain].slice(-BLOCKS_UNTIL_GIVING_UP) : [];
    },
    givenUp: () =>
      blocked.length >= BLOCKS_UNTIL_GIVING_UP && new Set(blocked).size > 1 ? 'ourAddressBlocked' : undefined,
  };
}

/** Providers by the names of their hosts. */
export function createProviders(sessions: number): (host: string) => Provider {
  const providers = new Map<string, Provider>();
  return (host) => {
    const name = providerName(host);
    const provider = providers.get(name) ?? createProvider(sessions);
    providers.set(name, provider);
    return provider;
  };
}

/** `outlook.com` of `acme-com.mail.protection.outlook.com`; below `co.uk` and its like one label more. */
function providerName(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const [second = '', last = ''] = labels.slice(-2);
  const isPublicPair = last.length === 2 && /^(?:co|com|org|net|ac|gov|edu|or|ne)$/.test(second);
  return labels.slice(isPublicPair ? -3 : -2).join('.');
}

/** Mailboxes of these domains at these hosts are answered for truthfully, as everybody who sends mail knows. */
const TRUTHFUL: { domains: readonly string[]; hosts: string }[] = [
  { domains: ['gmail.com', 'googlemail.com'], hosts: '.google.com' },
];

export const isKnownTruthful = (domain: string, host: string): boolean =>
  TRUTHFUL.some(({ domains, hosts }) => domains.includes(domain) && host.toLowerCase().endsWith(hosts));
