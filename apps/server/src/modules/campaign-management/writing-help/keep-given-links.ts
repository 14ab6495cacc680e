/** `[words](address)`, or a picture with a mark before it. */
const MARKED = /(!?)\[([^[\]\n]{0,300})\]\(([^()\n]{0,2000})\)/g;
/** Endings that mail programs make links of by themselves. `Node.js` is none. */
const ENDINGS =
  'com|net|org|io|co|ai|app|dev|info|biz|me|ly|gl|eu|de|at|ch|fr|es|it|nl|be|pl|uk|us|ca|au|in|cn|jp|kr|ru|br|xyz|online|site|shop|store|tech|cloud|link|page|test|example';
const SIGNS = String.raw`[^\s<>"'“”‘’()\[\]{}|]`;
const BARE = new RegExp(
  [
    String.raw`\b[A-Za-z][A-Za-z0-9+.-]{1,20}:\/\/${SIGNS}+`,
    String.raw`\b(?:mailto|tel):${SIGNS}+`,
    String.raw`\bwww\.${SIGNS}+`,
    String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`,
    String.raw`\b(?:[A-Za-z0-9-]{1,63}\.){1,8}(?:${ENDINGS})\b(?:[/?#]${SIGNS}*)?`,
  ].join('|'),
  'g',
);

/**
 * Takes out what leads to a place that nobody gave: an address in the text goes, of a link its words stay. What leads to
 * a part of a place that was given, such as its front page, is given too.
 */
export function keepGivenLinks(text: string, given: string): { text: string; leftOut: string[] } {
  const places = addressesIn(given).map(placeOf);
  const isGiven = (address: string) => {
    const place = placeOf(address);
    return place !== '' && places.some((known) => known === place || isPartOf(place, known));
  };
  // A picture is loaded by every reader: a link that was given is not meant as one.
  const pictures = new Set([...given.matchAll(MARKED)].flatMap(([, mark, , address]) => (mark === '!' ? address : [])));
  const leftOut = new Set<string>();
  const take = (address: string, instead: string) => {
    leftOut.add(address);
    return instead;
  };
  const withoutBare = (words: string) =>
    words.replaceAll(BARE, (found) => {
      const address = found.replace(/(?<![.,;:!?])[.,;:!?]+$/, '');
      return isGiven(address) ? found : take(address, found.slice(address.length));
    });
  const parts: string[] = [];
  let from = 0;
  for (const { 0: whole, 1: mark, 2: words = '', 3: address = '', index } of text.matchAll(MARKED)) {
    parts.push(withoutBare(text.slice(from, index)));
    // The words of a link may not name another place than the one it leads to.
    const said = withoutBare(words);
    if (mark === '!' ? pictures.has(address) : isGiven(address))
      parts.push(`${mark}[${said.trim() === '' ? address : said}](${address})`);
    else parts.push(take(address, mark === '!' ? '' : said));
    from = index + whole.length;
  }
  parts.push(withoutBare(text.slice(from)));
  return { text: parts.join(''), leftOut: [...leftOut].filter((address) => address.trim() !== '') };
}

const isPartOf = (place: string, known: string): boolean =>
  known.startsWith(place) && /^[/?#]/.test(known.slice(place.length));

const addressesIn = (text: string): string[] => [
  ...[...text.matchAll(MARKED)].map(([, , , address = '']) => address),
  ...[...text.matchAll(BARE)].map(([found]) => found.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')),
];

/** The same place may be written with and without its scheme. */
const placeOf = (address: string): string =>
  address
    .trim()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
    .toLowerCase();
