import { Resolver as NodeResolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type DnsFailure = 'servfail' | 'timeout' | 'refused' | 'formerr' | 'notImplemented' | 'badName' | 'unreachable';

/** A name server's answer. Only `none` and `noSuchName` say that something is not there; `failed` says nothing at all. */
export type DnsAnswer<T> =
  /** `ttl` in seconds, the shortest of the records, where the library tells it (addresses only). */
  | { kind: 'found'; records: T[]; ttl?: number }
  /** The name exists, without a record of this type. */
  | { kind: 'none' }
  /** Nor does any name below it (RFC 8020). */
  | { kind: 'noSuchName' }
  | { kind: 'failed'; reason: DnsFailure };

/** The exchange is empty where a domain says that it takes no mail (RFC 7505). Lowest priority first. */
export type MxRecord = { priority: number; exchange: string };

/** RFC 2782; the target is empty where a domain says that it has no such service. Lowest priority first. */
export type SrvRecord = { priority: number; weight: number; port: number; target: string };

export type SoaRecord = { primary: string; hostmaster: string; serial: number; minTtl: number };

export type Resolver = {
  resolve4: (name: string) => Promise<DnsAnswer<string>>;
  resolve6: (name: string) => Promise<DnsAnswer<string>>;
  resolveMx: (name: string) => Promise<DnsAnswer<MxRecord>>;
  /** Each record whole: its strings are joined without a blank, as SPF and DKIM want it (RFC 7208, 3.3; RFC 6376, 3.6.2.2). */
  resolveTxt: (name: string) => Promise<DnsAnswer<string>>;
  /** The names of an address. */
  resolvePtr: (address: string) => Promise<DnsAnswer<string>>;
  resolveCname: (name: string) => Promise<DnsAnswer<string>>;
  resolveNs: (name: string) => Promise<DnsAnswer<string>>;
  resolveSoa: (name: string) => Promise<DnsAnswer<SoaRecord>>;
  resolveSrv: (name: string) => Promise<DnsAnswer<SrvRecord>>;
};

export type ResolverOptions = {
  /** "address:port"; without any, those of the system. */
  servers?: string[];
  /** For the first try of each server; it doubles with every further one. */
  timeoutMs?: number;
  tries?: number;
};

/** Asks name servers. Nothing it is asked, and nothing it is answered, makes it throw. */
export function createResolver({ servers, timeoutMs = 3_000, tries = 2 }: ResolverOptions = {}): Resolver {
  const resolver = new NodeResolver({ timeout: timeoutMs, tries });
  if (servers) resolver.setServers(servers);
  return {
    resolve4: (name) => ask(async () => withTtl(await resolver.resolve4(name, { ttl: true }))),
    resolve6: (name) => ask(async () => withTtl(await resolver.resolve6(name, { ttl: true }))),
    resolveMx: (name) => ask(async () => ({ records: sortMx(await resolver.resolveMx(name)) })),
    resolveTxt: (name) =>
      ask(async () => ({ records: (await resolver.resolveTxt(name)).map((strings) => strings.join('')) })),
    resolvePtr: (address) => ask(async () => ({ records: await resolver.resolvePtr(reverseName(address)) })),
    resolveCname: (name) => ask(async () => ({ records: await resolver.resolveCname(name) })),
    resolveNs: (name) => ask(async () => ({ records: await resolver.resolveNs(name) })),
    resolveSoa: (name) =>
      ask(async () => {
        const { nsname, hostmaster, serial, minttl } = await resolver.resolveSoa(name);
        return { records: [{ primary: nsname, hostmaster, serial, minTtl: minttl }] };
      }),
    resolveSrv: (name) => ask(async () => ({ records: sortSrv(await resolver.resolveSrv(name)) })),
  };
}

const withTtl = (found: { address: string; ttl: number }[]) => ({
  records: found.map(({ address }) => address),
  ttl: Math.min(...found.map(({ ttl }) => ttl)),
});

const sortMx = (found: MxRecord[]): MxRecord[] =>
  found
    .map(({ priority, exchange }) => ({ priority, exchange: exchange === '.' ? '' : exchange }))
    .sort((one, other) => one.priority - other.priority);

/** Of one priority the heaviest first: one answer is enough, and it should be the same each time. */
const sortSrv = (found: { priority: number; weight: number; port: number; name: string }[]): SrvRecord[] =>
  found
    .map(({ priority, weight, port, name }) => ({ priority, weight, port, target: name === '.' ? '' : name }))
    .sort((one, other) => one.priority - other.priority || other.weight - one.weight);

/** RFC 1035, 3.5 and RFC 3596, 2.5. What is no address becomes a name that cannot be asked for. */
function reverseName(address: string): string {
  if (!isIP(address)) return '..';
  const bytes = ipaddr.parse(address).toByteArray();
  if (bytes.length === 4) return `${bytes.reverse().join('.')}.in-addr.arpa`;
  const nibbles = bytes.flatMap((byte) => [byte >> 4, byte & 15]).reverse();
  return `${nibbles.map((nibble) => nibble.toString(16)).join('.')}.ip6.arpa`;
}

async function ask<T>(look: () => Promise<{ records: T[]; ttl?: number }>): Promise<DnsAnswer<T>> {
  try {
    const found = await look();
    return found.records.length > 0 ? { kind: 'found', ...found } : { kind: 'none' };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return ANSWERS[code] ?? { kind: 'failed', reason: 'unreachable' };
  }
}

/** By the codes of c-ares; those not listed are its ways of saying that it got no answer. */
const ANSWERS: Record<string, Exclude<DnsAnswer<never>, { kind: 'found' }>> = {
  ENODATA: { kind: 'none' },
  ENOTFOUND: { kind: 'noSuchName' },
  ESERVFAIL: { kind: 'failed', reason: 'servfail' },
  ETIMEOUT: { kind: 'failed', reason: 'timeout' },
  EREFUSED: { kind: 'failed', reason: 'refused' },
  EFORMERR: { kind: 'failed', reason: 'formerr' },
  EBADRESP: { kind: 'failed', reason: 'formerr' },
  ENOTIMP: { kind: 'failed', reason: 'notImplemented' },
  EBADNAME: { kind: 'failed', reason: 'badName' },
  EBADQUERY: { kind: 'failed', reason: 'badName' },
  ERR_INVALID_ARG_VALUE: { kind: 'failed', reason: 'badName' },
};
