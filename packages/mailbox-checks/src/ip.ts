import ipaddr from 'ipaddr.js';

export type Ip = ipaddr.IPv4 | ipaddr.IPv6;
export type Network = { ip: Ip; prefix: number };

const WIDTH = { ipv4: 32, ipv6: 128 } as const;
/** Eight groups of four, and the longest with an IPv4 address at its end (RFC 5952 has shorter ones only). */
const LONGEST = 45;

/** An address in its one strict spelling: no leading zeros, no short forms of IPv4, no zone. */
export function parseIp(text: string): Ip | undefined {
  if (text.length > LONGEST) return undefined;
  if (!text.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : undefined;
  return !text.includes('%') && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : undefined;
}

/** "192.0.2.0/24", or one address. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/', 3);
  const ip = parseIp(address);
  if (!ip || rest.length > 0) return;
  const prefix = length === undefined ? WIDTH[ip.kind()] : readPrefix(length, ip.kind());
  return prefix === undefined ? undefined : { ip, prefix };
}

export function readPrefix(text: string, kind: keyof typeof WIDTH): number | undefined {
  const prefix = /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : Number.NaN;
  return prefix <= WIDTH[kind] ? prefix : undefined;
}

export const isWithin = (ip: Ip, network: Network): boolean =>
  ip.kind() === network.ip.kind() && ip.match(network.ip, network.prefix);

/** The labels under which an address is asked for: octets of IPv4, half octets of IPv6, last first (RFC 1035, RFC 3596). */
function reversedLabels(ip: Ip): string {
  const octets = ip.toByteArray().toReversed();
  const labels = ip.kind() === 'ipv4' ? octets : octets.flatMap((octet) => [octet & 15, octet >> 4]);
  return labels.map((label) => label.toString(ip.kind() === 'ipv4' ? 10 : 16)).join('.');
}

export const reverseName = (ip: Ip): string =>
  `${reversedLabels(ip)}.${ip.kind() === 'ipv4' ? 'in-addr.arpa' : 'ip6.arpa'}`;

/** RFC 5782, 2.1 and 2.4. */
export const nameInList = (ip: Ip, zone: string): string => `${reversedLabels(ip)}.${zone}`;

const numberOf = (text: string) =>
  parseIp(text)
    ?.toByteArray()
    .reduce((sum, octet) => sum * 256 + octet, 0);

/** Of IPv4 addresses, both ends included. */
export function isBetween(text: string, from: string, to: string): boolean {
  const [value, low, high] = [text, from, to].map(numberOf);
  return value !== undefined && low !== undefined && high !== undefined && value >= low && value <= high;
}

export const sameIp = (a: Ip, b: Ip): boolean =>
  a.kind() === b.kind() && a.toNormalizedString() === b.toNormalizedString();
