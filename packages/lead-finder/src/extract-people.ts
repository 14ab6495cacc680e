import { getDomain } from 'tldts';
import type { CellKind } from './find/cell-kinds.ts';
import { type Candidate, isInPersonCard, surveyPage } from './find/find-candidates.ts';
import { type Card, countNames, findCard } from './find/find-card.ts';
import { type Contact, type Contacts, findContacts, quoteText } from './find/find-contacts.ts';
import { findObjections } from './find/find-objections.ts';
import { mayNamePeople } from './find/may-name.ts';
import { looksLikeTitle } from './judge/judge-title.ts';
import { matchAddress } from './judge/match-address.ts';
import { isTeamText } from './judge/team-words.ts';
import { findTitleSlots } from './judge/title-slots.ts';
import { looksLikeInstruction } from './model/instruction.ts';
import type { Page, PageElement } from './page.ts';
import { pairEmail, pairPhone, withoutHouse } from './pair-contact.ts';
import { cellsAround, findBesides, findTitleHeadings, type PlacedText, pairTitle } from './pair-title.ts';
import type { Evidence, Person } from './person.ts';
import { readPage } from './read/read-page.ts';
import { readStructuredPeople } from './read/structured-data.ts';

export type { Evidence, Person } from './person.ts';

/** A name this sure bounds its neighbours' cards. */
const ANCHOR = 3;
const ACCEPTED = 5;
const FOR_TITLE = 2;
const FOR_PHONE = 0.5;
const FOR_CARDS = 1;
/** One for an address, three for one that says the name. */
const FOR_EMAIL_MAX = 4;

/** The people an organisation names on its page, each value with the words it was read from. */
export const extractPeople = ({ html, url }: { html: string; url: string }): Person[] =>
  extractPeopleOf(readPage(html, url));

/** The same of a page that was read already. */
export function extractPeopleOf(page: Page): Person[] {
  if (!mayNamePeople(page)) return nobodyBut(readStructuredPeople(page), page);
  const contacts = findContacts(page);
  const survey = surveyPage(page, contacts);
  if (!mayAccept(survey.candidates, contacts)) return nobodyBut(readStructuredPeople(page), page);
  const anchors = survey.candidates.filter(({ score, isBacked }) => isBacked && score >= ANCHOR);
  const names = countNames(page, anchors.length > 0 ? anchors : survey.candidates);
  const isHeading = (line: number) => survey.sections[line]?.ownLevel !== undefined;
  const cards = survey.candidates
    .filter(({ score, cell }) => score >= 0 && !speaksToMachines(cell.line.text))
    .map((candidate) => {
      const card = findCard(page, candidate, names, isHeading);
      return { candidate, card, around: cellsAround(candidate, card, survey) };
    });
  const signs = {
    slots: findTitleSlots(cards.filter(({ candidate }) => candidate.kind === 'whole')),
    besides: findBesides(cards.map(({ candidate }) => candidate)),
    headings: findTitleHeadings(
      cards.map(({ candidate }) => candidate),
      survey,
    ),
  };
  const titled = cards
    .filter(({ candidate }) => isHeading(candidate.cell.line.index) || !isQuoted(page, candidate))
    .map(({ candidate, card, around }) => {
      const title = pairTitle(candidate, around, survey, signs);
      return { candidate, card, title, isKnown: title !== undefined && looksLikeTitle(title.text) };
    });
  const titledKinds = findTitledKinds(titled);
  const found: Found[] = [];
  for (const { candidate, card, title, isKnown } of titled) {
    const isAlone = candidate.kind !== 'listed';
    const email = pairEmail(candidate.name.name, card, contacts, isAlone);
    if (email && isSentence(candidate.cell.line.text) && isElsewhere(email.value, page.url)) continue;
    const phone = isAlone ? pairPhone(withoutHouse(page, candidate, card, isHeading), contacts) : undefined;
    const isTitled = isKnown && candidate.section.zone !== 'partners';
    const match = email ? matchAddress(email.value, candidate.name.name) : 0;
    let score = candidate.score;
    if (title && candidate.kind !== 'titled') score += FOR_TITLE;
    if (email) score += 1 + match;
    if (phone) score += FOR_PHONE;
    // Scripts without capitals do not show names: a title beside one, on a page of people, does.
    const isShown =
      isTitled &&
      candidate.section.isTeam &&
      candidate.kind === 'whole' &&
      isUncased(candidate.name.name) &&
      !isTeamText(candidate.name.name);
    const isOfCards = isTitled && candidate.kind === 'whole' && titledKinds.has(candidate.cell.kind);
    if (isShown || isOfCards) score += FOR_CARDS;
    const isBacked = isShown || isOfCards || candidate.isBacked || (isTitled && isInPersonCard(candidate)) || match > 1;
    const isPersonal = candidate.isPersonal || isTitled || email !== undefined || phone !== undefined;
    if (isBacked && isPersonal && score >= ACCEPTED && !isFirm(candidate))
      found.push({ candidate, card, title, email, phone, score });
  }
  if (found.length === 0) return nobodyBut(readStructuredPeople(page), page);
  const kept = withoutOtherSpellings(found);
  return mergePeople(page, kept, { structured: readStructuredPeople(page), objections: ownersOf(page, kept) });
}

/** Whether any of them may be accepted, no matter what is found beside them. On most pages only the company's own name looks like one. */
function mayAccept(candidates: readonly Candidate[], { emails, phones }: Contacts): boolean {
  const hasEmail = emails.length > 0;
  const isTeam = candidates.some(({ section }) => section.isTeam);
  const most = (hasEmail ? FOR_EMAIL_MAX : 0) + (phones.length > 0 ? FOR_PHONE : 0) + FOR_CARDS;
  return candidates.some((candidate) => {
    const { kind, score, isBacked } = candidate;
    const isReached = score + most + (kind === 'titled' ? 0 : FOR_TITLE) >= ACCEPTED;
    return isReached && (isBacked || isTeam || hasEmail || isInPersonCard(candidate));
  });
}

const nobodyBut = (structured: Person[], page: Page): Person[] =>
  structured.length === 0 ? [] : mergePeople(page, [], { structured, objections: new Map() });

/**
 * Cells alike on a page of people that hold nothing but a name, with a known title beside each. One known name among them shows
 * that the others are names too.
 */
function findTitledKinds(cards: { candidate: Candidate; isKnown: boolean }[]): Set<CellKind> {
  const counts = new Map<CellKind, number>();
  for (const { candidate, isKnown } of cards) {
    const { cell, kind, section } = candidate;
    if (kind === 'whole' && section.isTeam && isKnown) counts.set(cell.kind, (counts.get(cell.kind) ?? 0) + 1);
  }
  const isOfCards = ([{ cells, known }, count]: [CellKind, number]) => known > 0 && count > 1 && count >= cells * 0.6;
  return new Set([...counts].filter(isOfCards).map(([kind]) => kind));
}

/** Whose card holds the sentence in which one person asks not to be written to; on a page of one person, that one's. */
function ownersOf(page: Page, found: Found[]): Map<Found, Evidence> {
  const owners = new Map<Found, Evidence>();
  for (const { from, to, isPersonal } of findObjections(page)) {
    const line = page.lines.findLast(({ at }) => at <= from)?.index ?? 0;
    const near = found.filter(({ card }) => line >= card.from && line < card.to);
    const isOfOne = new Set(found.map(({ candidate }) => candidate.name.name)).size === 1;
    const owner = near.findLast(({ candidate }) => candidate.cell.line.index <= line) ?? (isOfOne ? found[0] : near[0]);
    if (isPersonal && owner) owners.set(owner, quoteText(page, from, to));
  }
  return owners;
}

/** Who is named below what they said, or below the stars they gave, is a customer. A heading begins something new. */
function isQuoted({ lines }: Page, { cell }: Candidate): boolean {
  for (let line = cell.line.index - 1; line >= Math.max(0, cell.line.index - QUOTED_BEFORE); line -= 1) {
    const text = lines[line]?.text ?? '';
    if (QUOTATION.test(text) || STARS.test(text)) return true;
    if (text.length > SHORT_MAX) return false;
  }
  return false;
}

const QUOTED_BEFORE = 2;
const SHORT_MAX = 40;
const QUOTATION = /^["“„«»”'‘’]\s?\S[^"“”«»„]{10,}["”“»«'’]\s?[.!]?$/u;
const STARS = /[★⭐☆]{2}|^[1-5](?:[.,]\d)?\s?\/\s?5$/u;

/** Shorter lines are names and titles. */
const SENTENCE_MIN = 60;
const isSentence = (line: string) => line.length >= SENTENCE_MIN && /[.:!?]\s/u.test(line);

/** All of the cell is a company's name with its legal form. */
const isFirm = ({ cell: { text, facts }, kind }: Candidate): boolean =>
  kind === 'whole' && facts.sentences.some(({ names: { form } }) => form && form.to - form.from === text.length);

/** A person named by a text that tells a machine what to do is no member of anything. */
const speaksToMachines = (line: string) => line.length >= SENTENCE_MIN && looksLikeInstruction(line) !== undefined;

/** In running text, a person whose address is with another organisation belongs to that one, or is made up. */
function isElsewhere(address: string, url: string): boolean {
  const domain = getDomain(address.slice(address.lastIndexOf('@') + 1));
  return domain !== null && domain !== getDomain(url);
}

type Found = {
  candidate: Candidate;
  card: Card;
  title: PlacedText | undefined;
  email: Contact | undefined;
  phone: Contact | undefined;
  score: number;
};

/** A card with a name in two scripts is one person's: the first is kept. */
function withoutOtherSpellings(found: Found[]): Found[] {
  const first = new Map<PageElement, Found>();
  return found.filter((one) => {
    if (one.candidate.kind === 'listed') return true;
    const block = one.candidate.cell.line.block;
    const around = [block, block.parent, block.parent?.parent].filter((element) => element !== undefined);
    const other = around.map((element) => first.get(element)).find((known) => known !== undefined);
    const isOther =
      other !== undefined &&
      isHan(other.candidate.name.name) !== isHan(one.candidate.name.name) &&
      one.candidate.cell.line.index - other.candidate.cell.line.index <= 2;
    if (!isOther) for (const element of around) first.set(element, one);
    return !isOther;
  });
}

const isUncased = (name: string) =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}\s.-]+$/u.test(name);
const isHan = (name: string) => /\p{Script=Han}/u.test(name);

/** One person once; what one mention lacks, another gives. */
function mergePeople(
  page: Page,
  found: Found[],
  { structured, objections }: { structured: Person[]; objections: Map<Found, Evidence> },
): Person[] {
  const people = new Map<string, Person>();
  for (const one of found) {
    const { candidate, title, email, phone } = one;
    const { name } = candidate.name;
    const at = candidate.cell.line.at + candidate.from;
    const key = name.normalize('NFKC').toLowerCase();
    const person = people.get(key) ?? { name, evidence: { name: quoteText(page, at, at + name.length) } };
    people.set(key, person);
    const objection = objections.get(one);
    if (objection) person.objection = objection;
    if (title && person.title === undefined) {
      person.title = title.text;
      person.evidence.title = quoteText(page, title.at, title.at + title.text.length);
    }
    if (email && person.email === undefined) {
      person.email = email.value;
      person.evidence.email = email.evidence;
    }
    if (phone && person.phone === undefined) {
      person.phone = phone.value;
      person.evidence.phone = phone.evidence;
    }
  }
  for (const one of structured) {
    const key = one.name.normalize('NFKC').toLowerCase();
    const person = people.get(key);
    if (person) Object.assign(person, { ...one, ...person, evidence: { ...one.evidence, ...person.evidence } });
    else people.set(key, one);
  }
  return [...people.values()];
}
