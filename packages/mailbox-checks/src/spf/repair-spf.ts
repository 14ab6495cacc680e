import { act, type Fix, publish } from '../check.ts';
import { type Dns, recordsOf } from '../dns.ts';
import type { Sending } from '../facts.ts';
import { parseIp } from '../ip.ts';
import { evaluateSpf, reaches } from './evaluate-spf.ts';
import { eachOnce, mergeRecords } from './merge-records.ts';
import { parseTerm, type SpfTerm } from './parse-spf.ts';
import { countLookups, countVoids, growSpf, isBad, LOOKUPS_MAX, type SpfNode, VOIDS_MAX, walk } from './spf-tree.ts';

/** `texts` hold what is meant to stay; `replaced` are the records that have to go. */
type Repair = { dns: Dns; domain: string; sending: Sending; texts: string[]; replaced: string[] };

/** A host with more addresses than this stays a name: it would fill the record. */
const SPELLED_OUT_AT_MOST = 4;

/** The one record to publish instead of what is there. Terms that work stay, in their order. */
export function repairSpf({ dns, domain, sending, texts, replaced }: Repair): Fix | null {
  const grow = (terms: SpfTerm[]) => growSpf(dns, domain, terms);
  const merged = grow(mergeRecords(texts));
  let terms = withEnding(termsOf(merged, ({ term, child }) => term.kind !== 'ptr' && !isUseless(child, sending)));
  for (const shorten of [keepAll, dropVoids, dropRepeated, spellOutHosts]) {
    terms = shorten(grow(terms));
    const whole = coverSender(grow, terms, sending);
    const steps = walk(grow(whole));
    if (countLookups(steps) <= LOOKUPS_MAX && countVoids(steps) <= VOIDS_MAX) {
      const value = ['v=spf1', ...whole.map(({ raw }) => raw)].join(' ');
      return replaced.length === 1 && replaced[0] === value ? null : publish('TXT', domain, value, replaced);
    }
  }
  return act('shortenSpf', { costs: costsOf(merged) });
}

type Step = SpfNode['steps'][number];

const termsOf = (node: SpfNode, isKept: (step: Step) => boolean): SpfTerm[] =>
  node.steps.filter(isKept).map(({ term }) => term);

/** What the provider asks for is not thrown out because the provider's own record is ill today. */
const isUseless = (child: SpfNode | undefined, sending: Sending) =>
  child !== undefined && isBad(child) && child.domain !== sending.include;

/** A redirect that led nowhere took the ending with it. */
const withEnding = (terms: SpfTerm[]) =>
  terms.some(({ kind }) => kind === 'all' || kind === 'redirect') ? terms : [...terms, parseTerm('~all')];

const keepAll = (node: SpfNode) => termsOf(node, () => true);

const dropVoids = (node: SpfNode) => termsOf(node, ({ hosts }) => !hosts || hosts.kind === 'found');

/** An include that another include brings along anyway costs its look-ups twice. */
function dropRepeated(node: SpfNode): SpfTerm[] {
  const brought = new Map(node.steps.map(({ child }) => [child, namesBelow(child)]));
  const times = new Map<string, number>();
  for (const name of [...brought.values()].flatMap((names) => [...names])) times.set(name, (times.get(name) ?? 0) + 1);
  return termsOf(node, ({ term, child }) => {
    if (term.kind !== 'include' || !child) return true;
    const byItself = brought.get(child)?.has(child.domain) ? 1 : 0;
    return (times.get(child.domain) ?? 0) === byItself;
  });
}

const namesBelow = (node: SpfNode | undefined): Set<string> =>
  new Set((node ? walk(node) : []).flatMap(({ child }) => child?.domain ?? []));

/** Addresses written down cost no look-up, at the price of growing old. */
const spellOutHosts = (node: SpfNode) => eachOnce(node.steps.flatMap(spellOut));

function spellOut({ term, hosts }: Step): SpfTerm[] {
  if ((term.kind !== 'a' && term.kind !== 'mx') || hosts?.kind !== 'found') return [term];
  const isRange = term.prefix4 < 32 || term.prefix6 < 128;
  if (isRange || hosts.records.length > SPELLED_OUT_AT_MOST) return [term];
  const sign = term.qualifier === '+' ? '' : term.qualifier;
  return recordsOf(hosts).map((address) => parseTerm(`${sign}${addressTerm(address)}`));
}

const addressTerm = (address: string) => `${address.includes(':') ? 'ip6' : 'ip4'}:${address}`;

function coverSender(
  grow: (terms: SpfTerm[]) => SpfNode,
  terms: SpfTerm[],
  { include, addresses }: Sending,
): SpfTerm[] {
  if (include !== '') {
    return reaches(walk(grow(terms)), include) ? terms : addLast(terms, parseTerm(`include:${include}`));
  }
  if (addresses.length === 0 && !terms.some(saysWho)) return addLast(terms, parseTerm('mx'));
  let covered = terms;
  for (const address of addresses) {
    const ip = parseIp(address);
    const result = ip && evaluateSpf(grow(covered), ip);
    if (!ip || result === 'pass' || result === 'temperror' || result === 'undecided') continue;
    const term = parseTerm(addressTerm(address));
    const added = addLast(covered, term);
    // A term before it may refuse the host by name; then it has to be let in first.
    covered = evaluateSpf(grow(added), ip) === 'pass' ? added : [term, ...covered];
  }
  return covered;
}

const isMechanism = ({ kind }: SpfTerm) => kind !== 'all' && kind !== 'redirect' && kind !== 'modifier';

/** A redirect leaves it to another record. */
const saysWho = (term: SpfTerm) => isMechanism(term) || term.kind === 'redirect';

function addLast(terms: SpfTerm[], term: SpfTerm): SpfTerm[] {
  const end = terms.findIndex((known) => !isMechanism(known));
  return end < 0 ? [...terms, term] : terms.toSpliced(end, 0, term);
}

function costsOf(node: SpfNode): string {
  const costs = node.steps.flatMap((step) => (step.child ? [{ name: step.child.domain, cost: costOf(step) }] : []));
  return costs
    .toSorted((a, b) => b.cost - a.cost)
    .map(({ name, cost }) => `${name} ${cost}`)
    .join(', ');
}

const costOf = (step: Step) => countLookups([step, ...(step.child ? walk(step.child) : [])]);
