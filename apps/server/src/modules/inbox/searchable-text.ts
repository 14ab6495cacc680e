/** PostgreSQL keeps at most 16 383 places of words; what comes later in a mail is quotes and signatures anyway. */
const TEXT_MAX = 200_000;
/** A lexeme of PostgreSQL has at most 2 046 bytes; longer "words" are data, which nobody types into a search. */
const WORD_MAX = 100;

const ACCENTS = /[\u0300-\u036f]/g;
const NEITHER_LETTER_NOR_DIGIT = /[^\p{L}\p{N}\p{M}]+/gu;
/** Scripts that put no blanks between words: each sign becomes a word, and a word a phrase. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
const LONE_MARKS = /(?<=^| )\p{M}+/gu;

/**
 * A text as it is searched: its words in lower case without accents, parted by single blanks. Both what is stored and what
 * is asked for go through here, so that they meet in any locale of the database.
 */
export function searchableText(text: string): string {
  const begun = text.slice(0, TEXT_MAX);
  if (PLAIN.test(begun)) return plainWords(begun);
  const folded = begun.toWellFormed().normalize('NFKD').toLowerCase().replace(ACCENTS, '');
  const spaced = folded.replace(NEITHER_LETTER_NOR_DIGIT, ' ').replace(UNSPACED, ' $& ').replace(LONE_MARKS, '');
  return spaced
    .split(' ')
    .filter((word) => word !== '' && word.length <= WORD_MAX)
    .join(' ');
}

/** Most of what is stored, and a fifth of the work. */
const PLAIN = /^[\s!-~]*$/;

const plainWords = (text: string): string =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).filter((word) => word.length <= WORD_MAX).join(' ');
