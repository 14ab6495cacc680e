import { GIVEN_NAMES } from '../words/given-names.ts';
import { FAMILY_NAMES_TOO, HONORIFICS, NO_NAME_WORDS, PARTICLES, POSTNOMINALS } from '../words/other-words.ts';
import { remember } from '../words/remember.ts';
import { isTitleWord } from '../words/titles.ts';

/** What one word says of the name it may be part of. */
export type NameWord = {
  text: string;
  isHonorific: boolean;
  isPostnominal: boolean;
  /** "Jr.", "III": part of the name. */
  isGeneration: boolean;
  /** Of a script without capitals. */
  isUncased: boolean;
  /** In small letters. */
  isSmall: boolean;
  /** "von", also as "Von"; `isParticleAsIs`: written so. */
  isParticle: boolean;
  isParticleAsIs: boolean;
  isInitial: boolean;
  isNickname: boolean;
  isCapital: boolean;
  isGiven: boolean;
  /** A word that is a family name too. */
  isFamilyToo: boolean;
  /** It ends as family names do. */
  isFamily: boolean;
  isPatronymic: boolean;
  isCyrillic: boolean;
  isTitle: boolean;
  isAcronym: boolean;
  /** In capitals. */
  isLoud: boolean;
  /** Of headings, institutions and titles. `isStopWord`: one of the list, as it stands. */
  isNoName: boolean;
  isStopWord: boolean;
};

const CAPITAL = /^\p{Lu}[\p{L}\p{M}]*(?:['’ʼ´`-]\p{L}[\p{L}\p{M}]*)*$/u;
const SMALL_JOINED = /^(?:[dl]['’]|al-|el-|bin-|ben-)\p{Lu}[\p{L}\p{M}]+(?:-\p{L}+)*$/u;
const INITIAL = /^(?:\p{Lu}\p{Ll}?\.)(?:-?\p{Lu}\.){0,3}$|^\p{Lu}$/u;
const NICKNAME = /^[("“„'‘]\p{Lu}\p{L}+[)"”“'’]$/u;
const UNCASED = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}]+$/u;
/** Compounds of institutions, places and papers: "Rechtsanwaltskammer", "Musterstraße". */
const NO_NAME_ENDS =
  /(?:kammer|stelle|schaft|verband|verein|amt|gericht|ministerium|straße|strasse|schule|zentrum|institut|gesellschaft|versicherung|ordnung|gesetz|stiftung|verwaltung|abteilung|hochschule|universität|klinik|praxis|gruppe|büro|ung|heit|keit|tion|tions|ismus|ware|ogy|omics|ment|ness|ship|ität|tät|té|ción|zione|ção|ości)$/u;
/** Ends of family names, and "Mc", "O'". */
const FAMILY_NAME =
  /(?:ov|ova|ová|ev|eva|ský|ská|ski|ska|cki|cka|wicz|enko|chuk|sson|sdóttir|escu|eanu|ić|ović|vić|oğlu|yan|lsen|nsen|rsen|tsen|qvist|quist|gaard|opoulos|idis|akis|nen|stra|sma|ez|ungsson|berg|stein|mann|bauer|ini|elli|etti|ucci|ов|ова|ев|ева|ёв|ин|ина|ский|ская|енко|ук|юк|ич|όπουλος|ίδης|άκης|ου)$|^(?:Mc|Mac|O['’]|D['’]|Fitz)\p{Lu}/u;
const PATRONYMIC = /(?:ович|евич|овна|евна|івна|ична)$/u;
const CYRILLIC = /^\p{Script=Cyrillic}/u;

export const nameWordOf = remember((text: string): NameWord => {
  const lower = text.toLowerCase();
  const isTitle = isTitleWord(lower);
  return {
    text,
    isHonorific: isHonorific(text, lower),
    isPostnominal: POSTNOMINALS.has(lower.replaceAll('.', '')),
    isGeneration: /^(?:jr\.?|sr\.?|ii|iii|iv)$/u.test(lower),
    isUncased: UNCASED.test(text.replace(/[.،:]/gu, '')),
    isSmall: text === lower,
    isParticle: PARTICLES.has(lower),
    isParticleAsIs: PARTICLES.has(text),
    isInitial: INITIAL.test(text),
    isNickname: NICKNAME.test(text),
    isCapital: CAPITAL.test(text) || SMALL_JOINED.test(text),
    isGiven: isGivenName(text),
    isFamilyToo: FAMILY_NAMES_TOO.has(lower),
    isFamily: text.length > 4 && FAMILY_NAME.test(text),
    isPatronymic: PATRONYMIC.test(text),
    isCyrillic: CYRILLIC.test(text),
    isTitle,
    isAcronym: isAcronym(text),
    isLoud: text.length > 1 && text === text.toUpperCase(),
    isNoName: NO_NAME_WORDS.has(lower) || isTitle || (lower.length > 5 && NO_NAME_ENDS.test(lower)),
    isStopWord: NO_NAME_WORDS.has(text),
  };
});

/** "KTC" among words in small letters. */
const isAcronym = (word: string) =>
  word.length > 2 && word.length < 6 && word === word.toUpperCase() && !/[AEIOUYÄÖÜ]/u.test(word);

function isHonorific(word: string, lower: string): boolean {
  const bare = lower.replace(/(?<![./])[./]+$/u, '');
  if (HONORIFICS.has(bare) && (word.includes('.') || bare.length > 1 || /^(?:أ|د|م)$/u.test(bare))) return true;
  return (
    HONORIFICS.has(lower.replaceAll('.', '')) ||
    (word.includes('.') && bare.split(/[.-]/).every((part) => part === '' || HONORIFICS.has(part)))
  );
}

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
