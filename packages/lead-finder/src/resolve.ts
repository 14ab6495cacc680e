import { getDomain } from 'tldts';
import { isSameName, nameKey, splitName } from './fold-name.ts';
import type { Candidate, Company, Proof, SourceKey, Stated } from './lead.ts';
import type { Person } from './person.ts';
import { type CompanyFacts, proofOf, STATED_TRADE, surest } from './read/company-facts.ts';
import { foldText, wordsIn } from './words/fold-words.ts';
import { findPhrases, makePhrases, pairs } from './words/phrases.ts';
import { FORMER_WORDS } from './words/ranks.ts';
import { remember } from './words/remember.ts';

/** Sources that disagree leave a value below this: it decides nothing. */
export const DISPUTED = 0.4;
const PROOFS_MAX = 6;
const SAID_MAX = 80;

/** The name one organisation registers: `www.team.bell.co.uk` belongs to `bell.co.uk`. A look-alike has another. */
export function companyKeyOf(url: string): string | undefined {
  const host = URL.parse(url.includes('://') ? url.slice(0, 2_000) : `https://${url.slice(0, 300)}`)?.hostname ?? '';
  if (host === '') return undefined;
  return (getDomain(host, { allowPrivateDomains: true }) ?? host).toLowerCase();
}

export function mergeCompany(key: string, pages: readonly CompanyFacts[]): Company {
  const all = <K extends 'name' | 'industry' | 'city' | 'country'>(field: K) =>
    pages.flatMap((page) => page[field] ?? []);
  return {
    key,
    name: mergeStated(all('name'), isSameCompanyName),
    industry: mergeStated(withoutGuesses(all('industry')), (a, b) => a === b),
    city: mergeStated(all('city'), (a, b) => foldText(a) === foldText(b)),
    country: mergeStated(all('country'), (a, b) => a === b),
    people: mergeStated(
      pages.flatMap(({ people }) => people ?? []),
      (a, b) => a.min <= b.max && b.min <= a.max,
    ),
    said: onceEach(pages.flatMap(({ said }) => said)),
    objection: pages.find(({ objection }) => objection !== null)?.objection ?? null,
  };
}

/** What a page states as the trade is not disputed by the words that others use: a fintech company speaks of its software. */
function withoutGuesses(trades: readonly Stated[]): readonly Stated[] {
  const stated = new Set(trades.flatMap(({ value, confidence }) => (confidence >= STATED_TRADE ? [value] : [])));
  return stated.size === 0 ? trades : trades.filter(({ value }) => stated.has(value));
}

/** "Bell GmbH" and "Bell" are one; "Bell" and "Bellmann" are not. */
function isSameCompanyName(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) => wordsIn(name.slice(0, 120)).map(({ folded }) => folded));
  if (!one || !other) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.length > 0 && short.every((word, index) => long[index] === word);
}

const CLOSE = 0.25;

/** The surest value. Another one, as sure, is kept among the proofs and leaves the matter open. */
export function mergeStated<T>(found: readonly Stated<T>[], isSame: (a: T, b: T) => boolean): Stated<T> | null {
  const best = surest(found);
  if (!best) return null;
  if (found.length === 1)
    return {
      value: best.value,
      confidence: Math.min(0.99, best.confidence),
      proofs: best.proofs.length === 1 ? best.proofs : distinct(best.proofs).slice(0, PROOFS_MAX),
    };
  const same = found.filter(({ value }) => isSame(value, best.value));
  const other = found.filter(({ value }) => !isSame(value, best.value));
  const rival = surest(other);
  const pages = new Set(same.flatMap(({ proofs }) => proofs.map(({ url }) => url))).size;
  const agreed = Math.min(0.99, best.confidence + 0.03 * (pages - 1));
  const isDisputed = rival !== null && best.confidence - rival.confidence < CLOSE;
  const proofs = [
    ...best.proofs,
    ...same.filter((one) => one !== best).flatMap((one) => one.proofs),
    ...(isDisputed ? rival.proofs : []),
  ];
  return {
    value: best.value,
    confidence: isDisputed ? DISPUTED - 0.05 : agreed,
    proofs: isDisputed ? [...best.proofs, ...rival.proofs].slice(0, PROOFS_MAX) : distinct(proofs).slice(0, PROOFS_MAX),
  };
}

const distinct = (proofs: Proof[]): Proof[] => [
  ...new Map(proofs.map((proof) => [`${proof.url} ${proof.place} ${proof.offset}`, proof])).values(),
];

/** Of those that say the same, the last one, where the first one stood. */
function onceEach(said: Stated[]): Stated[] {
  if (said.length < 2) return said;
  const byText = new Map<string, Stated>();
  for (const one of said) byText.set(foldText(one.value), one);
  return byText.size === said.length && said.length <= SAID_MAX ? said : [...byText.values()].slice(0, SAID_MAX);
}

export type PersonOnPage = {
  person: Person;
  companyKey: string;
  readAt: string;
  source: SourceKey;
  /** When the page was written, where it says so. A year-old piece of news is no list of staff. */
  writtenAt?: string | null;
  links?: Stated[];
};

const SURE = 0.9;
const STALE_AFTER_MS = 2 * 365 * 24 * 3_600_000;
const FORMER = makePhrases(pairs(FORMER_WORDS, true));
const LEFT =
  /\b(?:has left|left the company|no longer|until \d{4}|bis \d{4}|ausgeschieden|verlassen|nicht mehr|a quitte|n est plus|dejo la empresa|ya no|ha lasciato|non e piu|heeft verlaten|niet meer|odszedl|odeszla|juz nie|odesel|odesla|jiz neni|deixou a empresa|ja nao|har slutat|inte langre|in memoriam|in ruhestand|retired)\b/u;

/** Whether words say that a person was, and is no more. */
export const saysFormer = remember((text: string): boolean => {
  const cut = text.slice(0, 300);
  return LEFT.test(foldText(cut)) || findPhrases(FORMER, wordsIn(cut)).length > 0;
});

/** One person once. A namesake at another company is another person; who left is nobody's lead. */
export function resolvePeople(found: readonly PersonOnPage[]): Candidate[] {
  const byCompany = new Map<string, Map<string, PersonOnPage[]>>();
  for (const one of found) {
    const { name, title, evidence } = one.person;
    if ((title && saysFormer(title)) || saysFormer(evidence.name.quote)) continue;
    const people = byCompany.get(one.companyKey) ?? new Map<string, PersonOnPage[]>();
    byCompany.set(one.companyKey, people);
    const key = nameKey(name);
    const mentions = people.get(key);
    if (mentions) mentions.push(one);
    else people.set(key, [one]);
  }
  return [...byCompany].flatMap(([companyKey, people]) =>
    joinSpellings(people).map((mentions) => toCandidate(companyKey, mentions)),
  );
}

/** "J. Bell" joins "Jane Bell", unless there is a "John Bell" too. Only names with one family name are compared. */
function joinSpellings(people: Map<string, PersonOnPage[]>): PersonOnPage[][] {
  if (people.size === 1) return [...people.values()];
  const byFamily = new Map<string, PersonOnPage[][]>();
  for (const mentions of people.values()) {
    const name = mentions[0]?.person.name ?? '';
    const family = (splitName(name)?.last ?? nameKey(name))
      .replace(/ae/gu, 'a')
      .replace(/oe/gu, 'o')
      .replace(/ue/gu, 'u');
    const group = byFamily.get(family) ?? [];
    const fitting =
      group.length > SPELLINGS_MAX ? [] : group.filter((other) => isSameName(other[0]?.person.name ?? '', name));
    if (fitting.length === 1) fitting[0]?.push(...mentions);
    else group.push([...mentions]);
    byFamily.set(family, group);
  }
  return [...byFamily.values()].flat();
}

/** So many of one family name at one company are held against each other. */
const SPELLINGS_MAX = 50;

function toCandidate(companyKey: string, mentions: PersonOnPage[]): Candidate {
  const dates = mentions.map(({ writtenAt, readAt }) => Date.parse(writtenAt ?? readAt));
  const newest = Math.max(...dates);
  const isOld = mentions.map(({ writtenAt, readAt }, index) => {
    const date = dates[index] ?? 0;
    const age = writtenAt ? Date.parse(readAt) - date : 0;
    return age > STALE_AFTER_MS || newest - date > STALE_AFTER_MS;
  });
  const field = (name: 'name' | 'title' | 'email' | 'phone'): Stated[] =>
    mentions.flatMap(({ person, readAt, source }, index) => {
      const [value, evidence] = [person[name], person.evidence[name]];
      if (value === undefined || evidence === undefined) return [];
      return [{ value, confidence: isOld[index] ? DISPUTED : SURE, proofs: [proofOf({ readAt, source }, evidence)] }];
    });
  const names = field('name').toSorted((a, b) => b.value.length - a.value.length);
  const longest = names[0]?.value ?? '';
  const name = mergeStated(
    names.map((one) => ({ ...one, value: longest })),
    () => true,
  ) ?? { value: longest, confidence: 0, proofs: [] };
  return {
    key: `${companyKey} ${nameKey(longest)}`,
    companyKey,
    name,
    title: mergeStated(field('title'), isSameTitle),
    email: mergeStated(field('email'), (a, b) => a.toLowerCase() === b.toLowerCase()),
    phone: mergeStated(field('phone'), (a, b) => a.replace(/\D/gu, '') === b.replace(/\D/gu, '')),
    links: onceEach(mentions.flatMap(({ links }) => links ?? [])),
    ...objectionIn(mentions),
  };
}

function objectionIn(mentions: PersonOnPage[]): Pick<Candidate, 'objection'> {
  const [objection] = mentions.flatMap(({ person, readAt, source }) =>
    person.objection ? [proofOf({ readAt, source }, person.objection)] : [],
  );
  return objection ? { objection } : {};
}

/** One says more than the other, not something else: "CTO" and "CTO & Co-Founder". */
function isSameTitle(a: string, b: string): boolean {
  const [one, other] = [a, b].map((title) => wordsIn(title.slice(0, 200)).map(({ folded }) => folded));
  if (!one || !other) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.every((word) => long.includes(word));
}
