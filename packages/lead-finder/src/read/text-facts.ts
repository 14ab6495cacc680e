import { type AddressFacts, NO_ADDRESS, readAddressFacts } from '../find/find-address.ts';
import { type FoundPhone, findPhones } from '../find/find-phones.ts';
import { zoneOfHeading } from '../find/find-zone.ts';
import { judgeName } from '../judge/judge-name.ts';
import { couldBeTitle, isDegree, looksLikeAffiliation, looksLikeTitle } from '../judge/judge-title.ts';
import { isTeamText } from '../judge/team-words.ts';
import { remember } from '../words/remember.ts';
import { hasTitleWord, wordsOf } from '../words/titles.ts';
import type { Zone } from '../zone.ts';
import { type FoundAddress, findAddresses } from './decode-address.ts';
import { type Entry, mayName, readEntries } from './read-entries.ts';
import { readNamed } from './read-prose.ts';
import { SentenceFacts } from './sentence-facts.ts';
import { splitSentences } from './split-sentences.ts';

type HeadingFacts = { isName: boolean; isTeam: boolean; zone: Zone | undefined };

const TITLE_LINE_MAX = 120;
const SLOT_LENGTH_MAX = 60;
const SLOT_WORDS_MAX = 7;

/**
 * What a text says by itself, wherever it stands. Each part is read when it is first asked for, and once for all the pages of a
 * site that hold the same words.
 */
export class TextFacts {
  readonly text: string;
  readonly #hasLetter: boolean;
  #entries: readonly Entry[] | undefined;
  #represented: readonly Entry[] | undefined;
  #addresses: readonly FoundAddress[] | undefined;
  #phones: readonly FoundPhone[] | undefined;
  #heading: HeadingFacts | undefined;
  #address: AddressFacts | undefined;
  #sentences: readonly SentenceFacts[] | undefined;
  #isOfCompany: boolean | undefined;
  #isLabel: boolean | undefined;
  #mayName: boolean | undefined;
  #objections: readonly SentenceFacts[] | undefined;
  #hasTitleWord: boolean | undefined;
  #couldBeTitle: boolean | undefined;
  #looksLikeTitle: boolean | undefined;
  #mayBeTitle: boolean | undefined;
  #isAffiliation: boolean | undefined;

  constructor(text: string) {
    this.text = text;
    this.#hasLetter = LETTER.test(text);
  }

  /** It, or a part of it, has the shape of a name. */
  get mayName(): boolean {
    this.#mayName ??= this.#hasLetter && mayName(this.text);
    return this.#mayName;
  }

  /** Names in it, each with what stands beside it. */
  get entries(): readonly Entry[] {
    this.#entries ??= this.mayName ? orNone(readEntries(this.text)) : NONE;
    return this.#entries;
  }

  /** Names behind the words of imprints, of introductions and of titles in a sentence. */
  get represented(): readonly Entry[] {
    this.#represented ??= this.#hasLetter ? orNone(readNamed(this.text)) : NONE;
    return this.#represented;
  }

  get addresses(): readonly FoundAddress[] {
    this.#addresses ??= MAY_ADDRESS.test(this.text) ? orNone(findAddresses(this.text)) : NONE;
    return this.#addresses;
  }

  get phones(): readonly FoundPhone[] {
    this.#phones ??= MAY_CALL.test(this.text) ? orNone(findPhones(this.text)) : NONE;
    return this.#phones;
  }

  /** What it says of the names below it. */
  get heading(): HeadingFacts {
    this.#heading ??= {
      isName: judgeName(this.text.split(/[,(]/u)[0] ?? '') !== undefined,
      isTeam: isTeamText(this.text),
      zone: zoneOfHeading(this.text),
    };
    return this.#heading;
  }

  get address(): AddressFacts {
    this.#address ??= this.#hasLetter ? readAddressFacts(this.text) : NO_ADDRESS;
    return this.#address;
  }

  get sentences(): readonly SentenceFacts[] {
    this.#sentences ??= splitSentences(this.text).map(({ text, from }) => new SentenceFacts(text, from));
    return this.#sentences;
  }

  /** One of its sentences says something of a company. */
  get isOfCompany(): boolean {
    this.#isOfCompany ??= this.#hasLetter && this.sentences.some((sentence) => sentence.isOfCompany);
    return this.#isOfCompany;
  }

  /** Its last sentence says what the next line is: how many work there, or in which trade. */
  get isLabel(): boolean {
    this.#isLabel ??= isLabel(this.sentences.at(-1));
    return this.#isLabel;
  }

  /** Its sentences that ask not to be written to. */
  get objections(): readonly SentenceFacts[] {
    this.#objections ??= this.#hasLetter ? orNone(this.sentences.filter(({ objection }) => objection)) : NONE;
    return this.#objections;
  }

  /** A short line with a word of titles in it. */
  get hasTitleWord(): boolean {
    this.#hasTitleWord ??= this.text.length < TITLE_LINE_MAX && hasTitleWord(this.text);
    return this.#hasTitleWord;
  }

  get couldBeTitle(): boolean {
    this.#couldBeTitle ??= couldBeTitle(this.text);
    return this.#couldBeTitle;
  }

  get looksLikeTitle(): boolean {
    this.#looksLikeTitle ??= this.couldBeTitle && looksLikeTitle(this.text);
    return this.#looksLikeTitle;
  }

  get isAffiliation(): boolean {
    this.#isAffiliation ??= looksLikeAffiliation(this.text);
    return this.#isAffiliation;
  }

  /** Short words that are neither a name, an organisation, a degree nor a contact. */
  get mayBeTitle(): boolean {
    this.#mayBeTitle ??=
      this.text.length <= SLOT_LENGTH_MAX &&
      this.couldBeTitle &&
      /^[\p{L}(]/u.test(this.text.trim()) &&
      !/\d{3}/u.test(this.text) &&
      wordsOf(this.text).length <= SLOT_WORDS_MAX &&
      (this.looksLikeTitle ||
        (!this.isAffiliation && !isDegree(this.text) && (judgeName(this.text)?.likelihood ?? 0) < 2));
    return this.#mayBeTitle;
  }
}

const NONE: readonly never[] = [];
/** What is kept of most texts is nothing: one empty list for all of them stays in the processor's cache. */
const orNone = <T>(found: readonly T[]): readonly T[] => (found.length === 0 ? NONE : found);
const isLabel = (last: SentenceFacts | undefined) => last !== undefined && (last.isCountLabel || last.isTradeLabel);
const LETTER = /\p{L}/u;
const MAY_ADDRESS = /@|[\s([{<](?:at|ät|æt|a|arroba|chiocciola)[\s)\]}>]/i;
const MAY_CALL = /\d[\d\s()/.–-]{5}/;

export const factsOf = remember((text: string) => new TextFacts(text));
