import { BLOCKLISTS } from '@outrider/mailbox-checks/blocklists';
import { isBetween, nameInList, parseIp } from '@outrider/mailbox-checks/ip';
import type { SelfCheckPorts } from './self-check-ports.ts';
import type { SelfCheckResult } from './self-check-result.ts';

type Names = Pick<SelfCheckPorts, 'resolver'>;

/** Says hello to hosts that are always there. What they call us by tells our own address. */
export async function examinePort25(
  ports: Pick<SelfCheckPorts, 'knownHosts' | 'resolver' | 'mayReach' | 'greet'>,
): Promise<{ result: SelfCheckResult; ownAddress: string | undefined }> {
  const greeted = await Promise.all(ports.knownHosts.map(async (host) => ({ host, words: await hello(ports, host) })));
  const answered = greeted.flatMap(({ words }) => (words === undefined ? [] : [words]));
  const silent = greeted.flatMap(({ host, words }) => (words === undefined ? [host] : []));
  const values = {
    answered: String(answered.length),
    asked: String(ports.knownHosts.length),
    silent: silent.join(', '),
  };
  const verdict = answered.length === 0 ? 'fail' : silent.length > answered.length ? 'warn' : 'pass';
  const ownAddress = answered.map(addressIn).find((address) => address !== undefined);
  return { result: { check: 'port25', verdict, values }, ownAddress };
}

async function hello(
  { resolver, mayReach, greet }: Pick<SelfCheckPorts, 'resolver' | 'mayReach' | 'greet'>,
  host: string,
): Promise<string | undefined> {
  const answer = await resolver.resolve4(host);
  const [address] = answer.kind === 'found' ? answer.records.filter(mayReach) : [];
  if (address === undefined) return undefined;
  const greeted = await greet({ host, address });
  return greeted.kind === 'answered' ? greeted.words : undefined;
}

/** `250 mx.example.com at your service, [192.0.2.7]` (RFC 5321, 4.1.3 for the form). */
function addressIn(words: string): string | undefined {
  const [, literal = ''] = /\[(?:IPv6:)?([0-9a-f.:]+)\]/i.exec(words) ?? [];
  return parseIp(literal) ? literal : undefined;
}

/** Many hosts refuse a client whose address has no name, or another one than they say (RFC 1912, 2.1). */
export async function examineReverseName(
  { resolver }: Names,
  address: string | undefined,
  helloName: string,
): Promise<SelfCheckResult> {
  const values = { address: address ?? '', name: '', wanted: helloName };
  if (!address) return { check: 'reverseDns', verdict: 'unknown', values };
  const pointers = await resolver.resolvePtr(address);
  if (pointers.kind === 'failed') return { check: 'reverseDns', verdict: 'unknown', values };
  const names = pointers.kind === 'found' ? pointers.records.map((name) => name.toLowerCase()) : [];
  const name = names.find((one) => one === helloName.toLowerCase()) ?? names[0] ?? '';
  const forward = name ? await resolver.resolve4(name) : undefined;
  const leadsBack = forward?.kind === 'found' && forward.records.includes(address);
  const isGood = leadsBack && name === helloName.toLowerCase();
  return { check: 'reverseDns', verdict: isGood ? 'pass' : 'warn', values: { ...values, name } };
}

/** A resolver that finds names nobody has would make every mistyped domain look alive. */
export async function examineNames({ resolver }: Names, strangeName: string): Promise<SelfCheckResult> {
  const answer = await resolver.resolve4(strangeName);
  const said = answer.kind === 'failed' ? answer.reason : answer.kind;
  const verdict = answer.kind === 'noSuchName' ? 'pass' : answer.kind === 'failed' ? 'fail' : 'warn';
  return { check: 'names', verdict, values: { asked: strangeName, said } };
}

export async function examineMailPorts({
  mailServers,
  canConnect,
}: Pick<SelfCheckPorts, 'mailServers' | 'canConnect'>): Promise<SelfCheckResult> {
  const open = (await Promise.all(mailServers.map(canConnect))).filter(Boolean).length;
  const verdict = open === mailServers.length ? 'pass' : 'warn';
  return { check: 'mailPorts', verdict, values: { open: String(open), asked: String(mailServers.length) } };
}

export async function examineBlocklists({ resolver }: Names, address: string | undefined): Promise<SelfCheckResult> {
  const ip = parseIp(address ?? '');
  const lists = BLOCKLISTS.filter((list) => list.of === 'address' && ip && (ip.kind() === 'ipv4' || list.six));
  const listed = await Promise.all(
    lists.map(async (list) => {
      const answer = ip && (await resolver.resolve4(nameInList(ip, list.zone)));
      // Any other answer is a list that refuses us or is gone (RFC 5782, 2.1 and 5).
      const isListed =
        answer?.kind === 'found' &&
        answer.records.some((code) => list.listed.some(([from, to]) => isBetween(code, from, to)));
      return isListed ? [list.zone] : [];
    }),
  );
  const on = listed.flat();
  const verdict = lists.length === 0 ? 'unknown' : on.length > 0 ? 'warn' : 'pass';
  const values = { address: address ?? '', asked: String(lists.length), listed: on.join(', ') };
  return { check: 'blocklists', verdict, values };
}

/** Leases and plans hang on the clock; machines that share a database must agree on the time. */
const CLOCK_MAX_MS = 2_000;

export function examineClock(ours: Date, theirs: Date): SelfCheckResult {
  const offMs = Math.abs(ours.getTime() - theirs.getTime());
  return { check: 'clock', verdict: offMs <= CLOCK_MAX_MS ? 'pass' : 'warn', values: { offMs: String(offMs) } };
}
