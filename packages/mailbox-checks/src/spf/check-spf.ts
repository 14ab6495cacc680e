import { type Check, conclude, type Fix, type Noted, note } from '../check.ts';
import { type Answer, type Dns, plainName, recordsOf } from '../dns.ts';
import type { MailboxFacts, Sending } from '../facts.ts';
import { parseIp } from '../ip.ts';
import { evaluateSpf, reaches } from './evaluate-spf.ts';
import { isQuoted, looksLikeSpf, splitGlued } from './mend-text.ts';
import { isSpf, parseSpf, type SpfTerm } from './parse-spf.ts';
import { repairSpf } from './repair-spf.ts';
import {
  countLookups,
  countVoids,
  firstBad,
  growSpf,
  LOOKUPS_MAX,
  type SpfNode,
  type SpfStep,
  VOIDS_MAX,
  walk,
} from './spf-tree.ts';

/** From here on one more service breaks it. */
const LOOKUPS_NEAR = 8;
/** RFC 7208, 3.4: longer, and the answer may not fit a packet of 512 octets. */
const BYTES_MAX = 450;
/** Where records of this kind are put by mistake. */
const WRONG_LABELS = ['_spf', 'spf'];

/** `covers`: whether SPF lets this mailbox's mail pass; nothing when that could not be learned. */
export type SpfCheck = { check: Check; covers: boolean | undefined };

export function checkSpf(dns: Dns, { domain, sending }: MailboxFacts): SpfCheck {
  const answer = dns.ask('TXT', domain);
  const records = recordsOf(answer).filter(isSpf);
  const [text] = records;
  const good = (steps: SpfStep[]) => note('spfGood', { lookups: countLookups(steps), limit: LOOKUPS_MAX });
  const finish = (facts: string[], steps: SpfStep[], noted: Noted[], covers: boolean | undefined): SpfCheck => ({
    check: conclude('spf', facts, good(steps), noted),
    covers,
  });

  if (answer.kind === 'failed') return finish([], [], [failed('TXT', domain, answer)], undefined);
  const repair = (texts: string[], replaced: string[]) => repairSpf({ dns, domain, sending, texts, replaced });
  if (text === undefined) {
    const { noted, facts } = explainAbsence(dns, domain, recordsOf(answer), repair);
    return finish(facts, [], [noted], false);
  }
  const fix = repair(records, records);
  if (records.length > 1) return finish(records, [], [note('spfSeveral', { count: records.length }, fix)], false);

  const terms = parseSpf(text);
  const tree = growSpf(dns, domain, terms);
  const steps = walk(tree);
  const missing = findMissing(tree, steps, sending, fix);
  const noted = [
    ...noteTerms(terms, fix),
    ...noteTree(tree, steps, fix),
    ...missing.noted,
    ...noteFailures(steps),
    ...noteStyle(text, terms, steps, fix),
  ];
  const isError = noted.some(({ finding }) => BREAKS_SPF.has(finding));
  return finish([text], steps, noted, isError ? false : missing.covers);
}

type Repairing = (texts: string[], replaced: string[]) => Fix | null;

const failed = (type: string, name: string, { reason }: Answer<never> & { kind: 'failed' }): Noted =>
  note('lookupFailed', { type, name, reason });

function explainAbsence(dns: Dns, domain: string, texts: string[], repair: Repairing) {
  const meant = texts.filter(looksLikeSpf);
  const [typo] = meant;
  if (typo !== undefined) {
    const fix = repair(meant, meant);
    const noted = isQuoted(typo) ? note('spfQuoted', {}, fix) : note('spfTypo', { record: typo }, fix);
    return { noted, facts: meant };
  }
  for (const label of WRONG_LABELS) {
    const name = `${label}.${domain}`;
    const [record] = recordsOf(dns.ask('TXT', name)).filter(isSpf);
    if (record !== undefined) {
      return { noted: note('spfWrongName', { name }, repair([record], [])), facts: [`${name} ${record}`] };
    }
  }
  return { noted: note('spfMissing', { domain }, repair([], [])), facts: [] };
}

function noteTerms(terms: SpfTerm[], fix: Fix | null): Noted[] {
  return terms.flatMap(({ kind, raw: term }) => {
    if (kind !== 'unknown' && kind !== 'broken') return [];
    if (splitGlued(term).length > 0) return [note('spfGlued', { term }, fix)];
    return [note(kind === 'unknown' ? 'spfUnknownTerm' : 'spfBrokenTerm', { term }, fix)];
  });
}

function noteTree(tree: SpfNode, steps: SpfStep[], fix: Fix | null): Noted[] {
  const noted: Noted[] = [];
  const bad = tree.steps.map(({ child }) => child && firstBad(child)).find((node) => node !== undefined);
  if (bad?.state === 'loop') noted.push(note('spfLoop', { name: bad.domain }, fix));
  else if (bad) noted.push(note('spfIncludeBroken', { name: bad.domain }, fix));
  const lookups = countLookups(steps);
  if (lookups > LOOKUPS_MAX) noted.push(note('spfTooManyLookups', { lookups, limit: LOOKUPS_MAX }, fix));
  const voids = countVoids(steps);
  if (voids > VOIDS_MAX) noted.push(note('spfTooManyVoids', { voids, limit: VOIDS_MAX }, fix));
  return noted;
}

/** Whether the hosts its mail leaves from may send for the domain. A failed look-up leaves it open. */
function findMissing(tree: SpfNode, steps: SpfStep[], { include, addresses, isGuessed }: Sending, fix: Fix | null) {
  if (include !== '') {
    if (reaches(steps, plainName(include))) return { noted: [], covers: true };
    const isOpen = steps.some(({ child }) => child?.state === 'failed' || child?.state === 'unfollowed');
    if (isOpen) return { noted: [], covers: undefined };
    return { noted: [note('spfIncludeAbsent', { include }, fix)], covers: false };
  }
  const results = addresses.flatMap((address) => {
    const ip = parseIp(address);
    return ip ? [{ address, result: evaluateSpf(tree, ip) }] : [];
  });
  const isOpen = results.some(({ result }) => result === 'temperror' || result === 'undecided');
  const missing = results.find(({ result }) => result !== 'pass' && result !== 'temperror' && result !== 'undecided');
  if (missing) {
    const { address } = missing;
    if (isGuessed) return { noted: [note('spfMaybeNotCovered', { address }, fix)], covers: undefined };
    return { noted: [note('spfNotCovered', { address }, fix)], covers: false };
  }
  return { noted: [], covers: isOpen || results.length === 0 ? undefined : true };
}

function noteFailures(steps: SpfStep[]): Noted[] {
  return steps.flatMap(({ term, child, hosts }) => {
    if (child?.state === 'failed')
      return [note('lookupFailed', { type: 'TXT', name: child.domain, reason: child.reason })];
    if (hosts?.kind === 'failed') return [note('lookupFailed', { type: 'A', name: term.raw, reason: hosts.reason })];
    return [];
  });
}

function noteStyle(text: string, terms: SpfTerm[], steps: SpfStep[], fix: Fix | null): Noted[] {
  const noted: Noted[] = [];
  const end = terms.findIndex(({ kind }) => kind === 'all');
  const all = terms[end];
  if (all?.kind === 'all' && all.qualifier === '+') noted.push(note('spfPlusAll', {}, fix));
  if (all?.kind === 'all' && all.qualifier === '?') noted.push(note('spfNeutralAll', {}, fix));
  if (!all && !terms.some(({ kind }) => kind === 'redirect')) noted.push(note('spfNoAll', {}, fix));
  const ignored = all ? terms.slice(end + 1).filter(({ kind }) => kind !== 'modifier') : [];
  if (ignored.length > 0) noted.push(note('spfAfterAll', { terms: ignored.map(({ raw }) => raw).join(' ') }, fix));
  if (terms.some(({ kind }) => kind === 'ptr')) noted.push(note('spfPtr', {}, fix));
  const lookups = countLookups(steps);
  if (lookups >= LOOKUPS_NEAR) noted.push(note('spfNearLimit', { lookups, limit: LOOKUPS_MAX }));
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > BYTES_MAX) noted.push(note('spfTooLong', { bytes, limit: BYTES_MAX }));
  return noted;
}

const BREAKS_SPF = new Set<Noted['finding']>([
  'spfGlued',
  'spfUnknownTerm',
  'spfBrokenTerm',
  'spfIncludeBroken',
  'spfLoop',
  'spfTooManyLookups',
  'spfTooManyVoids',
]);
