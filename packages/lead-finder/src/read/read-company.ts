import { findIndustries } from '../find/find-industries.ts';
import { findObjections } from '../find/find-objections.ts';
import { kindOfPage } from '../find/find-pages.ts';
import { placeOf } from '../find/find-places.ts';
import { countMet, wantWords } from '../judge/match-words.ts';
import type { Proof, SourceKey, Stated } from '../lead.ts';
import type { Page } from '../page.ts';
import type { Person } from '../person.ts';
import { foldText, wordsIn } from '../words/fold-words.ts';
import type { Industry } from '../words/industries.ts';
import { type CompanyFacts, proofAt, proofOf, type Reading, STATED_TRADE, stated, surest } from './company-facts.ts';
import { readAddresses } from './read-address.ts';
import { readOrganisations } from './read-organisation.ts';
import { readPage } from './read-page.ts';
import { readSaying, readSentences, type Sentence } from './read-sentences.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import { readSiteName } from './structured-data.ts';

const SAID_MAX = 40;
const SAID_LENGTH_MIN = 20;
const HEAD_MAX = 30_000;

export type CompanyPage = {
  html: string;
  url: string;
  readAt: string;
  source: SourceKey;
  /** Words of criteria that no field answers: sentences with them are kept. Without, the first sentences are. */
  words?: readonly string[];
};

/** What one page of a company states of it, each value with the words it was read from. */
export const readCompany = ({ html, url, readAt, source, words = [] }: CompanyPage): CompanyFacts =>
  readCompanyOf({ page: readPage(html, url), readAt, source }, words);

/** The same of a page that was read already. What the people it names object to is theirs, not the company's. */
export function readCompanyOf(
  reading: Reading,
  words: readonly string[],
  people: readonly Person[] = [],
): CompanyFacts {
  const { page } = reading;
  const sentences = readSentences(page);
  const organisation = readOrganisations(reading);
  const isImprint = IMPRINT.test(foldText(`${page.url.slice(0, 300)} ${page.title.slice(0, 200)}`));
  const addresses = readAddresses(reading, isImprint);
  const countries = organisation.countries.flatMap((one) => {
    const country = placeOf(one.value)?.country;
    return country ? [{ ...one, value: country }] : [];
  });
  return {
    name: surest([...organisation.names, ...readNames(reading, sentences, isImprint)]),
    industry: surest([...readIndustry(reading, sentences), ...organisation.industries.flatMap(asIndustry)]),
    city: surest([...addresses.cities, ...organisation.cities]),
    country: surest([...addresses.countries, ...countries]),
    people: surest([...organisation.people, ...readPeople(reading, sentences)]),
    said: readSaid(reading, words),
    objection: readObjection(reading, people),
  };
}

const IMPRINT =
  /impressum|imprint|mentions legales|mentions-legales|aviso legal|aviso-legal|note legali|note-legali|colofon|legal notice|legal-notice|mentionslegales|kontakt|contact/u;

const asIndustry = (one: Stated): Stated[] => {
  const industry = findIndustries(wordsIn(one.value))[0]?.value;
  return industry ? [{ ...one, value: industry }] : [];
};

/** A name with its legal form, what the page calls its site, or the holder of its copyright. */
function readNames(reading: Reading, sentences: Sentence[], isImprint: boolean): Stated[] {
  const found: Stated[] = [];
  const site = readSiteName(reading.page);
  if (site) {
    const proof = { quote: site.text, offset: site.offset, place: 'html' as const, url: reading.page.url };
    found.push(stated(site.text.trim(), 0.8, proofOf(reading, proof)));
  }
  for (const { facts, text, at, zone } of sentences) {
    const { form, holder } = facts.names;
    if (form && zone !== 'partners' && zone !== 'voices' && zone !== 'works') {
      const { from, to } = form;
      found.push(
        stated(text.slice(from, to), isImprint && from === 0 ? 0.95 : 0.75, proofAt(reading, at + from, at + to)),
      );
    }
    if (holder) {
      const { from, to } = holder;
      found.push(stated(text.slice(from, to), 0.6, proofAt(reading, at + from, at + to)));
    }
  }
  return found;
}

const INDUSTRY_SENTENCES_MAX = 250;

/** The trade a page speaks of most: its title, its headings and "we are a …" count more than a list of customers. */
function readIndustry(reading: Reading, sentences: Sentence[]): Stated[] {
  const labelled = readLabelledIndustry(reading, sentences);
  if (labelled) return [labelled];
  const weights = new Map<Industry, { weight: number; best: number; proof: Proof }>();
  const note = (industry: Industry, weight: number, proof: () => Proof) => {
    const known = weights.get(industry);
    if (!known) weights.set(industry, { weight, best: weight, proof: proof() });
    else {
      known.weight += weight;
      if (weight > known.best) Object.assign(known, { best: weight, proof: proof() });
    }
  };
  for (const { text, offset } of readHead(reading.page)) {
    for (const { value } of findIndustries(wordsIn(text))) {
      note(value, 3, () => proofOf(reading, { quote: text, offset, place: 'html', url: reading.page.url }));
    }
  }
  for (const { facts, text, at, index, zone, isHeading, isLink } of sentences) {
    if (index >= INDUSTRY_SENTENCES_MAX) break;
    const { isSelf, isRole, found } = facts.trades;
    for (const { value, isOfOthers, isOfCompany } of found) {
      const aside = zone === undefined && !isLink && (isSelf || !isRole) ? 1 : 0.25;
      const weight =
        (1 + (isHeading ? 1 : 0) + (isSelf ? 2 : 0) + (isOfCompany ? 1 : 0)) * aside * (isOfOthers ? 0.25 : 1);
      note(value, weight, () => proofAt(reading, at, at + text.length));
    }
  }
  const sorted = [...weights].sort(([, a], [, b]) => b.weight - a.weight);
  const total = sorted.reduce((sum, [, { weight }]) => sum + weight, 0);
  const [first] = sorted;
  if (!first || first[1].weight < 1) return [];
  const share = first[1].weight / total;
  const confidence = Math.min(STATED_TRADE - 0.01, 0.35 + 0.35 * share + 0.05 * Math.min(4, first[1].weight));
  const isOfOthers = ['team', 'references', 'jobs'].includes(kindOfPage(reading.page.url) ?? '');
  return [{ value: first[0], confidence: isOfOthers ? confidence * 0.6 : confidence, proofs: [first[1].proof] }];
}

/** "Industry: Fintech", also as the two cells of a row. */
function readLabelledIndustry(reading: Reading, sentences: Sentence[]): Stated | undefined {
  for (const { facts, text, at, before } of sentences) {
    const isBelowLabel = before?.isTradeLabel === true && text.length <= 80;
    const industry = facts.labelledTrade ?? (isBelowLabel ? facts.trades.found[0]?.value : undefined);
    if (industry) return stated(industry, 0.95, proofAt(reading, at, at + text.length));
  }
  return undefined;
}

const DESCRIBED = /<meta[^>]{0,100}name=["']description["'][^>]{0,40}content=["']([^"'<>]{10,400})["']/iu;

/** The title and the description, where they stand in the source as they are read. */
function readHead({ html, title }: Page): { text: string; offset: number }[] {
  const head = html.slice(0, HEAD_MAX);
  const bare = title.trim().slice(0, 200);
  const at = bare === '' ? -1 : head.indexOf(bare);
  const described = head.includes('description') ? DESCRIBED.exec(head) : null;
  return [
    ...(at === -1 ? [] : [{ text: bare, offset: at }]),
    ...(described?.[1]
      ? [{ text: described[1], offset: described.index + described[0].lastIndexOf(described[1]) }]
      : []),
  ];
}

const COUNT_ALONE = /^(?:ca\.?\s|~)?(\d{1,6})(?:\s?[–-]\s?(\d{1,6}))?\+?$/u;

function readPeople(reading: Reading, sentences: Sentence[]): Stated<{ min: number; max: number }>[] {
  const found: Stated<{ min: number; max: number }>[] = [];
  for (const { facts, text, at, zone, before } of sentences) {
    const isOfOthers = zone === 'works' || zone === 'voices';
    for (const { value, confidence, from, to } of isOfOthers ? [] : facts.counts) {
      found.push(stated(value, confidence, proofAt(reading, at + from, at + to)));
    }
    const alone = before?.isCountLabel && !isOfOthers ? COUNT_ALONE.exec(text) : null;
    if (alone) {
      const [min, max] = [Number(alone[1]), Number(alone[2] ?? alone[1])];
      if (min <= max) found.push(stated({ min, max }, 0.85, proofAt(reading, at, at + text.length)));
    }
  }
  return found;
}

function readSaid(reading: Reading, words: readonly string[]): Stated[] {
  const wanted = wantWords(words);
  const fits = (facts: SentenceFacts) => wanted.length === 0 || countMet(wanted, facts.words) > 0;
  return readSaying(reading.page, SAID_LENGTH_MIN, SAID_MAX, fits).map(({ text, at }) =>
    stated(text, 0.7, proofAt(reading, at, at + text.length)),
  );
}

/** A company's own, or one person's whom the page does not name: then nobody knows who it is. */
function readObjection(reading: Reading, people: readonly Person[]): Proof | null {
  const ofPeople = new Set(people.flatMap(({ objection }) => (objection ? [objection.offset] : [])));
  const own = findObjections(reading.page).find(({ from }) => !ofPeople.has(from));
  return own ? proofAt(reading, own.from, own.to) : null;
}
