import { type Answer, askAddresses, type Dns, isVoid, plainName, recordsOf } from '../dns.ts';
import { hasMacro, isSpf, parseSpf, type SpfTerm } from './parse-spf.ts';

/** Records nested deeper or wider than any honest one are not followed to their end. */
const FOLLOWED_AT_MOST = 40;
/** RFC 7208, 4.6.4: of more MX names than this none counts. */
const MX_HOSTS_MAX = 10;

export type SpfStep = {
  term: SpfTerm;
  /** The record an include or redirect leads to. */
  child?: SpfNode;
  /** What `a`, `mx` or `exists` found. */
  hosts?: Answer<string>;
};

/**
 * `absent`: nothing at the name; `useless`: no SPF record, or several; `failed`: could not be looked up;
 * `unfollowed`: it depends on the mail (macros), or lies too deep.
 */
export type SpfNode = {
  domain: string;
  state: 'read' | 'absent' | 'useless' | 'failed' | 'loop' | 'unfollowed';
  reason: string;
  steps: SpfStep[];
};

type Growing = { dns: Dns; followed: number };

/** Everything a receiver could have to look up for these terms, in order. */
export function growSpf(dns: Dns, domain: string, terms: SpfTerm[]): SpfNode {
  return growNode({ dns, followed: 0 }, domain, terms, [domain]);
}

function growNode(growing: Growing, domain: string, terms: SpfTerm[], path: string[]): SpfNode {
  const steps = reachable(terms).map((term) => growStep(growing, domain, term, path));
  return { domain, state: 'read', reason: '', steps };
}

/** RFC 7208, 5.1: `all` ends the record, and with it any redirect is ignored. */
function reachable(terms: SpfTerm[]): SpfTerm[] {
  const end = terms.findIndex(({ kind }) => kind === 'all');
  if (end >= 0) return terms.slice(0, end + 1).filter(({ kind }) => kind !== 'redirect');
  return [...terms.filter(({ kind }) => kind !== 'redirect'), ...terms.filter(({ kind }) => kind === 'redirect')];
}

function growStep(growing: Growing, domain: string, term: SpfTerm, path: string[]): SpfStep {
  switch (term.kind) {
    case 'include':
    case 'redirect':
      return { term, child: follow(growing, term.target, path) };
    case 'a':
    case 'exists':
      return withHosts(term, (name) => askAddresses(growing.dns, name), domain);
    case 'mx':
      return withHosts(term, (name) => askMailHosts(growing.dns, name), domain);
    default:
      return { term };
  }
}

function withHosts(term: SpfTerm & { target: string }, ask: (name: string) => Answer<string>, domain: string): SpfStep {
  return hasMacro(term.target) ? { term } : { term, hosts: ask(term.target || domain) };
}

function follow(growing: Growing, target: string, path: string[]): SpfNode {
  const leaf = (state: SpfNode['state'], reason = ''): SpfNode => ({ domain: target, state, reason, steps: [] });
  if (path.includes(target)) return leaf('loop');
  if (hasMacro(target) || growing.followed >= FOLLOWED_AT_MOST) return leaf('unfollowed');
  growing.followed += 1;
  const answer = growing.dns.ask('TXT', target);
  if (answer.kind === 'failed') return leaf('failed', answer.reason);
  const [record, ...others] = recordsOf(answer).filter(isSpf);
  if (record === undefined || others.length > 0) return leaf(isVoid(answer) ? 'absent' : 'useless');
  return growNode(growing, target, parseSpf(record), [...path, target]);
}

function askMailHosts(dns: Dns, name: string): Answer<string> {
  const answer = dns.ask('MX', name);
  if (answer.kind !== 'found') return answer;
  const names = answer.records
    .slice(0, MX_HOSTS_MAX)
    .map(({ exchange }) => plainName(exchange))
    .filter(Boolean);
  const hosts = names.map((host) => askAddresses(dns, host));
  const records = hosts.flatMap(recordsOf);
  const failed = hosts.find(({ kind }) => kind === 'failed');
  return failed ?? (records.length > 0 ? { kind: 'found', records } : { kind: 'none' });
}

export function walk(node: SpfNode): SpfStep[] {
  return node.steps.flatMap((step) => [step, ...(step.child ? walk(step.child) : [])]);
}

const COSTS_A_LOOKUP = new Set(['include', 'redirect', 'a', 'mx', 'ptr', 'exists']);

/** RFC 7208, 4.6.4. */
export const LOOKUPS_MAX = 10;
export const VOIDS_MAX = 2;

export const countLookups = (steps: SpfStep[]): number =>
  steps.filter(({ term }) => COSTS_A_LOOKUP.has(term.kind)).length;

export const countVoids = (steps: SpfStep[]): number =>
  steps.filter(({ child, hosts }) => child?.state === 'absent' || (hosts && isVoid(hosts))).length;

export const isSpoiled = (node: SpfNode): boolean =>
  node.steps.some(({ term }) => term.kind === 'unknown' || term.kind === 'broken');

/** RFC 7208, 5.2 and 6.1: such a record, or one below it, makes an error of the whole. */
export const isBad = (node: SpfNode): boolean => firstBad(node) !== undefined;

export function firstBad(node: SpfNode): SpfNode | undefined {
  if (node.state === 'absent' || node.state === 'useless' || node.state === 'loop' || isSpoiled(node)) return node;
  for (const { child } of node.steps) {
    const bad = child && firstBad(child);
    if (bad) return bad;
  }
  return undefined;
}
