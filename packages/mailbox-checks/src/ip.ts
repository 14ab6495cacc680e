export type Ip = { family: 4 | 6; bits: bigint };
export type Network = Ip & { prefix: number };

const WIDTH = { 4: 32, 6: 128 } as const;

/** An address in its one strict spelling: no leading zeros, no short forms of IPv4, no zone. */
export function parseIp(text: string): Ip | undefined {
  return text.includes(':') ? parseIp6(text) : parseIp4(text);
}

function parseIp4(text: string): Ip | undefined {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) return;
  return { family: 4, bits: parts.reduce((bits, part) => (bits << 8n) | BigInt(part), 0n) };
}

function parseIp6(text: string): Ip | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return;
  const [head, tail] = halves.map(groupsOf);
  if (!head || (halves.length === 2 && !tail)) return;
  const missing = 8 - head.length - (tail?.length ?? 0);
  // RFC 4291, 2.2: "::" stands for one or more groups of zeros.
  if (tail ? missing < 1 : missing !== 0) return;
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...(tail ?? [])];
  return { family: 6, bits: groups.reduce((bits, group) => (bits << 16n) | group, 0n) };
}

function groupsOf(half: string): bigint[] | undefined {
  if (half === '') return [];
  const parts = half.split(':');
  const last = parts.at(-1) ?? '';
  const embedded = last.includes('.') ? parseIp4(last) : undefined;
  const plain = embedded ? parts.slice(0, -1) : parts;
  if (!plain.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return;
  const groups = plain.map((part) => BigInt(`0x${part}`));
  return embedded ? [...groups, embedded.bits >> 16n, embedded.bits & 0xffffn] : groups;
}

/** "192.0.2.0/24", or one address. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const ip = parseIp(address);
  if (!ip || rest.length > 0) return;
  const prefix = length === undefined ? WIDTH[ip.family] : readPrefix(length, ip.family);
  return prefix === undefined ? undefined : { ...ip, prefix };
}

export function readPrefix(text: string, family: 4 | 6): number | undefined {
  const prefix = /^(0|[1-9]\d{0,2})$/.test(text) ? Number(text) : Number.NaN;
  return prefix <= WIDTH[family] ? prefix : undefined;
}

export function isWithin(ip: Ip, network: Network): boolean {
  const rest = BigInt(WIDTH[network.family] - network.prefix);
  return ip.family === network.family && ip.bits >> rest === network.bits >> rest;
}

/** The labels under which an address is asked for: octets of IPv4, half octets of IPv6, last first (RFC 1035, RFC 3596). */
function reversedLabels({ family, bits }: Ip): string {
  const [step, radix] = family === 4 ? [8n, 10] : [4n, 16];
  const count = WIDTH[family] / Number(step);
  const mask = (1n << step) - 1n;
  return Array.from({ length: count }, (_, index) => ((bits >> (BigInt(index) * step)) & mask).toString(radix)).join(
    '.',
  );
}

export const reverseName = (ip: Ip): string => `${reversedLabels(ip)}.${ip.family === 4 ? 'in-addr.arpa' : 'ip6.arpa'}`;

/** RFC 5782, 2.1 and 2.4. */
export const nameInList = (ip: Ip, zone: string): string => `${reversedLabels(ip)}.${zone}`;

export const sameIp = (a: Ip, b: Ip): boolean => a.family === b.family && a.bits === b.bits;
