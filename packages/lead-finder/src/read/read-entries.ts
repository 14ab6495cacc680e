import { type JudgedName, judgeName } from '../judge/judge-name.ts';
import {
  cleanTitle,
  couldBeTitle,
  isDegree,
  looksLikeAffiliation,
  looksLikeTitle,
  type Span,
} from '../judge/judge-title.ts';
import { isGivenName } from '../judge/name-word.ts';
import { isTeamText } from '../judge/team-words.ts';
import { hasTitleSign, hasTitleWord, isBeyondLatin, isTitleWord } from '../words/titles.ts';

/** A name in a text, with the title that stands beside it in the same text. */
export type Entry = {
  name: JudgedName;
  title: Span | undefined;
  /** What stands beside it and may be a title, though no word of it is known. */
  rest: Span | undefined;
  /** `whole`: nothing else stands there. `listed`: one of several. `titled`: a title stands beside it. `beside`: other words do. */
  kind: 'whole' | 'listed' | 'titled' | 'beside';
};

const PART_MAX = 120;
const STRONG = /\s{0,3}[|•●▪;\t]\s{0,3}|\s{1,3}·\s{1,3}|(?<=\S{3}.{3})\s{1,3}\/\s{1,3}/gu;
/** Without one of them nothing is parted. */
const STRONG_MARK = /[|•●▪;\t·/]/u;
const WEAK =
  /\s{0,3}[,，、،]\s{0,3}(?:(?:and|und|et|y|e|en|og|och|i|a|és)\s{1,3})?|\s{1,3}(?:and|und|et|en|og|och|&)\s{1,3}/gu;
const WEAK_MARK = /[,，、،&]|\b(?:and|und|et|en|og|och)\b/u;
/** Where a name ends and what is said of the person begins. */
const BESIDE = /\s{0,3}[,，:：(（]\s{0,3}|\s{1,3}[–—-]\s{1,3}|\s{0,3}[–—]\s{0,3}/gu;
const BESIDE_MARK = /[,，:：(（–—-]/u;
const MARKS_MAX = 3;
const LABEL =
  /^(?:name|full name|contact(?: person)?|contact us|ansprechpartner(?:in)?|kontakt|kontaktperson|nom|nombre|nome|naam|contactpersoon|contacto|contatto|imię i nazwisko|jméno|navn|namn|姓名|氏名|联系人|聯絡人|이름|الاسم|имя|фио|by|von)$/iu;

/** "Name", "Contact person": what stands before a name in a form. */
export const isLabel = (text: string): boolean =>
  LABEL.test(
    text
      .slice(0, 60)
      .replace(/(?<![\s:：])[\s:：]+$/u, '')
      .trim(),
  );

/** Two words with capitals, or signs of a script that has none. */
const MAY_NAME = /\p{Lu}[^\s,]{0,30}[\s,]{1,3}(?:\S{1,8}\s){0,2}[\s("“„'‘]?\p{Lu}|\p{Lo}{2}/u;

/** What has not this shape names nobody, nor does a part of it. */
export const mayName = (text: string): boolean => MAY_NAME.test(text);

/** The names in a text that may name a person. */
export function readEntries(text: string): Entry[] {
  const number = NUMBER.exec(text)?.[0].length ?? 0;
  const parts = STRONG_MARK.test(text)
    ? split(text.slice(number), STRONG).map((part) => ({ ...part, from: part.from + number }))
    : [];
  if (parts.length > 1) {
    const read = parts.map((part) => readOne(part));
    const entries = read.flat();
    const [only] = entries;
    if (only && entries.length === 1 && only.kind === 'whole') return [withNeighbour(only, parts, read)];
    return entries.length > 1
      ? entries.map((entry) => (entry.kind === 'whole' ? { ...entry, kind: 'listed' } : entry))
      : entries;
  }
  return readOne({ text: text.slice(number), from: number });
}

/** "1. Ann Bell", "2) Carl Dorn". */
const NUMBER = /^\s{0,3}\d{1,3}[.)]\s{1,3}/u;

/** "Ann Bell | Growth | ann@bell.test": what follows the one name, or stands before it, is said of it. */
function withNeighbour(entry: Entry, parts: readonly Span[], read: readonly (readonly Entry[])[]): Entry {
  const at = read.findIndex((entries) => entries.length > 0);
  const near = [parts[at + 1], parts[at - 1]].filter((part) => part !== undefined);
  const known = near.find(({ text }) => looksLikeTitle(text));
  const title = known && cleanTitle(known.text, known.from);
  if (title) return { ...entry, title, kind: 'titled' };
  const first = near.find(({ text }) => mayStandBeside(text));
  return { ...entry, rest: first && cleanTitle(first.text, first.from) };
}

const BESIDE_MAX = 60;
/** Not a contact, a degree, an organisation or a sentence. */
const mayStandBeside = (text: string) =>
  text.length <= BESIDE_MAX &&
  couldBeTitle(text) &&
  /^[\p{L}]/u.test(text.trim()) &&
  !/\d{2}/u.test(text) &&
  !looksLikeAffiliation(text) &&
  !isDegree(text) &&
  !PRONOUNS.test(text);

function readOne({ text, from }: Span): Entry[] {
  const whole = readWhole(text, from);
  if (whole) return [whole];
  const listed = readList(text, from);
  if (listed.length > 0) return listed;
  const parted = readParted(text, from);
  if (parted.length > 0) return parted;
  const joined = readJoined(text, from);
  return joined ? [joined] : [];
}

function readWhole(text: string, from: number): Entry | undefined {
  if (text.length > PART_MAX) return undefined;
  const name = judgeName(text);
  if (!name) return undefined;
  const { title, rest } = readBehind(text, from);
  return { name: shift(name, from), title, rest, kind: title ? 'titled' : 'whole' };
}

/** "Ann Bell (Chair)": what stands in brackets behind a name, a title or what may be one. */
function readBehind(text: string, from: number): Pick<Entry, 'title' | 'rest'> {
  const bracket = text.endsWith(')') || text.endsWith('）') ? BRACKETED.exec(text) : null;
  const said = bracket?.[1];
  if (!bracket || said === undefined) return NOTHING_BEHIND;
  const title = readBracket(said, from + bracket.index + 1);
  const isRest = !title && mayStandBeside(said);
  return { title, rest: isRest ? cleanTitle(said, from + bracket.index + bracket[0].indexOf(said)) : undefined };
}

const BRACKETED = /[(（]([^()（）]{2,40})[)）]$/u;
const NOTHING_BEHIND = { title: undefined, rest: undefined };

const PRONOUNS =
  /^\s*(?:he|she|they|him|her|them|er|sie|elle|il|ella|él)(?:\s*\/\s*(?:he|she|they|him|his|her|hers|them|theirs|ihm|ihr|elle|lui|any)){1,3}\s*$/iu;

/** "(Chair)", "(PDRA; she/her)": a shortened role counts beside pronouns, else it may be an institution's name. */
export function readBracket(said: string, from: number): Span | undefined {
  const parts = split(said, /[;,]\s*/gu);
  const first = parts.find(({ text }) => !PRONOUNS.test(text));
  if (!first || /^(?:ph\.?d|master|bsc|msc|md|ma|ba)\.?$/iu.test(first.text)) return undefined;
  const isShort =
    /^(?:Co-)?[A-Z]{2,5}$/u.test(first.text) &&
    (first.text.startsWith('Co-') || parts.length > 1 || first.text === 'PI');
  return hasTitleWord(first.text) || isShort ? cleanTitle(first.text, from + first.from) : undefined;
}

/** "Ann Bell, Carl Dorn and Eve Finch", also after "Board:". */
function readList(text: string, from: number): Entry[] {
  if (!WEAK_MARK.test(text)) return [];
  const colon = /^([^:：]{2,60})[:：]\s*/u.exec(text);
  const label = colon?.[1]?.trim() ?? '';
  const start = colon ? colon[0].length : 0;
  const parts = split(text.slice(start), WEAK);
  if (parts.length < 2) return [];
  const names = parts.flatMap((part) => {
    const name = part.text.length > PART_MAX ? undefined : judgeName(part.text, true);
    const said = name && readBehind(part.text, from + start + part.from);
    return name ? [{ name: shift(name, from + start + part.from), known: name.likelihood, said }] : [];
  });
  const known = names.filter(({ known }) => known > 1).length;
  if (names.length < 2 || names.length < parts.length * 0.6 || known * 3 < names.length) return [];
  const isTitle = colon !== null && looksLikeTitle(label) && !LABEL.test(label);
  if (colon && !isTitle && !LABEL.test(label) && !isTeamText(label)) return [];
  const title = isTitle ? cleanTitle(label, from) : undefined;
  // Beside known names an unknown one is a name.
  const among = (name: JudgedName) => ({ ...name, likelihood: Math.max(1, name.likelihood) });
  return names.map(({ name, said }) => {
    const own = title ?? said?.title;
    return { name: among(name), title: own, rest: own ? undefined : said?.rest, kind: own ? 'titled' : 'listed' };
  });
}

/** "Ann Bell, Chair", "Ann Bell (Chair)", "Chair: Ann Bell". */
function readParted(text: string, from: number): Entry[] {
  const begun = text.slice(0, PART_MAX);
  if (!BESIDE_MARK.test(begun)) return [];
  BESIDE.lastIndex = 0;
  for (let count = 0; count < MARKS_MAX; count += 1) {
    const mark = BESIDE.exec(begun);
    if (!mark) break;
    const behind = begun.slice(mark.index + mark[0].length);
    // "Carl Dorn, Jr., Treasurer": the first comma is part of the name.
    const entries = mark.index === 0 || GENERATION.test(behind) ? [] : readAround(text, from, mark);
    if (entries.length > 0) return entries;
  }
  return [];
}

const GENERATION = /^(?:jr|sr|iii?|iv)\b/iu;

function readAround(text: string, from: number, mark: RegExpExecArray): Entry[] {
  const left = text.slice(0, mark.index);
  const rightFrom = mark.index + mark[0].length;
  const right = text.slice(rightFrom);
  const inverted = mark[0].includes(',') ? readInverted(text, left, right) : undefined;
  if (inverted) return [{ name: shift(inverted, from), title: undefined, rest: undefined, kind: 'whole' }];
  const leftName = judgeName(left);
  if (leftName) {
    const title = /[(（]/u.test(mark[0])
      ? readBracket(untilClosed(right), from + rightFrom)
      : readTitleAfter(right, from + rightFrom);
    const said = untilClosed(right);
    const rest = !title && mayStandBeside(said) ? cleanTitle(said, from + rightFrom) : undefined;
    return [{ name: shift(leftName, from), title, rest, kind: title ? 'titled' : 'beside' }];
  }
  const isLabel = LABEL.test(left.trim());
  const isKnown = isLabel || looksLikeTitle(left);
  // "Growth: Ann Bell": only a name that is known shows that the other is its title.
  if (!isKnown && !mayStandBeside(left)) return [];
  const end = /[,(–—]|\s-\s/u.exec(right);
  const rightName = judgeName(end ? right.slice(0, end.index) : right.slice(0, PART_MAX));
  if (!rightName || (end === null && right.length > PART_MAX)) return [];
  if (!isKnown) {
    if (rightName.likelihood < 3 || end !== null) return [];
    return [
      { name: shift(rightName, from + rightFrom), title: undefined, rest: cleanTitle(left, from), kind: 'beside' },
    ];
  }
  const said =
    end && isLabel ? readTitleAfter(right.slice(end.index + 1), from + rightFrom + end.index + 1) : undefined;
  const title = isLabel ? said : cleanTitle(left, from);
  return [{ name: shift(rightName, from + rightFrom), title, rest: undefined, kind: title ? 'titled' : 'whole' }];
}

/** "Bell, Ann": written so in registers. */
function readInverted(text: string, left: string, right: string): JudgedName | undefined {
  if (!/^\p{Lu}[\p{L}'’-]+$/u.test(left) || !/^\p{Lu}[\p{L}'’-]+(?: \p{Lu}(?:\.|[\p{L}-]+))?$/u.test(right))
    return undefined;
  if (!isGivenName(right.split(' ')[0] ?? '') || isTitleWord(left.toLowerCase())) return undefined;
  return { name: text, from: 0, hasHonorific: false, likelihood: 2 };
}

function readTitleAfter(rest: string, from: number): Span | undefined {
  const parts = split(untilClosed(rest), /\s{0,3}[,，|]\s{0,3}|\s{1,3}[–—]\s{1,3}/gu);
  const first = parts.find(({ text }) => !/^(?:ph\.?\s?d|m\.?d|m\.?sc|b\.?sc|m\.?a|b\.?a|mba|jd|esq)\.?$/iu.test(text));
  if (!first || first.text.length > 100) return undefined;
  return looksLikeTitle(first.text) ? cleanTitle(first.text, from + first.from) : undefined;
}

/** Up to the bracket that closes what was opened before it: "Chair (acting)" has its own. */
function untilClosed(text: string): string {
  const close = text.search(/[)）]/u);
  return close < 0 || /[(（]/u.test(text.slice(0, close)) ? text : text.slice(0, close);
}

/** "Rechtsanwalt Ann Bell", "Ann Bell Chair of the Board". */
function readJoined(text: string, from: number): Entry | undefined {
  if (text.length > PART_MAX) return undefined;
  const words = [...text.matchAll(/\S+/gu)];
  // A name in Chinese or Japanese signs may be one word.
  const last = isBeyondLatin(text) ? words.length : words.length - 1;
  for (let cut = 1; cut < Math.min(last, 6); cut += 1) {
    const at = words[cut]?.index ?? 0;
    const before = text.slice(0, at).trimEnd();
    const lastWord = (words[cut - 1]?.[0] ?? '').toLowerCase();
    if (!isTitleWord(lastWord) && !hasTitleSign(lastWord)) continue;
    const name = judgeName(text.slice(at));
    if (name && name.likelihood + (name.hasHonorific ? 1 : 0) >= 1) {
      return { name: shift(name, from + at), title: cleanTitle(before, from), rest: undefined, kind: 'titled' };
    }
  }
  for (let cut = Math.min(words.length - 1, 4); cut > 1; cut -= 1) {
    const at = words[cut]?.index ?? 0;
    if (!isTitleWord((words[cut]?.[0] ?? '').toLowerCase())) continue;
    const name = judgeName(text.slice(0, at));
    if (name && name.likelihood >= 3) {
      return { name: shift(name, from), title: cleanTitle(text.slice(at), from + at), rest: undefined, kind: 'titled' };
    }
  }
  return undefined;
}

const shift = (name: JudgedName, by: number): JudgedName => ({ ...name, from: name.from + by });

function split(text: string, at: RegExp): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(at)) {
    parts.push({ text: text.slice(from, match.index), from });
    from = match.index + match[0].length;
  }
  parts.push({ text: text.slice(from), from });
  return parts.filter(({ text: part }) => /[\p{L}]/u.test(part));
}
