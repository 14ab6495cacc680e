import { findHeadcounts, type Headcount } from '../find/find-headcounts.ts';
import { findIndustries } from '../find/find-industries.ts';
import { type FoundRole, findRoles } from '../find/find-roles.ts';
import { LEGAL_FORM } from '../words/company-words.ts';
import { type FoldedWord, foldOnce, readWords, wordsIn } from '../words/fold-words.ts';
import type { Industry } from '../words/industries.ts';
import { looksLikeAddressLine } from '../words/other-words.ts';
import type { FoundPhrase } from '../words/phrases.ts';
import { COMPANY_WORD } from '../words/question-words.ts';
import { readObjection } from './read-objection.ts';

type Range = { min: number; max: number };
/** `form`: a name with its legal form. `holder`: who has the copyright. Places in the sentence. */
type Names = { form: { from: number; to: number } | undefined; holder: { from: number; to: number } | undefined };
type Trade = { value: Industry; isOfOthers: boolean; isOfCompany: boolean };
/** `isSelf`: the company speaks of itself. `isRole`: it names a person's role. */
type Trades = { isSelf: boolean; isRole: boolean; found: readonly Trade[] };
type Count = { value: Range; confidence: number; from: number; to: number };

const NO_NAMES: Names = { form: undefined, holder: undefined };
const NO_TRADES: Trades = { isSelf: false, isRole: false, found: [] };

/** What a sentence says of a company, wherever it stands; see `TextFacts`. */
export class SentenceFacts {
  readonly text: string;
  /** Where it begins in its line. */
  readonly from: number;
  #words: readonly FoldedWord[] | undefined;
  #industries: readonly FoundPhrase<Industry>[] | undefined;
  #names: Names | undefined;
  #trades: Trades | undefined;
  #isTradeLabel: boolean | undefined;
  #isCountLabel: boolean | undefined;
  #labelledTrade: { value: Industry | undefined } | undefined;
  #counts: readonly Count[] | undefined;
  #objection: { value: { isPersonal: boolean } | undefined } | undefined;

  constructor(text: string, from: number) {
    this.text = text;
    this.from = from;
  }

  get words(): readonly FoldedWord[] {
    this.#words ??= readWords(this.text);
    return this.#words;
  }

  /** It names a company, its trade or how many work there, or what follows does. */
  get isOfCompany(): boolean {
    return (
      this.names !== NO_NAMES ||
      this.industries.length > 0 ||
      this.counts.length > 0 ||
      this.isTradeLabel ||
      this.isCountLabel
    );
  }

  get objection(): { isPersonal: boolean } | undefined {
    this.#objection ??= { value: readObjection(this.text) };
    return this.#objection.value;
  }

  get names(): Names {
    this.#names ??= readNames(this.text);
    return this.#names;
  }

  get trades(): Trades {
    this.#trades ??= this.industries.length === 0 ? NO_TRADES : readTrades(this.text, this.words, this.industries);
    return this.#trades;
  }

  /** Words for trades, no matter what is said of them. */
  get industries(): readonly FoundPhrase<Industry>[] {
    this.#industries ??= findIndustries(this.words);
    return this.#industries;
  }

  /** "Industry", before what it is. */
  get isTradeLabel(): boolean {
    this.#isTradeLabel ??= this.words.length <= LABEL_WORDS_MAX && isTradeLabel(this.text);
    return this.#isTradeLabel;
  }

  /** "Employees", before how many there are. */
  get isCountLabel(): boolean {
    this.#isCountLabel ??=
      this.words.length <= LABEL_WORDS_MAX && this.text.length < LABEL_MAX && COUNT_LABEL.test(foldOnce(this.text));
    return this.#isCountLabel;
  }

  /** "Industry: Fintech". */
  get labelledTrade(): Industry | undefined {
    this.#labelledTrade ??= { value: this.industries.length === 0 ? undefined : readLabelledTrade(this.text) };
    return this.#labelledTrade.value;
  }

  /** How many people it says the company has. */
  get counts(): readonly Count[] {
    this.#counts ??= MAY_COUNT.test(this.text) ? readCounts(this.text, this.words) : NO_COUNTS;
    return this.#counts;
  }
}

const NO_COUNTS: readonly Count[] = [];
const LABEL_MAX = 40;
/** No label has more. */
const LABEL_WORDS_MAX = 4;
const MAY_COUNT = /\d|team|köpf|zesp|tým|[eé]quip|squadra/iu;
const NAME_MAX = 80;
const FORM_SENTENCE_MAX = 200;
const HOLDER = /(?:©|\(c\)|copyright)\s?(?:©\s?)?(?:\d{4}(?:\s?[–-]\s?\d{4})?)?\s?(?:by\s)?(\p{Lu}[^|·•©.,]{1,60})/iu;

function readNames(text: string): Names {
  const form = text.length <= FORM_SENTENCE_MAX ? LEGAL_FORM.exec(text) : null;
  const before = form ? nameBefore(text.slice(Math.max(0, form.index - NAME_MAX), form.index)) : '';
  if (form && before.trim().length < 2) return NO_NAMES;
  const holder = MAY_HOLD.test(text) ? HOLDER.exec(text.slice(0, 160)) : null;
  const name = holder?.[1]?.trim();
  const from = holder && name && /\p{L}{2}/u.test(name) ? holder.index + holder[0].lastIndexOf(name) : undefined;
  if (!form && from === undefined) return NO_NAMES;
  return {
    form: form ? { from: form.index - before.length, to: form.index + form[0].length } : undefined,
    holder: name && from !== undefined ? { from, to: from + name.length } : undefined,
  };
}

const MAY_HOLD = /©|\(c\)|copyright/iu;

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

function readTrades(text: string, words: readonly FoldedWord[], named: readonly FoundPhrase<Industry>[]): Trades {
  // A street may be named after a trade.
  if (/\d/.test(text) && looksLikeAddressLine(text)) return NO_TRADES;
  const found = named.map(({ value, from, to }) => ({
    value,
    isOfOthers: words.slice(Math.max(0, from - 3), from).some(({ folded }) => FOR_OTHERS.test(folded)),
    isOfCompany: COMPANY_WORD.test(words[to]?.folded ?? '') || COMPANY_WORD.test(words[from - 1]?.folded ?? ''),
  }));
  return { isSelf: WE_ARE.test(foldOnce(text.slice(0, 200))), isRole: isRole(words), found };
}

/** "Head of Logistics" says nothing of the company's trade. */
const isRole = (words: readonly FoldedWord[]) => words.length <= ROLE_WORDS_MAX && findRoles(words).some(isOfField);
const isOfField = ({ role, from, to }: FoundRole) => role.kind === 'field' && role.level !== 'member' && to - from > 1;
const ROLE_WORDS_MAX = 6;

const TRADE_LABEL =
  /^(?:industry|sector|line of business|field of business|business sector|trade|branche|wirtschaftszweig|tatigkeitsfeld|geschaftsfeld|secteur(?: d activite)?|activite|domaine d activite|sector de actividad|actividad|settore|settore di attivita|attivita|bedrijfstak|branza|sektor|dzialalnosc|obor(?: podnikani)?|odvetvi|setor|setor de atividade|area de atividade|bransch|verksamhet)\s?:?\s?$/u;

const isTradeLabel = (text: string) =>
  text.length < LABEL_MAX && TRADE_LABEL.test(foldOnce(text).replace(/['’]/gu, ' ').trim());

function readLabelledTrade(text: string): Industry | undefined {
  const colon = text.length < 120 ? text.indexOf(':') : -1;
  if (colon === -1) return tradeBehindLabel(text);
  if (colon <= 0 || colon >= text.length - 2 || !isTradeLabel(text.slice(0, colon))) return undefined;
  return findIndustries(wordsIn(text.slice(colon + 1)))[0]?.value;
}

/** "Industry Fintech": label and value side by side, and nothing else. */
function tradeBehindLabel(text: string): Industry | undefined {
  if (text.length > PAIR_MAX) return undefined;
  for (const blank of [...text.matchAll(/\s/gu)].slice(0, LABEL_WORDS_MAX)) {
    if (!isTradeLabel(text.slice(0, blank.index))) continue;
    const trade = onlyTrade(text.slice(blank.index));
    if (trade) return trade;
  }
  // "Fintech", and below it in small letters "Industry".
  const last = text.lastIndexOf(' ');
  return last > 0 && isTradeLabel(text.slice(last + 1)) ? onlyTrade(text.slice(0, last)) : undefined;
}

/** The trade that all of a text names. */
function onlyTrade(text: string): Industry | undefined {
  const words = wordsIn(text);
  const [first] = findIndustries(words);
  return first?.from === 0 && first.to === words.length ? first.value : undefined;
}

const PAIR_MAX = 60;

const OWN =
  /\b(?:we|our|us|team|teams|employs?|workforce|headcount|wir|unser\w*|beschaftig\w*|uns|belegschaft|nous|notre|compte|emploie|equipe|somos|nuestr\w*|contamos|equipo|emplea|cuenta|siamo|nostr\w*|conta|impiega|organico|wij|ons|onze|telt|zatrudni\w*|nasz\w*|zespol\w*|jestesmy|zamestnav\w*|nas\w*|mame|tym\w*|jsme|noss\w*|emprega|equipa|vi|var|vara|vart|sysselsatter|arbetar|har|company|unternehmen|entreprise|empresa|azienda|bedrijf|firma|spolecnost|foretaget|groups?)\b/u;
const OTHERS =
  /\b(?:customers?|clients?|users|kunden|nutzer|anwender|clientes|usuarios|clienti|utenti|klanten|gebruikers|klient\w*|zakazni\w*|utilizadores|kunder|anvandare|companies with|unternehmen mit|entreprises de|empresas de|empresas con|aziende con|bedrijven met|firm zatrudniaj\w*|firmy s|foretag med|ab \d|visitors|besucher|participants|teilnehm\w*|students|schuler\w*|events?|conference|trained|geschult)\b/u;

/** "Employees 45", "Employees 20–50": label and value side by side. */
const COUNT_PAIR = /^(\D{3,40}?)\s{1,2}(\d{1,6})(?:\s?[–-]\s?(\d{1,6}))?\+?$/u;

function readCounts(text: string, words: readonly FoldedWord[]): Count[] {
  const pair = COUNT_PAIR.exec(text);
  const [label, min, max] = [pair?.[1] ?? '', Number(pair?.[2]), Number(pair?.[3] ?? pair?.[2])];
  if (pair && min <= max && COUNT_LABEL.test(foldOnce(label)))
    return [{ value: { min, max }, confidence: 0.85, from: 0, to: text.length }];
  const found: Count[] = [];
  for (const count of findHeadcounts(text, words)) {
    const folded = foldOnce(text);
    const range = asRange(count);
    if (!range || OTHERS.test(folded) || isYear(count, text)) continue;
    const isOwn = OWN.test(folded) || text.length < 40;
    const confidence = (isOwn ? 0.8 : 0.55) - (count.kind === 'exact' || count.kind === 'range' ? 0 : 0.1);
    const [from, to] = [words[count.from]?.from ?? 0, words[count.to - 1]?.to ?? text.length];
    found.push({ value: range, confidence, from, to });
  }
  return found;
}

const COUNT_LABEL =
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
