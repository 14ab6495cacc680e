import { quoteText } from '../find/find-contacts.ts';
import type { Proof, SourceKey, Stated } from '../lead.ts';
import type { Page } from '../page.ts';
import { looksLikeInstruction } from './instruction.ts';

const VALUE_MAX = 300;
const TEXT_MAX = 60_000;
/** Shorter lines are names and titles. */
const SENTENCE_MIN = 60;

type Folded = { text: string; places: Uint32Array };

/** The page's text as values are compared: lower case, without accents, white space and signs as one blank. */
export function foldPage(text: string): Folded {
  const letters: string[] = [];
  const places: number[] = [];
  let isBlank = true;
  let at = 0;
  for (const sign of text) {
    const folded = foldSign(sign);
    if (folded === ' ') {
      if (!isBlank) {
        letters.push(' ');
        places.push(at);
      }
      isBlank = true;
    } else {
      for (const letter of folded) {
        letters.push(letter);
        places.push(at);
      }
      if (folded !== '') isBlank = false;
    }
    at += sign.length;
  }
  places.push(text.length);
  return { text: letters.join(''), places: Uint32Array.from(places) };
}

/** One code unit for each of its places: the offsets have to fit. */
function foldSign(sign: string): string {
  if (/[\p{L}\p{N}@]/u.test(sign)) {
    const folded = sign.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
    return folded === 'ß' ? 'ss' : folded;
  }
  return /\p{M}/u.test(sign) ? '' : ' ';
}

export type Span = { from: number; to: number };

/** Where a text says a value, however often. Nowhere where it does not: then the value is dropped. */
export function findSpans(text: string, folded: Folded, value: string): Span[] {
  const wanted = foldPage(value.slice(0, VALUE_MAX + 1)).text.trim();
  if (wanted.length < 2 || value.length > VALUE_MAX) return [];
  return indicesOfWhole(folded.text, wanted).map((at) => {
    const from = folded.places[at] ?? 0;
    const last = folded.places[at + wanted.length - 1] ?? from;
    return { from, to: last + String.fromCodePoint(text.codePointAt(last) ?? 32).length };
  });
}

const FOUND_MAX = 50;

/** Not within a word: "Ann" does not stand in "Annette". */
function indicesOfWhole(text: string, wanted: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + wanted.length] ?? ' '];
    if (before === ' ' && after === ' ') found.push(at);
    if (found.length === FOUND_MAX) break;
  }
  return found;
}

/** The first place where the page says a value, as a proof. */
function findInPage(
  page: Page,
  folded: Folded,
  value: string,
  { readAt, source }: { readAt: string; source: SourceKey },
): Proof | undefined {
  const [span] = findSpans(page.text, folded, value);
  return span && { ...quoteText(page, span.from, span.to), readAt, source };
}

/** Values of a model that the page itself says, each with its proof. What it does not say is dropped. */
export function checkModelValues<K extends string>(
  page: Page,
  values: Partial<Record<K, string | null | undefined>>,
  read: { readAt: string; source: SourceKey },
): Partial<Record<K, Stated>> {
  const folded = foldPage(page.text);
  const kept: Partial<Record<K, Stated>> = {};
  for (const [key, value] of Object.entries(values) as [K, string | null | undefined][]) {
    const proof = typeof value === 'string' ? findInPage(page, folded, value, read) : undefined;
    if (proof && typeof value === 'string') kept[key] = { value: value.trim(), confidence: 0.85, proofs: [proof] };
  }
  return kept;
}

/** Whether a line of the page, of which a model quotes, is meant for readers: not one that speaks to machines. */
export function isForReaders(page: Page, { from }: Pick<Span, 'from'>): boolean {
  const line = page.lines.findLast(({ at }) => at <= from)?.text ?? '';
  return !speaksToMachines(line);
}

/** What a model is given of a page: its lines without menus and forms, and without those that speak to machines. */
export const linesForModel = (page: Page, max: number): string =>
  page.lines
    .filter(({ text, block }) => block.zone !== 'navigation' && block.zone !== 'form' && !speaksToMachines(text))
    .map(({ text }) => text)
    .join('\n')
    .slice(0, max);

const speaksToMachines = (line: string) => line.length >= SENTENCE_MIN && looksLikeInstruction(line) !== undefined;

/**
 * Page text as data for a model, between marks the page cannot write: the mark holds a value handed in, drawn anew for each
 * call, and what looks like a mark in the text is broken up.
 */
export function wrapPage(text: string, nonce: string): string {
  const mark = `page-${nonce.replace(/[^a-z\d]/giu, '').slice(0, 40)}`;
  // Invisible signs hide instructions from a reader who checks the page.
  const visible = text
    .slice(0, TEXT_MAX)
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu, '')
    .replace(/</gu, '‹')
    .replace(/>/gu, '›');
  return `<${mark}>\n${visible.replaceAll(mark, 'page')}\n</${mark}>`;
}
