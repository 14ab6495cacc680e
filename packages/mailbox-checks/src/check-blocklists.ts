import type { Blocklist } from './blocklists.ts';
import { act, type Check, conclude, note } from './check.ts';
import { type Answer, type Dns, recordsOf } from './dns.ts';
import type { MailboxFacts } from './facts.ts';
import { isBetween, nameInList, parseIp } from './ip.ts';

type Listing = { list: Blocklist; state: 'listed' | 'clean' | 'unanswered' };

export function checkBlocklists(dns: Dns, facts: MailboxFacts): Check {
  const asked = facts.blocklists.flatMap((list) => askList(dns, facts, list));
  const answered = asked.filter(({ state }) => state !== 'unanswered').length;
  const listings = asked.filter(({ state }) => state === 'listed').toSorted((a, b) => rank(a) - rank(b));
  const rows = listings.map(({ list }) => `${list.zone} ${list.weight}`);
  const good =
    answered === 0
      ? note('blocklistsUnanswered', { asked: asked.length })
      : note('blocklistsClean', { asked: answered });
  const [worst] = listings;
  if (!worst) return conclude('blocklists', rows, good, []);
  const { zone, page, weight } = worst.list;
  const values = { lists: listings.map(({ list }) => list.zone).join(', '), count: listings.length, asked: answered };
  const finding = weight === 'major' ? 'blocklistsListed' : 'blocklistsListedMinor';
  return conclude('blocklists', rows, good, [note(finding, values, act('askDelisting', { list: zone, page }))]);
}

const rank = ({ list }: Listing) => (list.weight === 'major' ? 0 : 1);

/** One answer a list, its worst; nothing when it knows no addresses of this kind. */
function askList(dns: Dns, { domain, sending }: MailboxFacts, list: Blocklist): Listing[] {
  const names =
    list.of === 'domain' ? [`${domain}.${list.zone}`] : sending.addresses.flatMap((one) => nameIn(list, one));
  if (names.length === 0) return [];
  const states = names.map((name) => readListing(dns.ask('A', name), list));
  const state = (['listed', 'unanswered'] as const).find((one) => states.includes(one)) ?? 'clean';
  return [{ list, state }];
}

function nameIn(list: Blocklist, address: string): string[] {
  const ip = parseIp(address);
  return ip && (ip.kind() === 'ipv4' || list.six) ? [nameInList(ip, list.zone)] : [];
}

/**
 * Not every answer is a listing: 127.255.255.0/24 is Spamhaus refusing the resolver, 127.0.0.1 others doing so, and an
 * address outside 127.0.0.0/8 a list that is gone and whose name was bought (RFC 5782, 2.1 and 5).
 */
export function readListing(answer: Answer<string>, { listed }: Pick<Blocklist, 'listed'>): Listing['state'] {
  if (answer.kind === 'failed') return 'unanswered';
  const codes = recordsOf(answer);
  if (codes.length === 0) return 'clean';
  const isListed = codes.some((code) => listed.some(([from, to]) => isBetween(code, from, to)));
  return isListed ? 'listed' : 'unanswered';
}
