import type { Chance } from '../world/chance.ts';

export type Sex = 'm' | 'f';

/** `he|she` for a person; a word without a bar is the same for both. */
export function inflect(words: string, sex: Sex): string {
  const [his = '', hers = his] = words.split('|');
  return sex === 'f' ? hers : his;
}

export const fill = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Letters that no decomposition turns into plain ones, as companies write them in addresses. */
const PLAIN: Record<string, string> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', đ: 'd' };
const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** As a name stands in an address: Jürgen becomes juergen in German and jurgen elsewhere. */
export function toAscii(text: string, language: string): string {
  const spelled = language === 'de' ? text.toLowerCase().replace(/[äöü]/g, (letter) => GERMAN[letter] ?? letter) : text;
  return spelled
    .toLowerCase()
    .replace(/[ßłøæđ]/g, (letter) => PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9 -]/g, '');
}

export const toSlug = (text: string, language: string): string => toAscii(text, language).replaceAll(/[ -]+/g, '-');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A whole number from `from` to `to`. */
export const drawNumber = (chance: Chance, purpose: string, from: number, to: number): number =>
  from + Math.floor(chance.share(purpose) * (to - from + 1));
