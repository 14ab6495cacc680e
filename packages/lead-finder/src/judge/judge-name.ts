import { GIVEN_NAMES, HAN_FAMILY_NAMES, HANGUL_FAMILY_NAMES } from '../words/given-names.ts';
import { FAMILY_NAMES_TOO, HONORIFICS, NO_NAME_WORDS, PARTICLES, POSTNOMINALS } from '../words/other-words.ts';
import { remember } from '../words/remember.ts';
import { hasTitleSign, isTitleWord } from '../words/titles.ts';

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
const BEGINS = /^\s{0,3}(?:\p{Lu}|\p{Lo}|v[ao]n\s|d[eiu]\s|d[ae]l\s|al[\s-]|el[\s-]|[dl]['’]|dr|prof|med)/u;
const WORDS_MAX = 7;
const CAPITAL = /^\p{Lu}[\p{L}\p{M}]*(?:['’ʼ´`-]\p{L}[\p{L}\p{M}]*)*$/u;
const SMALL_JOINED = /^(?:[dl]['’]|al-|el-|bin-|ben-)\p{Lu}[\p{L}\p{M}]+(?:-\p{L}+)*$/u;
const INITIAL = /^(?:\p{Lu}\p{Ll}?\.)(?:-?\p{Lu}\.){0,3}$|^\p{Lu}$/u;
const NICKNAME = /^[("“„'‘]\p{Lu}\p{L}+[)"”“'’]$/u;
const UNCASED = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}]+$/u;
const HAN = /^[\p{Script=Han}]{2,4}$/u;
const KANA = /^[\p{Script=Han}々]{1,4}[ 　]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{1,5}$/u;
const HANGUL = /^[\p{Script=Hangul}]{2,4}$/u;
/** Signs that stand in words of institutions and headings, hardly in names. */
const NO_HAN_NAME =
  /方向|兴趣|[部門门系院校组組室处處会會社館馆所学學公司网網页頁们們的了是我你们在和与與及年月日时時区區市省县縣路号號联聯系電电话話邮郵件首新闻聞关關于於简簡介员員师師生导導长長团團队隊究]/u;

/** Compounds of institutions, places and papers: "Rechtsanwaltskammer", "Musterstraße". */
const NO_NAME_ENDS =
  /(?:kammer|stelle|schaft|verband|verein|amt|gericht|ministerium|straße|strasse|schule|zentrum|institut|gesellschaft|versicherung|ordnung|gesetz|stiftung|verwaltung|abteilung|hochschule|universität|klinik|praxis|gruppe|büro|ung|heit|keit|tion|tions|ismus|ware|ogy|omics|ment|ness|ship|ität|tät|té|ción|zione|ção|ości)$/u;

const isNoName = (word: string) =>
  NO_NAME_WORDS.has(word) || isTitleWord(word) || (word.length > 5 && NO_NAME_ENDS.test(word));
/** "KTC" among words in small letters. */
const isAcronym = (word: string) =>
  word.length > 1 && word.length < 6 && word === word.toUpperCase() && !/[AEIOUYÄÖÜ]/u.test(word);
const plain = (word: string) => word.toLowerCase().replaceAll('.', '');

/** Whether all of a text is one person's name, honorifics and degrees aside. Among names more words pass: Hall, Du. */
export const judgeName = (text: string, isAmongNames = false): JudgedName | undefined =>
  isAmongNames ? judgeAmongNames(text) : judgeAlone(text);

const judgeAlone = remember((text) => judge(text, false));
const judgeAmongNames = remember((text) => judge(text, true));

function judge(text: string, isAmongNames: boolean): JudgedName | undefined {
  if (text.length > LENGTH_MAX + BRACKET_MAX || !BEGINS.test(text)) return undefined;
  const bare = text
    .replace(/\s?[(（][^()（）]{1,40}[)）]\s?$/u, '')
    .replace(/(?<![\s:,;.·–—|*†‡])[\s:,;.·–—|*†‡]+$/u, (end, at: number, whole: string) =>
      end.startsWith('.') && !/\p{Ll}{3}$/u.test(whole.slice(Math.max(0, at - 3), at)) ? '.' : '',
    );
  if (bare.length < 2 || bare.length > LENGTH_MAX) return undefined;
  return judgeSigns(bare) ?? judgeWords(bare, isAmongNames);
}

function judgeSigns(text: string): JudgedName | undefined {
  const from = text.length - text.trimStart().length;
  const bare = text.trim();
  if (/^[\p{Script=Han}]{2,3}(?:老师|老師|教授|博士|先生|女士|校长|校長)$/u.test(bare)) {
    return HAN_FAMILY_NAMES.has(bare[0] ?? '') ? { name: bare, from, hasHonorific: true, likelihood: 3 } : undefined;
  }
  if (HAN.test(bare)) {
    const isFamily = HAN_FAMILY_NAMES.has(bare[0] ?? '');
    if (!isFamily || bare.length > 3 || NO_HAN_NAME.test(bare) || hasTitleSign(bare)) return undefined;
    return { name: bare, from, hasHonorific: false, likelihood: 2 };
  }
  if (KANA.test(bare) && /[ 　]/u.test(bare) && !hasTitleSign(bare)) {
    return { name: bare, from, hasHonorific: false, likelihood: 2 };
  }
  if (HANGUL.test(bare) && HANGUL_FAMILY_NAMES.has(bare[0] ?? '') && bare.length === 3 && !hasTitleSign(bare)) {
    return { name: bare, from, hasHonorific: false, likelihood: 1 };
  }
  return undefined;
}

/** Ends of family names, and "Mc", "O'". */
const FAMILY_NAME =
  /(?:ov|ova|ová|ev|eva|ský|ská|ski|ska|cki|cka|wicz|enko|chuk|sson|sdóttir|escu|eanu|ić|ović|vić|oğlu|yan|opoulos|idis|akis|nen|stra|sma|ez|ungsson|berg|stein|mann|bauer|ini|elli|etti|ucci|ов|ова|ев|ева|ёв|ин|ина|ский|ская|енко|ук|юк|ич|όπουλος|ίδης|άκης|ου)$|^(?:Mc|Mac|O['’]|D['’]|Fitz)\p{Lu}/u;
const PATRONYMIC = /(?:ович|евич|овна|евна|івна|ична)$/u;

type Word = { text: string; from: number };

function judgeWords(text: string, isAmongNames: boolean): JudgedName | undefined {
  if (/[\d@#<>=&!?;:|/\\[\]{}_*+%$€]/u.test(text.replace(/^(?:\p{Script=Arabic}\.?)+\s*\/\s*/u, ''))) return undefined;
  const words: Word[] = [...text.matchAll(/[^\s,\u00a0]+/gu)].map((match) => ({ text: match[0], from: match.index }));
  let hasHonorific = false;
  while (words.length > 1 && (isHonorific(words[0]?.text ?? '') || (hasHonorific && words[0]?.text === '/'))) {
    words.shift();
    hasHonorific = true;
  }
  while (words.length > 1 && isPostnominal(words, text)) words.pop();
  const [first, last] = [words[0], words[words.length - 1]];
  if (!first || !last || words.length > WORDS_MAX) return undefined;
  const inner = text.slice(first.from, last.from + last.text.length);
  if (inner.includes(',')) return undefined;
  const likelihood = judgeShape(words, hasHonorific, isAmongNames);
  if (likelihood === undefined) return undefined;
  return { name: inner, from: first.from, hasHonorific, likelihood };
}

function isHonorific(word: string): boolean {
  const bare = word.toLowerCase().replace(/(?<![./])[./]+$/u, '');
  if (HONORIFICS.has(bare) && (word.includes('.') || bare.length > 1 || /^(?:أ|د|م)$/u.test(bare))) return true;
  return (
    HONORIFICS.has(plain(word)) ||
    (word.includes('.') && bare.split(/[.-]/).every((part) => part === '' || HONORIFICS.has(part)))
  );
}

/** "Ann Bell PhD", "Ann Bell, M.Sc."; a last name in capitals is no degree. */
function isPostnominal(words: Word[], text: string): boolean {
  const word = words[words.length - 1];
  if (!word || words.length < 3) return word !== undefined && text.includes(',') && POSTNOMINALS.has(plain(word.text));
  return POSTNOMINALS.has(plain(word.text));
}

function judgeShape(words: Word[], hasHonorific: boolean, isAmongNames: boolean): number | undefined {
  const uncased = words.every(({ text }) => UNCASED.test(text.replace(/[.،:]/gu, '')));
  if (uncased) {
    if (words.length < (hasHonorific ? 1 : 2) || words.length > 5) return undefined;
    if (
      words.some(
        ({ text }) =>
          NO_NAME_WORDS.has(text) ||
          hasTitleSign(text) ||
          /^(?:من|في|على|عن|إلى|مع|و|بال.+|لل.+|وال.+|أو)$/u.test(text),
      )
    )
      return undefined;
    return hasHonorific ? 3 : 0;
  }
  const full: string[] = [];
  for (const [index, { text }] of words.entries()) {
    const lower = text.toLowerCase();
    if (text.length > 30) return undefined;
    if (PARTICLES.has(lower) && index < words.length - 1 && (text === lower || index > 0)) continue;
    if (INITIAL.test(text)) continue;
    // "Ann (Annie) Bell".
    if (index > 0 && index < words.length - 1 && NICKNAME.test(text)) continue;
    if (!CAPITAL.test(text) && !SMALL_JOINED.test(text)) return undefined;
    full.push(text);
  }
  if (full.length === 0 || words.length < (hasHonorific ? 1 : 2)) return undefined;
  if (
    full.length === 1 &&
    !hasHonorific &&
    !INITIAL.test(words[0]?.text ?? '') &&
    !INITIAL.test(words[1]?.text ?? '') &&
    words.length < 3
  )
    return undefined;
  const isKnown = full.slice(0, 2).some(isGivenName);
  const firstKnown = isGivenName(full[0] ?? '');
  for (const [index, text] of full.entries()) {
    const lower = text.toLowerCase();
    const isShort = isAmongNames && lower.length < 4 && index === full.length - 1 && !isTitleWord(lower);
    const isOfBoth = index > 0 && (((firstKnown || isAmongNames) && FAMILY_NAMES_TOO.has(lower)) || isShort);
    // Dean, Grace and Mark are words too.
    const isKnownToo = isGivenName(text) && (index > 0 ? firstKnown : full.length > 1);
    if (isAcronym(text) && text.length > 2) return undefined;
    if (isNoName(lower) && !isOfBoth && !isKnownToo && !(firstKnown && isBehindParticle(words, text))) return undefined;
  }
  const isLoud = full.every((text) => text.length > 1 && text === text.toUpperCase());
  if (isLoud && !isKnown) return full.some((text) => text.length < 4) ? undefined : 0;
  if (full.some((text) => PATRONYMIC.test(text))) return 3;
  const isFamily =
    full.length > 1 && (full[full.length - 1] ?? '').length > 4 && FAMILY_NAME.test(full[full.length - 1] ?? '');
  const isCyrillic = /^\p{Script=Cyrillic}/u.test(full[0] ?? '');
  if (isFamily && !isKnown) return isCyrillic ? 2 : 1;
  return isKnown ? 3 : words.some(({ text }) => PARTICLES.has(text) || INITIAL.test(text)) || hasHonorific ? 1 : 0;
}

/** "Maëlle de la Tour": what follows the small words is a family name. */
const isBehindParticle = (words: readonly Word[], text: string): boolean => {
  const at = words.findIndex((word) => word.text === text);
  return at > 1 && at === words.length - 1 && PARTICLES.has(words[at - 1]?.text ?? '');
};

export function isGivenName(word: string): boolean {
  const lower = word.toLowerCase();
  if (/^[a-z]+$/.test(lower)) return GIVEN_NAMES.has(lower);
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .replace(/[øłı]/gu, (letter) => UNACCENTED[letter] ?? letter)
    .split('-')
    .some((part) => GIVEN_NAMES.has(part));
}

const UNACCENTED: Record<string, string> = { ø: 'o', ł: 'l', ı: 'i' };
