/** Around each hit, as the server marks them in mails. */
const BEGIN = '\u0001';
const END = '\u0002';

/** A letter without case and accent, of the same length, so that places stay where they are. */
const foldLetter = (letter: string): string => {
  const folded = letter
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  return folded.length === letter.length ? folded : letter.toLowerCase().slice(0, letter.length);
};

const fold = (text: string): string => Array.from(text, foldLetter).join('');

export function markWords(text: string, words: string): string {
  const folded = fold(text);
  const isHit = Array.from({ length: text.length }, () => false);
  for (const word of new Set(fold(words).split(/\s+/).filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      isHit.fill(true, at, at + word.length);
    // The last place may overlap with one that was found before it.
    const last = folded.lastIndexOf(word);
    if (last >= 0) isHit.fill(true, last, last + word.length);
  }
  let marked = '';
  for (let at = 0; at < text.length; at += 1) {
    if (isHit[at] && !isHit[at - 1]) marked += BEGIN;
    if (!isHit[at] && isHit[at - 1]) marked += END;
    marked += text[at];
  }
  return isHit.at(-1) ? marked + END : marked;
}
