import { isSpf, parseTerm, type SpfTerm } from './parse-spf.ts';

/** What people write who mean an SPF record: the version misspelled, quoted, left out, or joined to the first term. */
export const looksLikeSpf = (text: string): boolean =>
  /^[\s"'\\]*(?:v\s*(?:[=:]\s*)?)?spf\s*[\d.]*(?=[\s;,"']|$)/i.test(text) ||
  (/(?:^|\s)(?:include|ip4|ip6):/i.test(text) && /[+~?-]all\b/i.test(text));

export const isQuoted = (text: string): boolean => /^\s*\\?["']/.test(text) && isSpf(unquote(text));

const unquote = (text: string) => text.replace(/\\?["']/g, '').trim();

/** The terms that were meant, as far as they can be read; what cannot be read is left out. */
export function mendTerms(text: string): SpfTerm[] {
  const body = unquote(text).replace(/^(?:v\s*(?:[=:]\s*)?)?spf\s*[\d.]*[\s;,]*/i, '');
  const words = body
    .replace(/:\s+/g, ':')
    .split(/[\s;,]+/)
    .filter(Boolean);
  return words.flatMap(mendWord);
}

function mendWord(word: string): SpfTerm[] {
  const term = parseTerm(word);
  if (isReadable(term)) return [term];
  const glued = splitGlued(word);
  if (glued.length > 1) return glued;
  const mended = parseTerm(respell(word));
  return isReadable(mended) ? [mended] : [];
}

/** Two terms whose space was lost where one piece of the text ended; empty when that is not what happened. */
export function splitGlued(word: string): SpfTerm[] {
  const terms = word.split(/(?<=.)(?=[+~?-]?(?:include|ip4|ip6|exists):|redirect=|[+~?-]all$)/i).map(parseTerm);
  return terms.length > 1 && terms.every(isReadable) ? terms : [];
}

const isReadable = ({ kind }: SpfTerm) => kind !== 'unknown' && kind !== 'broken';

function respell(word: string): string {
  const named = word.replace(/^([+~?-]?)ipv([46])[:=]/i, '$1ip$2:').replace(/^([+~?-]?)includes?[:=]/i, '$1include:');
  if (/^\d+\.\d+\.\d+\.\d+(?:\/\d+)?$/.test(named)) return `ip4:${named}`;
  return named;
}
