import type { BoxRecord } from './dns/records.ts';
import type { Zones } from './dns/zones.ts';
import type { BoxedDomain } from './world/domains.ts';

type NamedAddress = { name: string; address: string };

export function publishDomains(zones: Zones, domains: readonly BoxedDomain[]): void {
  for (const { name, mx: exchanges, txt } of domains) {
    zones.set(name, [
      ...exchanges.map(({ host, preference }) => ({ name, type: 'MX' as const, data: { preference, exchange: host } })),
      ...txt.map(({ name: owner, value }) => ({ name: owner, type: 'TXT' as const, data: value })),
    ]);
  }
}

/** RFC 7505: the domain takes no mail. */
export function publishNoMail(zones: Zones, sites: readonly { host: string }[]): void {
  for (const { host } of sites) zones.set(host, [{ name: host, type: 'MX', data: { preference: 0, exchange: '.' } }]);
}

/** Sites that share one address, each also under `www`. */
export function publishSites(zones: Zones, hosts: readonly string[], address: string): void {
  for (const host of hosts) for (const name of [host, `www.${host}`]) zones.add({ name, type: 'A', data: address });
}

export function publishMxHosts(zones: Zones, hosts: readonly NamedAddress[]): void {
  for (const { name, address } of hosts) {
    zones.add({ name, type: 'A', data: address });
    zones.add(pointerTo(name, address));
  }
}

/** Names spammers used before they could be bought again: the list that has each, and its answer (RFC 5782, 2.1). */
const BLOCKLISTED = [
  ['useharborline.test', 'dbl.spamhaus.org', '127.0.1.2'],
  ['useharborline.test', 'multi.surbl.org', '127.0.0.64'],
  ['harborlinemail.test', 'multi.uribl.com', '127.0.0.2'],
  ['getfreight.test', 'dbl.spamhaus.org', '127.0.1.102'],
] as const;

export function publishBlocklists(zones: Zones): void {
  for (const [domain, list, data] of BLOCKLISTED) zones.add({ name: `${domain}.${list}`, type: 'A', data });
}

/** What a mailbox host's customers put into their own SPF record. */
export const spfNameOf = (host: string): string => SHARED_SPF[host] ?? `_spf.${host}`;

/** Hosts of a big provider send with all its others, under the record of the free-mail domain. */
const SHARED_SPF: Record<string, string> = {
  'workspace.gmail.test': '_spf.gmail.test',
  'office.outlook.test': '_spf.outlook.test',
};

/** The names programs look for in front of a mailbox host. */
export const serviceNames = (host: string): string[] => [host, `smtp.${host}`, `imap.${host}`];

export function publishMailboxHosts(zones: Zones, hosts: readonly NamedAddress[]): void {
  for (const { name, address } of hosts) {
    for (const service of serviceNames(name)) zones.add({ name: service, type: 'A', data: address });
    zones.add(pointerTo(name, address));
    const spf = spfNameOf(name);
    // Where a system has one loopback address, all of the host's mail comes from that one.
    if (spf.endsWith(`.${name}`))
      zones.add({ name: spf, type: 'TXT', data: `v=spf1 ip4:${address} ip4:127.0.0.1 -all` });
  }
}

const pointerTo = (name: string, address: string): BoxRecord => ({
  name: `${address.split('.').reverse().join('.')}.in-addr.arpa`,
  type: 'PTR',
  data: name,
});
