import type { Answer } from '../dns.ts';
import { type Ip, isWithin, parseIp } from '../ip.ts';
import type { Qualifier } from './parse-spf.ts';
import { isSpoiled, type SpfNode, type SpfStep } from './spf-tree.ts';

/** RFC 7208, 2.6; `undecided` depends on the mail itself (macros) and is said of no host in advance. */
export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'permerror' | 'temperror' | 'undecided';

const RESULT_OF: Record<Qualifier, SpfResult> = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' };

/** What a receiver would make of mail from this address. */
export function evaluateSpf(node: SpfNode, ip: Ip): SpfResult {
  const early = WITHOUT_RECORD[node.state];
  if (early) return early;
  if (isSpoiled(node)) return 'permerror';
  for (const step of node.steps) {
    const result = tryStep(step, ip);
    if (result) return result;
  }
  return 'neutral';
}

const WITHOUT_RECORD: Record<SpfNode['state'], SpfResult | undefined> = {
  read: undefined,
  absent: 'none',
  useless: 'none',
  failed: 'temperror',
  loop: 'permerror',
  unfollowed: 'undecided',
};

/** Nothing when the step does not match and the next is to be tried. */
function tryStep({ term, child, hosts }: SpfStep, ip: Ip): SpfResult | undefined {
  switch (term.kind) {
    case 'all':
      return RESULT_OF[term.qualifier];
    case 'ip':
      return isWithin(ip, term.network) ? RESULT_OF[term.qualifier] : undefined;
    case 'a':
    case 'mx': {
      const prefix = ip.kind() === 'ipv4' ? term.prefix4 : term.prefix6;
      return tryHosts(hosts, term.qualifier, (host) => isWithin(ip, { ip: host, prefix }));
    }
    case 'exists':
      return tryHosts(hosts, term.qualifier, (host) => host.kind() === 'ipv4');
    case 'include':
      return child && tryInclude(evaluateSpf(child, ip), term.qualifier);
    case 'redirect': {
      const result = child ? evaluateSpf(child, ip) : 'permerror';
      return result === 'none' ? 'permerror' : result;
    }
    default:
      return undefined;
  }
}

function tryHosts(
  hosts: Answer<string> | undefined,
  qualifier: Qualifier,
  matches: (host: Ip) => boolean,
): SpfResult | undefined {
  if (!hosts) return 'undecided';
  if (hosts.kind === 'failed') return 'temperror';
  if (hosts.kind !== 'found') return undefined;
  const isMatch = hosts.records.some((record) => {
    const host = parseIp(record);
    return host !== undefined && matches(host);
  });
  return isMatch ? RESULT_OF[qualifier] : undefined;
}

/** RFC 7208, 5.2. */
function tryInclude(inner: SpfResult, qualifier: Qualifier): SpfResult | undefined {
  if (inner === 'pass') return RESULT_OF[qualifier];
  if (inner === 'temperror' || inner === 'undecided') return inner;
  return inner === 'none' || inner === 'permerror' ? 'permerror' : undefined;
}

/** Names reached by include or redirect, wherever they stand. */
export const reaches = (steps: SpfStep[], name: string): boolean => steps.some(({ child }) => child?.domain === name);
