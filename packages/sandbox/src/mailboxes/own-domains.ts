import type { BoxRecord } from '../dns/records.ts';
import type { Zones } from '../dns/zones.ts';
import { signingKeyOf } from './signing-key.ts';

/** A domain whose mailboxes are the user's own. What is `false` is left out of its zone. */
export type OwnDomain = {
  domain: string;
  host: string;
  selector?: string;
  spf?: boolean;
  dkim?: boolean;
  dmarc?: boolean;
};

export type SigningRule = { domainName: string; keySelector: string; privateKey: string };

export type HostedKey = { selector: string; privateKey: string };

export type OwnDomains = {
  /** Publishes its MX, SPF, DKIM and DMARC records; those the zone had before are gone. */
  add(domain: OwnDomain): Promise<void>;
  /** Gives a domain an MX if it has none, so that its mailboxes can be written to. */
  ensure(domain: string, host: string): void;
  /** Takes a domain's mail at a host, and signs what leaves there with the key. Its records are published elsewhere. */
  host(domain: string, host: string, key: HostedKey | undefined): void;
  hostOf(domain: string): string | undefined;
  /** The domains of a host; the list grows with them. */
  at(host: string): readonly string[];
  /** How a host signs mail of a domain. */
  signingRule(domain: string, host: string): SigningRule | undefined;
  publishAgain(): Promise<void>;
};

type Options = { zones: Zones; spfOf: (host: string) => string };

const SELECTOR = 'box';

export function createOwnDomains({ zones, spfOf }: Options): OwnDomains {
  const domains = new Map<string, OwnDomain>();
  const byHost = new Map<string, string[]>();
  const rules = new Map<string, SigningRule>();
  /** By host and domain, where a domain's records are not this box's work. */
  const hosted = new Map<string, Map<string, SigningRule | undefined>>();

  function domainsAt(host: string): string[] {
    const known = byHost.get(host);
    if (known) return known;
    const list: string[] = [];
    byHost.set(host, list);
    return list;
  }

  function settle(own: OwnDomain) {
    const before = domains.get(own.domain);
    if (before) byHost.set(before.host, removeFrom(domainsAt(before.host), own.domain));
    domains.set(own.domain, own);
    domainsAt(own.host).push(own.domain);
  }

  async function publish(own: OwnDomain) {
    const { domain: name, host, selector = SELECTOR, spf = true, dkim = true, dmarc = true } = own;
    const key = dkim ? await signingKeyOf(name) : undefined;
    // Who is asked for the name is the registrar's to say.
    const delegation = zones.list(name).filter((record) => record.name === name && record.type === 'NS');
    const records: BoxRecord[] = [...delegation, mxRecord(name, host)];
    if (spf) records.push({ name, type: 'TXT', data: `v=spf1 ${spfOf(host)}` });
    if (key) {
      const data = `v=DKIM1; k=rsa; p=${key.publicKey}`;
      records.push({ name: `${selector}._domainkey.${name}`, type: 'TXT', data });
    }
    if (dmarc)
      records.push({ name: `_dmarc.${name}`, type: 'TXT', data: `v=DMARC1; p=none; rua=mailto:dmarc@${name}` });
    zones.set(name, records);
    if (key) rules.set(name, { domainName: name, keySelector: selector, privateKey: key.privateKey });
    else rules.delete(name);
  }

  return {
    async add(given) {
      const own = { ...given, domain: given.domain.toLowerCase() };
      settle(own);
      await publish(own);
    },
    ensure(domain, host) {
      // A user may have a mailbox at a domain of the world, such as one for free mail, which has hosts of its own.
      if (domains.has(domain) || hosted.get(host)?.has(domain)) return;
      if (zones.list(domain).some(({ name, type }) => name === domain && type === 'MX')) return;
      settle({ domain, host, spf: false, dkim: false, dmarc: false });
      zones.add(mxRecord(domain, host));
    },
    host(domain, host, key) {
      const at = hosted.get(host) ?? new Map<string, SigningRule | undefined>();
      hosted.set(host, at);
      at.set(domain, key && { domainName: domain, keySelector: key.selector, privateKey: key.privateKey });
      if (!domainsAt(host).includes(domain)) domainsAt(host).push(domain);
    },
    hostOf: (domain) => domains.get(domain)?.host,
    at: domainsAt,
    signingRule: (domain, host) => hosted.get(host)?.get(domain) ?? rules.get(domain),
    async publishAgain() {
      for (const own of domains.values()) await publish(own);
    },
  };
}

const mxRecord = (name: string, exchange: string): BoxRecord => ({
  name,
  type: 'MX',
  data: { preference: 10, exchange },
});

/** In place: who asked for the list keeps it. */
function removeFrom(list: string[], domain: string): string[] {
  const index = list.indexOf(domain);
  if (index >= 0) list.splice(index, 1);
  return list;
}
