import { type CompanyFacts, proofAt, proofOf, type Reading, stated, surest } from './company-facts.ts';
import { findHeadcounts, type Headcount } from './find-headcounts.ts';
import { findIndustries } from './find-industries.ts';
import { findObjections } from './find-objections.ts';
import { kindOfPage } from './find-pages.ts';
import { placeOf } from './find-places.ts';
import { type FoundRole, findRoles } from './find-roles.ts';
import type { Proof, SourceKey, Stated } from './lead.ts';
import { countMet, wantWords } from './match-words.ts';
import type { Page } from './page.ts';
import type { Person } from './person.ts';
import { readAddresses } from './read-address.ts';
import { readOrganisations } from './read-organisation.ts';
import { readPage } from './read-page.ts';
import { readSentences, type Sentence } from './read-sentences.ts';
import { LEGAL_FORM } from './words/company-words.ts';
import { type FoldedWord, foldText, wordsIn } from './words/fold-words.ts';
import type { Industry } from './words/industries.ts';
import { COMPANY_WORD } from './words/question-words.ts';

const SAID_MAX = 40;
const SAID_LENGTH_MIN = 20;
const HEAD_MAX = 30_000;
const NAME_MAX = 80;

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
    said: readSaid(reading, sentences, words),
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
  const site = /<meta[^>]{0,200}og:site_name["'][^>]{0,40}content=["']([^"'<>]{2,80})["']/iu.exec(
    reading.page.html.slice(0, HEAD_MAX),
  );
  if (site?.[1] && !site[1].includes('&')) {
    const offset = site.index + site[0].lastIndexOf(site[1]);
    found.push(
      stated(site[1].trim(), 0.8, proofOf(reading, { quote: site[1], offset, place: 'html', url: reading.page.url })),
    );
  }
  for (const { text, at, zone } of sentences) {
    const form = text.length <= 200 ? LEGAL_FORM.exec(text) : null;
    if (form && zone !== 'partners' && zone !== 'voices' && zone !== 'works') {
      const before = text.slice(Math.max(0, form.index - NAME_MAX), form.index);
      const name = nameBefore(before);
      if (!name || name.trim().length < 2) continue;
      const from = form.index - name.length;
      const to = form.index + form[0].length;
      found.push(
        stated(text.slice(from, to), isImprint && from === 0 ? 0.95 : 0.75, proofAt(reading, at + from, at + to)),
      );
    }
    const holder =
      /(?:©|\(c\)|copyright)\s?(?:©\s?)?(?:\d{4}(?:\s?[–-]\s?\d{4})?)?\s?(?:by\s)?(\p{Lu}[^|·•©.,]{1,60})/iu.exec(
        text.slice(0, 160),
      );
    const name = holder?.[1]?.trim();
    if (holder && name && /\p{L}{2}/u.test(name)) {
      const from = holder.index + holder[0].lastIndexOf(name);
      found.push(stated(name, 0.6, proofAt(reading, at + from, at + from + name.length)));
    }
  }
  return found;
}

/** The words with capitals that end a text: "Impressum der Bell & Dorn " ends in "Bell & Dorn ". */
function nameBefore(text: string): string {
  const words = [...text.matchAll(/\S+/gu)];
  let from = text.length;
  for (const word of words.slice(-NAME_WORDS_MAX).toReversed()) {
    const isName = /^[\p{Lu}\d&+]/u.test(word[0]);
    const isJoint = from < text.length && /^(?:und|and|et|y|e|en|i|a|of|für|de)$/u.test(word[0]);
    if (!isName && !isJoint) break;
    if (isName && /^[\p{Lu}\d]/u.test(word[0])) from = word.index;
    if (/[:|•·]$/u.test(word[0])) return text.slice(Math.min(text.length, word.index + word[0].length)).trimStart();
  }
  return text.slice(from);
}

const NAME_WORDS_MAX = 6;

const WE_ARE =
  /\b(?:we are|is an?|is the|is one of|wir sind|ist ein\w*|sind ein\w*|nous sommes|est un\w*|somos|es una?|siamo|e un\w*|wij zijn|is een|we zijn|jestesmy|jest|jsme|je|e uma?|vi ar|ar ett?|specialis\w*|spezialis\w*|anbieter|provider|hersteller|manufacturer)\b/u;
const FOR_OTHERS =
  /^(?:for|to|fur|an|pour|aux|para|per|voor|dla|pro|for|till|serve|serves|customers|clients|kunden|clientes|clienti)$/u;
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
  for (const { text, at, zone, isHeading } of sentences.slice(0, INDUSTRY_SENTENCES_MAX)) {
    const words = wordsIn(text);
    const isSelf = WE_ARE.test(foldText(text.slice(0, 200)));
    for (const { value, from, to } of findIndustries(words)) {
      const isOfOthers = words.slice(Math.max(0, from - 3), from).some(({ folded }) => FOR_OTHERS.test(folded));
      const isOfCompany =
        COMPANY_WORD.test(words[to]?.folded ?? '') || COMPANY_WORD.test(words[from - 1]?.folded ?? '');
      const aside = zone === undefined && (isSelf || !isRole(words)) ? 1 : 0.25;
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
  const confidence = Math.min(0.9, 0.35 + 0.35 * share + 0.05 * Math.min(4, first[1].weight));
  const isOfOthers = ['team', 'references', 'jobs'].includes(kindOfPage(reading.page.url) ?? '');
  return [{ value: first[0], confidence: isOfOthers ? confidence * 0.6 : confidence, proofs: [first[1].proof] }];
}

/** "Head of Logistics" says nothing of the company's trade. */
const isRole = (words: readonly FoldedWord[]) => words.length <= ROLE_WORDS_MAX && findRoles(words).some(isOfField);
const isOfField = ({ role, from, to }: FoundRole) => role.kind === 'field' && role.level !== 'member' && to - from > 1;
const ROLE_WORDS_MAX = 6;

const INDUSTRY_LABEL =
  /^(?:industry|sector|line of business|field of business|business sector|trade|branche|wirtschaftszweig|tatigkeitsfeld|geschaftsfeld|secteur(?: d activite)?|activite|domaine d activite|sector de actividad|actividad|settore|settore di attivita|attivita|bedrijfstak|branza|sektor|dzialalnosc|obor(?: podnikani)?|odvetvi|setor|setor de atividade|area de atividade|bransch|verksamhet)\s?:?\s?$/u;

/** "Industry: Fintech", also as the two cells of a row. */
function readLabelledIndustry(reading: Reading, sentences: Sentence[]): Stated | undefined {
  for (const [index, { text, at }] of sentences.entries()) {
    const colon = text.length < 120 ? text.indexOf(':') : -1;
    const before = sentences[index - 1]?.text ?? '';
    const isOwn = colon > 0 && colon < text.length - 2 && isIndustryLabel(text.slice(0, colon));
    if (!isOwn && (text.length > 80 || !isIndustryLabel(before))) continue;
    const from = isOwn ? colon + 1 : 0;
    const industry = findIndustries(wordsIn(text.slice(from)))[0]?.value;
    if (industry) return stated(industry, 0.95, proofAt(reading, at, at + text.length));
  }
  return undefined;
}

const isIndustryLabel = (text: string) =>
  text.length < 40 && INDUSTRY_LABEL.test(foldText(text).replace(/['’]/gu, ' ').trim());

/** The title and the description, where they stand in the source as they are read. */
function readHead({ html, title }: Page): { text: string; offset: number }[] {
  const head = html.slice(0, HEAD_MAX);
  const bare = title.trim().slice(0, 200);
  const at = bare === '' ? -1 : head.indexOf(bare);
  const described = /<meta[^>]{0,100}name=["']description["'][^>]{0,40}content=["']([^"'<>]{10,400})["']/iu.exec(head);
  return [
    ...(at === -1 ? [] : [{ text: bare, offset: at }]),
    ...(described?.[1]
      ? [{ text: described[1], offset: described.index + described[0].lastIndexOf(described[1]) }]
      : []),
  ];
}

const OWN =
  /\b(?:we|our|us|team|teams|employs?|workforce|headcount|wir|unser\w*|beschaftig\w*|uns|belegschaft|nous|notre|compte|emploie|equipe|somos|nuestr\w*|contamos|equipo|emplea|cuenta|siamo|nostr\w*|conta|impiega|organico|wij|ons|onze|telt|zatrudni\w*|nasz\w*|zespol\w*|jestesmy|zamestnav\w*|nas\w*|mame|tym\w*|jsme|noss\w*|emprega|equipa|vi|var|vara|vart|sysselsatter|arbetar|har|company|unternehmen|entreprise|empresa|azienda|bedrijf|firma|spolecnost|foretaget|groups?)\b/u;
const OTHERS =
  /\b(?:customers?|clients?|users|kunden|nutzer|anwender|clientes|usuarios|clienti|utenti|klanten|gebruikers|klient\w*|zakazni\w*|utilizadores|kunder|anvandare|companies with|unternehmen mit|entreprises de|empresas de|empresas con|aziende con|bedrijven met|firm zatrudniaj\w*|firmy s|foretag med|ab \d|visitors|besucher|participants|teilnehm\w*|students|schuler\w*|events?|conference|trained|geschult)\b/u;

function readPeople(reading: Reading, sentences: Sentence[]): Stated<{ min: number; max: number }>[] {
  const found: Stated<{ min: number; max: number }>[] = [];
  for (const [index, { text, at, zone }] of sentences.entries()) {
    if (zone === 'works' || zone === 'voices' || !/\d|team|köpf|zesp|tým|[eé]quip|squadra/iu.test(text)) continue;
    const words = wordsIn(text);
    const before = sentences[index - 1]?.text ?? '';
    for (const count of findHeadcounts(text, words)) {
      const folded = foldText(text);
      if (OTHERS.test(folded)) continue;
      const range = asRange(count);
      const [from, to] = [words[count.from]?.from ?? 0, words[count.to - 1]?.to ?? text.length];
      if (!range || isYear(count, text)) continue;
      const isOwn = OWN.test(folded) || text.length < 40;
      const confidence = (isOwn ? 0.8 : 0.55) - (count.kind === 'exact' || count.kind === 'range' ? 0 : 0.1);
      found.push(stated(range, confidence, proofAt(reading, at + from, at + to)));
    }
    const alone = /^(?:ca\.?\s|~)?(\d{1,6})(?:\s?[–-]\s?(\d{1,6}))?\+?$/u.exec(text);
    if (alone && before.length < 40 && LABEL.test(foldText(before))) {
      const [min, max] = [Number(alone[1]), Number(alone[2] ?? alone[1])];
      if (min <= max) found.push(stated({ min, max }, 0.85, proofAt(reading, at, at + text.length)));
    }
  }
  return found;
}

const LABEL =
  /^(?:employees|number of employees|team size|company size|headcount|staff|people|mitarbeiter\w*|mitarbeitende|beschaftigte|teamgrosse|unternehmensgrosse|effectifs?|salaries|collaborateurs|empleados|plantilla|dipendenti|addetti|medewerkers|werknemers|pracownicy|liczba pracownikow|zatrudnienie|zamestnanci|pocet zamestnancu|colaboradores|funcionarios|anstallda|antal anstallda)\s?:?$/u;

const isYear = ({ min, max }: Headcount, text: string) =>
  min !== null &&
  min === max &&
  min >= 1_900 &&
  min <= 2_100 &&
  /\b(?:since|seit|depuis|desde|dal|sinds|od|sedan|in|im|en)\s(?:19|20)\d\d/iu.test(text);

/** What is only bounded on one side is at most half as much again: "over 100" is hardly 500. */
function asRange({ min, max, kind }: Headcount): { min: number; max: number } | undefined {
  const known = min ?? max;
  if (known === null || known === 0) return undefined;
  if (kind === 'min') return { min: known, max: Math.ceil(known * 1.5) };
  if (kind === 'max') return { min: 1, max: known };
  if (kind === 'about') return { min: Math.round(known * 0.9), max: Math.round(known * 1.1) };
  if (kind === 'nearly') return { min: Math.floor(known * 0.85), max: known };
  return { min: known, max: max ?? known };
}

function readSaid(reading: Reading, sentences: Sentence[], words: readonly string[]): Stated[] {
  const wanted = wantWords(words);
  const found: Stated[] = [];
  for (const { text, at, zone } of sentences) {
    if (found.length >= SAID_MAX) break;
    if (text.length < SAID_LENGTH_MIN || zone === 'navigation' || zone === 'form') continue;
    if (wanted.length > 0 && countMet(wanted, wordsIn(text)) === 0) continue;
    found.push(stated(text, 0.7, proofAt(reading, at, at + text.length)));
  }
  return found;
}

/** A company's own, or one person's whom the page does not name: then nobody knows who it is. */
function readObjection(reading: Reading, people: readonly Person[]): Proof | null {
  const ofPeople = new Set(people.flatMap(({ objection }) => (objection ? [objection.offset] : [])));
  const own = findObjections(reading.page).find(({ from }) => !ofPeople.has(from));
  return own ? proofAt(reading, own.from, own.to) : null;
}
