import type { HostileText } from './hostile-texts.ts';

/** Of each kind of sign one, as classes and dots take them. */
const KINDS = [' ', 'a', '0', '-', '.', '\n', 'A', '中'];

const FOUND_IN_SOURCE =
  /\\[dDwWsSbB]|\\[pP]\{[^{}]*\}|\\k<\w+>|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[A-Z]|\\.|\[(?:\\.|[^\]\\])*\]|\(\?(?:<?[=!]|:|<\w+>)|[()|^$*+?]|\{\d+(?:,\d*)?\}|\.|[^\\[\](){}|^$*+?.]+|./gis;

/**
 * Texts made of the expression's own words: each of its words and signs many times over, and after each word many of each
 * sign. A pattern that looks for an end that never comes looks through all of it, from each place at which it could begin.
 */
export function pumpsOf({ source }: RegExp): HostileText[] {
  const words = new Set<string>();
  const signs = new Set(KINDS);
  let word = '';
  const endWord = () => {
    if (word !== '') words.add(word);
    word = '';
  };
  for (const [token] of source.matchAll(FOUND_IN_SOURCE)) {
    const literal = literalOf(token);
    if (literal !== undefined) {
      word += literal;
      for (const sign of literal.length === 1 ? literal : '') signs.add(sign);
      continue;
    }
    if (token === '\\s') word += ' ';
    else if (token === '\\d') word += '0';
    else if (token === '\\w') word += 'a';
    else if (token.startsWith('[')) {
      for (const sign of signsIn(token)) signs.add(sign);
      if (word !== '') words.add(word);
      word += sampleOf(token);
    } else if (/^[*+?{]/.test(token) || token === '\\b') continue;
    else endWord();
  }
  endWord();
  const growing = [...signs].map((sign) => ({ before: '', piece: sign }));
  for (const before of words) {
    growing.push({ before: '', piece: before });
    for (const sign of [...signs].slice(0, SIGNS_MAX))
      growing.push({ before, piece: sign }, { before: '', piece: before + sign });
  }
  return growing.map(({ before, piece }) => ({
    name: JSON.stringify(`${before}${piece}…`),
    ofLength: (length) => `${before}${piece.repeat(Math.max(1, Math.round(length / piece.length)))}\0`,
  }));
}

const SIGNS_MAX = 4;

function literalOf(token: string): string | undefined {
  if (token.length === 2 && token.startsWith('\\')) {
    if (/[dDwWsSbB\d]/.test(token.charAt(1))) return undefined;
    return { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', 0: '\0' }[token.charAt(1)] ?? token.charAt(1);
  }
  if (/^\\[ux]/.test(token)) return String.fromCharCode(Number.parseInt(token.slice(2), 16));
  return /^[\\[\](){}|^$*+?.]/.test(token) ? undefined : token;
}

/** A sign that the class takes. */
const sampleOf = (token: string): string => {
  const taken = new RegExp(token, 'u');
  return [...signsIn(token), ...KINDS].find((sign) => taken.test(sign)) ?? '';
};

/** The signs a class names; of what a class is said not to hold, they are what ends it. */
function signsIn(token: string): string[] {
  const inner = token
    .slice(1, -1)
    .replace(/^\^/, '')
    .replaceAll(/\\[pP]\{[^{}]*\}|\\[dDwWsSbB]|\\u[\da-f]{4}|\\x[\da-f]{2}/gi, '');
  return Array.from(inner.replaceAll(/\\(.)/g, '$1'));
}
