export type Folded = {
  /** Lower case, no accents, straight apostrophes, single blanks; lines stay lines. */
  text: string;
  /** Where each character stood before. */
  places: number[];
};

const SAME: Record<string, string> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
};
/** Latin letters; marks of other scripts are no accents. */
const LATIN_END = 0x0250;
const VIETNAMESE_LATIN = /[\u1e00-\u1eff]/;

/** Makes words that are written in more than one way alike, and remembers their places. */
export function fold(source: string): Folded {
  let text = '';
  const places: number[] = [];
  let last = '';
  let at = 0;
  for (const character of source) {
    const plain = foldCharacter(character);
    const isDoubled = plain === ' ' && (last === '' || last === ' ' || last === '\n');
    if (!isDoubled) {
      text += plain;
      last = plain;
      for (let index = 0; index < plain.length; index++) places.push(at);
    }
    at += character.length;
  }
  return { text, places };
}

function foldCharacter(character: string): string {
  if (character === '\n') return '\n';
  if (/\s/.test(character)) return ' ';
  const lower = character.toLowerCase();
  const same = SAME[lower];
  if (same !== undefined) return same;
  const code = lower.codePointAt(0) ?? 0;
  if (code < 0x80) return lower;
  if (code >= LATIN_END && !VIETNAMESE_LATIN.test(lower)) return lower;
  return lower.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
