import { HAN_DOUBLE_FAMILY_NAMES, JAPANESE_FAMILY_NAMES } from '../words/family-names.ts';
import { HAN_FAMILY_NAMES, HANGUL_FAMILY_NAMES } from '../words/given-names.ts';
import { remember } from '../words/remember.ts';
import { hasTitleSign, isBeyondLatin } from '../words/titles.ts';
import { type NameWord, nameWordOf } from './name-word.ts';

export type JudgedName = {
  /** As it stands, without what stands before and after it. */
  name: string;
  /** Where it begins in the text judged. */
  from: number;
  hasHonorific: boolean;
  /** 0: could be a name. 1: a script or shape that is mostly names. 3: a known given name. */
  likelihood: number;
};

const LENGTH_MAX = 80;
const BRACKET_MAX = 45;
const BEGINS =
  /^\s{0,3}(?:\p{Lu}|\p{Lo}|v[ao]n\s|d[eiu]\s|d[ae]l\s|al[\s-]|el[\s-]|[dl]['’]|dr|prof|med|mgr|inż|ing|lek|doc|dipl|mag|adw|arch|avv|dott|sig|hr|fru|ir|ks)/u;
const WORDS_MAX = 7;
const HAN = /^[\p{Script=Han}々]{2,6}$/u;
const KANA = /^[\p{Script=Han}々]{1,4}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,5}$/u;
const HANGUL = /^[\p{Script=Hangul}]{2,4}$/u;
/** Signs that stand in words of institutions and headings, hardly in names. */
const NO_HAN_NAME =
  /方向|兴趣|[部門门系院校组組室处處会會社館馆所学學公司网網页頁们們的了是我你们在和与與及年月日时時区區市省县縣路号號联聯系電电话話邮郵件首新闻聞关關于於简簡介员員师師生导導长長团團队隊究]/u;

/** Whether all of a text is one person's name, honorifics and degrees aside. Among names more words pass: Hall, Du. */
export const judgeName = (text: string, isAmongNames = false): JudgedName | undefined =>
  isAmongNames ? judgeAmongNames(text) : judgeAlone(text);

const judgeAlone = remember((text) => judge(text, false));
const judgeAmongNames = remember((text) => judge(text, true));

function judge(text: string, isAmongNames: boolean): JudgedName | undefined {
  if (text.length > LENGTH_MAX + BRACKET_MAX || !BEGINS.test(text)) return undefined;
  const bare = ENDS_IN_LETTER.test(text) ? text : withoutEnd(text);
  if (bare.length < 2 || bare.length > LENGTH_MAX) return undefined;
  return (isBeyondLatin(bare) ? judgeSigns(bare) : undefined) ?? judgeWords(bare, isAmongNames);
}

const ENDS_IN_LETTER = /[a-zA-Z\u00df-\u00ff]$/;

/** Without what stands in brackets behind a name, and without the signs that end a line. */
const withoutEnd = (text: string): string =>
  text
    .replace(/\s?[(（][^()（）]{1,40}[)）]\s?$/u, '')
    .replace(/(?<![\s:,;.·–—|*†‡])[\s:,;.·–—|*†‡]+$/u, (end, at: number, whole: string) =>
      end.startsWith('.') && !/\p{Ll}{3}$/u.test(whole.slice(Math.max(0, at - 3), at)) ? '.' : '',
    );

function judgeSigns(text: string): JudgedName | undefined {
  const from = text.length - text.trimStart().length;
  const bare = text.trim();
  if (/^[\p{Script=Han}]{2,3}(?:老师|老師|教授|博士|先生|女士|校长|校長)$/u.test(bare)) {
    return HAN_FAMILY_NAMES.has(bare[0] ?? '') ? { name: bare, from, hasHonorific: true, likelihood: 3 } : undefined;
  }
  if (HAN.test(bare)) {
    const given = givenSigns(bare);
    if (given === undefined || NO_HAN_NAME.test(given) || hasTitleSign(bare)) return undefined;
    return { name: bare, from, hasHonorific: false, likelihood: 2 };
  }
  if (KANA.test(bare) && (/[ 　]/u.test(bare) || startsWithJapaneseName(bare)) && !hasTitleSign(bare)) {
    return { name: bare, from, hasHonorific: false, likelihood: 2 };
  }
  if (HANGUL.test(bare) && HANGUL_FAMILY_NAMES.has(bare[0] ?? '') && bare.length === 3 && !hasTitleSign(bare)) {
    return { name: bare, from, hasHonorific: false, likelihood: 1 };
  }
  return undefined;
}

const startsWithJapaneseName = (text: string) =>
  [3, 2].some((signs) => text.length > signs && JAPANESE_FAMILY_NAMES.has(text.slice(0, signs)));

/** What follows the family name, where that one is known. A family name of one sign counts as part of it, since many are words. */
function givenSigns(name: string): string | undefined {
  const length = [3, 2].find((signs) => JAPANESE_FAMILY_NAMES.has(name.slice(0, signs)));
  if (length !== undefined && name.length > length && name.length <= length + GIVEN_SIGNS_MAX)
    return name.slice(length);
  if (HAN_DOUBLE_FAMILY_NAMES.has(name.slice(0, 2)) && name.length > 2 && name.length < 5) return name.slice(2);
  return HAN_FAMILY_NAMES.has(name[0] ?? '') && name.length < 4 ? name : undefined;
}

const GIVEN_SIGNS_MAX = 3;

const NO_NAME_SIGN = /[\d@#<>=&!?;:|/\\[\]{}_*+%$€]/;
const ARABIC_HONORIFIC = /^(?:\p{Script=Arabic}\.?)+\s*\/\s*/u;

function judgeWords(text: string, isAmongNames: boolean): JudgedName | undefined {
  if (NO_NAME_SIGN.test(text) && NO_NAME_SIGN.test(text.replace(ARABIC_HONORIFIC, ''))) return undefined;
  const all: NameWord[] = [];
  const starts: number[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    all.push(nameWordOf(match[0]));
    starts.push(match.index);
  }
  let from = 0;
  let to = all.length;
  while (to - from > 1 && (all[from]?.isHonorific || (from > 0 && all[from]?.text === '/'))) from += 1;
  // "Ann Bell PhD", "Ann Bell, M.Sc."; a last name in capitals is no degree.
  while (to - from > 1 && isDegreeAt(all, to - 1) && (to - from > 2 || text.includes(','))) to -= 1;
  const words = from === 0 && to === all.length ? all : all.slice(from, to);
  const last = words[words.length - 1];
  if (!last || words.length > WORDS_MAX) return undefined;
  const start = starts[from] ?? 0;
  const inner = text.slice(start, (starts[to - 1] ?? 0) + last.text.length);
  const comma = inner.indexOf(',');
  // "Carl Dorn, Jr."
  if (comma >= 0 && !(last.isGeneration && comma >= inner.length - last.text.length - 2)) return undefined;
  const hasHonorific = from > 0;
  const likelihood = judgeShape(words, hasHonorific, isAmongNames);
  if (likelihood === undefined) return undefined;
  return { name: inner, from: start, hasHonorific, likelihood };
}

const isDegreeAt = (words: readonly NameWord[], at: number) =>
  words[at]?.isPostnominal === true && !(words[at]?.isGeneration && at > 1);

const WORD = /[^\s,\u00a0]+/gu;

function judgeShape(words: readonly NameWord[], hasHonorific: boolean, isAmongNames: boolean): number | undefined {
  if (words.every(({ isUncased }) => isUncased)) return judgeUncased(words, hasHonorific);
  const full = fullWords(words);
  const [first, second] = words;
  if (!full?.[0] || words.length < (hasHonorific ? 1 : 2)) return undefined;
  const isInitialed = first?.isInitial || second?.isInitial;
  if (full.length === 1 && !hasHonorific && !isInitialed && words.length < 3) return undefined;
  if (PLACE_STARTS.has(full[0].text.toLowerCase())) return undefined;
  const isFirstKnown = full[0].isGiven;
  const isKnown = isFirstKnown || full[1]?.isGiven === true;
  for (const [index, word] of full.entries()) {
    const isShort = isAmongNames && word.text.length < 4 && index === full.length - 1 && !word.isTitle;
    const isOfBoth = index > 0 && (((isFirstKnown || isAmongNames) && word.isFamilyToo) || isShort);
    // Dean, Grace and Mark are words too.
    const isKnownToo = word.isGiven && (index > 0 ? isFirstKnown : full.length > 1);
    if (word.isAcronym) return undefined;
    if (word.isNoName && !isOfBoth && !isKnownToo && !(isFirstKnown && isBehindParticle(words, word.text)))
      return undefined;
  }
  if (!isKnown && full.every(({ isLoud }) => isLoud)) return full.some(({ text }) => text.length < 4) ? undefined : 0;
  if (full.some((word) => word.isPatronymic)) return 3;
  const isFamily = full.length > 1 && full[full.length - 1]?.isFamily === true;
  if (isFamily && !isKnown) return full[0].isCyrillic ? 2 : 1;
  return isKnown ? 3 : words.some((word) => word.isParticleAsIs || word.isInitial) || hasHonorific ? 1 : 0;
}

/** "San Francisco", "Santa Clara", "Port Louis": nobody's given name. */
const PLACE_STARTS = new Set('san santa santo são sao saint sainte sankt los las port fort mount lake'.split(' '));

const ARABIC_SMALL_WORD = /^(?:من|في|على|عن|إلى|مع|و|بال.+|لل.+|وال.+|أو)$/u;

/** Scripts without capitals. */
function judgeUncased(words: readonly NameWord[], hasHonorific: boolean): number | undefined {
  if (words.length < (hasHonorific ? 1 : 2) || words.length > 5) return undefined;
  const isOther = words.some(
    ({ text, isStopWord }) => isStopWord || hasTitleSign(text) || ARABIC_SMALL_WORD.test(text),
  );
  return isOther ? undefined : hasHonorific ? 3 : 0;
}

/** Words that are neither initials, particles nor a nickname. None, where one of them cannot be part of a name. */
function fullWords(words: readonly NameWord[]): NameWord[] | undefined {
  const full: NameWord[] = [];
  for (const [index, word] of words.entries()) {
    const isLast = index === words.length - 1;
    if (word.text.length > WORD_MAX) return undefined;
    if (word.isParticle && !isLast && (word.isSmall || index > 0)) continue;
    if (word.isInitial || (isLast && index > 1 && word.isGeneration)) continue;
    // "Ann (Annie) Bell".
    if (index > 0 && !isLast && word.isNickname) continue;
    if (!word.isCapital) return undefined;
    full.push(word);
  }
  return full;
}

const WORD_MAX = 30;

/** "Maëlle de la Tour": what follows the small words is a family name. */
const isBehindParticle = (words: readonly NameWord[], text: string): boolean => {
  const at = words.findIndex((word) => word.text === text);
  return at > 1 && at === words.length - 1 && words[at - 1]?.isParticleAsIs === true;
};
