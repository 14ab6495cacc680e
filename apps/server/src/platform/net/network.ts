import { type ConnectionOptions, createSecureContext } from 'node:tls';
import type { DnsAnswer, DnsFailure, Resolver } from '../dns/resolver.ts';
import { isLoopbackAddress, isPublicAddress } from './address-rules.ts';
import { parseHost } from './host-name.ts';
import { tlsOptionsFor } from './tls-policy.ts';

/** Where a socket is opened: never a name, so that nobody looks it up a second time and gets another answer. */
export type Place = { address: string; port: number };

export type PlaceRefusal =
  /** Neither a host name nor an address in its usual form. */
  | 'badHost'
  /** Not a port of the servers this network is for. */
  | 'port'
  /** Loopback, private, link-local, metadata, multicast, documentation and the like. */
  | 'address';

export type Location =
  | { kind: 'located'; places: Place[] }
  | { kind: 'refused'; why: PlaceRefusal }
  | { kind: 'noSuchName' }
  | { kind: 'failed'; reason: DnsFailure }
  /** The host is known, and has nothing at this port. */
  | { kind: 'nobodyThere' };

/** Where hosts really are, whether one may go there, and whose certificates hold there. */
export type Network = {
  /** To be asked anew for every connection: a name may lead elsewhere by now. */
  locate: (host: string, port: number) => Promise<Location>;
  /** For a connection to the host, at any place: TLS 1.2 or later, its certificate verified for this name. */
  tlsOptions: (host: string) => ConnectionOptions;
};

/** SMTP to a mail exchanger and for submission (2525 where providers of virtual servers close 25 and 587), and IMAP. */
const MAIL_PORTS: ReadonlySet<number> = new Set([25, 465, 587, 2525, 143, 993]);
export const WEB_PORTS: ReadonlySet<number> = new Set([80, 443]);

type LiveOptions = { resolver: Resolver; ports?: ReadonlySet<number> };

/** The internet: nobody can make us knock at a door inside our own network, no matter what their name servers say. */
export const createLiveNetwork = ({ resolver, ports = MAIL_PORTS }: LiveOptions): Network =>
  createNetwork({ resolver, ports, isAllowed: isPublicAddress, findPlaces: (places) => places, ca: undefined });

type RoutedOptions = LiveOptions & {
  /** As a router translates addresses: where a port of an address really is, or nothing. */
  route: (address: string, port: number) => { host: string; port: number } | undefined;
  /** The only authority whose certificates hold. */
  ca: string;
};

/** A network that lies on loopback whole: its names and ports are those of the internet, and no way leads out of it. */
export const createRoutedNetwork = ({ resolver, ports = MAIL_PORTS, route, ca }: RoutedOptions): Network =>
  createNetwork({
    resolver,
    ports,
    isAllowed: isLoopbackAddress,
    findPlaces: (places) =>
      places.flatMap(({ address, port }) => {
        const door = route(address, port);
        return door ? { address: door.host, port: door.port } : [];
      }),
    ca,
  });

type NetworkOptions = Required<LiveOptions> & {
  isAllowed: (address: string) => boolean;
  findPlaces: (places: Place[]) => Place[];
  ca: string | undefined;
};

function createNetwork({ resolver, ports, isAllowed, findPlaces, ca }: NetworkOptions): Network {
  // One for all connections: each would otherwise hold the list of authorities once more.
  const secureContext = createSecureContext({ minVersion: 'TLSv1.2', ...(ca === undefined ? {} : { ca }) });
  return {
    async locate(host, port) {
      if (!ports.has(port)) return { kind: 'refused', why: 'port' };
      const parsed = parseHost(host);
      if (!parsed) return { kind: 'refused', why: 'badHost' };
      const answer = parsed.kind === 'address' ? foundOnly(parsed.address) : await lookUp(resolver, parsed.name);
      if (answer.kind === 'failed') return answer;
      if (answer.kind !== 'found') return { kind: 'noSuchName' };
      // All or nothing: a name that leads to one of ours and to one outside is a trap, not a mail server.
      if (!answer.records.every(isAllowed)) return { kind: 'refused', why: 'address' };
      const places = findPlaces(answer.records.map((address) => ({ address, port })));
      return places.length > 0 ? { kind: 'located', places } : { kind: 'nobodyThere' };
    },
    tlsOptions: (host) => tlsOptionsFor(parseHost(host), secureContext),
  };
}

const foundOnly = (address: string): DnsAnswer<string> => ({ kind: 'found', records: [address] });

/** IPv4 first: where a machine has no way to the new internet, trying it costs time, and most mail servers have both. */
async function lookUp(resolver: Resolver, name: string): Promise<DnsAnswer<string>> {
  const [four, six] = await Promise.all([resolver.resolve4(name), resolver.resolve6(name)]);
  const records = [four, six].flatMap((answer) => (answer.kind === 'found' ? answer.records : []));
  if (records.length > 0) return { kind: 'found', records };
  return four.kind === 'failed' ? four : six.kind === 'failed' ? six : { kind: 'noSuchName' };
}
