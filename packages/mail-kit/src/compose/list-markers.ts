import type { ListKind, Numbering } from './blocks.ts';
import type { Declarations } from './declarations.ts';

const FORMATS: Record<string, Numbering> = {
  decimal: '1',
  arabic: '1',
  'decimal-leading-zero': '1',
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'alpha-lower': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'alpha-upper': 'A',
  'lower-roman': 'i',
  'roman-lower': 'i',
  'upper-roman': 'I',
  'roman-upper': 'I',
};

export const numberingOf = (format: string | undefined): Numbering | undefined => FORMATS[(format ?? '').toLowerCase()];

/** `1.`, `(2)`, `1.2.3`, `b)`, `iv.`, `三、`. A letter alone is a bullet: Word's second level has an `o`. */
const COUNTED =
  /^[([（]?(?:(?:\d{1,4}\.){0,8}(\d{1,6})[.)\]、）．]?|([a-z]{1,8})[.)\]]|([一二三四五六七八九十]{1,3})[.、)）])$/i;

/** What the sign before an item says, and what the definition of the list says where the sign can be read in two ways. */
export function readMarker(marker: string, format: Numbering | undefined, follows: ListKind | undefined): ListKind {
  const [, digits, letters, chinese] = COUNTED.exec(marker.trim()) ?? [];
  if (digits !== undefined) return { ordered: true, start: Number(digits), numbering: '1' };
  if (chinese !== undefined) return { ordered: true, start: chineseNumber(chinese), numbering: '1' };
  if (letters === undefined) return { ordered: false };
  const [roman, alpha] = readings(letters);
  const next = follows?.ordered === true ? [roman, alpha].find((each) => each && goesOn(each, follows)) : undefined;
  const known = [roman, alpha].find((each) => each?.numbering === format);
  const likely = letters.length > 1 || /^i$/i.test(letters) ? (roman ?? alpha) : alpha;
  return next ?? known ?? likely ?? { ordered: false };
}

type Ordered = Extract<ListKind, { ordered: true }>;

/** `follows` tells the number that was given last. */
const goesOn = ({ start, numbering }: Ordered, follows: Ordered): boolean =>
  numbering === follows.numbering && start === follows.start + 1;

function readings(letters: string): [roman: Ordered | undefined, alpha: Ordered | undefined] {
  const isUpper = letters === letters.toUpperCase();
  const lower = letters.toLowerCase();
  const roman = romanNumber(lower);
  const isAlpha = /^([a-z])\1*$/.test(lower);
  // After z comes aa, then bb.
  const alpha = lower.charCodeAt(0) - 96 + 26 * (lower.length - 1);
  return [
    roman === undefined ? undefined : { ordered: true, start: roman, numbering: isUpper ? 'I' : 'i' },
    isAlpha ? { ordered: true, start: alpha, numbering: isUpper ? 'A' : 'a' } : undefined,
  ];
}

const ROMAN = /^(?=.)m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const ROMAN_VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1_000 };

function romanNumber(letters: string): number | undefined {
  if (!ROMAN.test(letters)) return undefined;
  const values = Array.from(letters, (letter) => ROMAN_VALUES[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

const CHINESE = '一二三四五六七八九';

function chineseNumber(text: string): number {
  const [tens = '', ones = ''] = text.includes('十') ? text.split('十') : ['', text];
  const ten = text.includes('十') ? (CHINESE.indexOf(tens) + 1 || 1) * 10 : 0;
  return ten + (ones === '' ? 0 : CHINESE.indexOf(ones) + 1);
}

/** Word's definition of a level of a list, from its style sheet. */
export function definedNumbering(definition: Declarations | undefined): Numbering | 'bullet' | undefined {
  if (!definition) return undefined;
  const format = definition.get('mso-level-number-format') ?? 'decimal';
  return format === 'bullet' || format === 'image' ? 'bullet' : numberingOf(format);
}
