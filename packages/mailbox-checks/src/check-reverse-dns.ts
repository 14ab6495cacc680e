import { act, type Check, conclude, type Noted, note, publish } from './check.ts';
import { askAddresses, type Dns, plainName, recordsOf } from './dns.ts';
import type { MailboxFacts } from './facts.ts';
import { type Ip, parseIp, reverseName, sameIp } from './ip.ts';

/** Each sending address must have a name, and that name must lead back to it (RFC 8601, 2.7.3). */
export function checkReverseDns(dns: Dns, { sending }: MailboxFacts): Check {
  const judged = sending.addresses.flatMap((address) => {
    const ip = parseIp(address);
    return ip ? [judgeAddress(dns, address, ip)] : [];
  });
  const [first] = judged;
  const isSound = judged.every(({ noted }) => noted.finding === 'reverseGood');
  // No user is asked to repair the name of a host that perhaps sends nothing.
  if (!first || (sending.isGuessed && !isSound)) return conclude('reverseDns', [], note('reverseNoAddress', {}), []);
  const facts = judged.flatMap(({ facts }) => facts);
  return conclude(
    'reverseDns',
    facts,
    first.noted,
    judged.map(({ noted }) => noted),
  );
}

function judgeAddress(dns: Dns, address: string, ip: Ip): { noted: Noted; facts: string[] } {
  const answer = dns.ask('PTR', address);
  if (answer.kind === 'failed') {
    return { noted: note('lookupFailed', { type: 'PTR', name: address, reason: answer.reason }), facts: [address] };
  }
  const hosts = recordsOf(answer).map(plainName).filter(Boolean);
  const [host] = hosts;
  if (!host) {
    return {
      noted: note('reverseMissing', { address }, act('setReverseName', { address, name: reverseName(ip) })),
      facts: [address],
    };
  }
  const ways = hosts.map((name) => ({ name, back: askAddresses(dns, name) }));
  const leadsBack = ways.find(({ back }) => recordsOf(back).some((record) => isSame(record, ip)));
  const facts = [`${address} ${leadsBack?.name ?? host}`];
  if (leadsBack) return { noted: judgeName(address, leadsBack.name, ip), facts };
  for (const { name, back } of ways) {
    if (back.kind === 'failed') return { noted: note('lookupFailed', { type: 'A', name, reason: back.reason }), facts };
  }
  const fix =
    ip.kind() === 'ipv4' ? publish('A', host, address) : act('setReverseName', { address, name: reverseName(ip) });
  return { noted: note('reverseNotBack', { address, host }, fix), facts };
}

const isSame = (record: string, ip: Ip) => {
  const other = parseIp(record);
  return other !== undefined && sameIp(other, ip);
};

function judgeName(address: string, host: string, ip: Ip): Noted {
  if (!spellsAddress(host, ip)) return note('reverseGood', { address, host });
  return note('reverseGeneric', { address, host }, act('setReverseName', { address, name: reverseName(ip) }));
}

/** Names such as 203-0-113-24.dyn.example: made by a provider for lines nobody sends mail from. */
function spellsAddress(host: string, ip: Ip): boolean {
  if (ip.kind() === 'ipv6') return false;
  const octets = ip.toByteArray();
  const numbers = (host.match(/\d+/g) ?? []).map(Number);
  const spelled = [octets, octets.toReversed()].map((order) => order.join(','));
  if (spelled.some((order) => numbers.join(',').includes(order))) return true;
  const packed = octets.map((octet) => String(octet).padStart(3, '0')).join('');
  const hex = octets.map((octet) => octet.toString(16).padStart(2, '0')).join('');
  return host.includes(packed) || host.includes(hex);
}
