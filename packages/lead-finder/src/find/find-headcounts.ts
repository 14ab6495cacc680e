import {
  ARTICLE,
  BOUNDS,
  LATE_BOUNDS,
  NUMBER_WORDS,
  OF_WORD,
  PEOPLE_WORD,
  TEAM_WORD,
  TO_WORD,
} from '../words/count-words.ts';
import type { FoldedWord } from '../words/fold-words.ts';

/** How many people a text says. Null: it says no bound on that side. `from` and `to` count words. */
export type Headcount = {
  min: number | null;
  max: number | null;
  kind: 'exact' | 'range' | 'min' | 'max' | 'about' | 'nearly';
  from: number;
  to: number;
};

type Count = { value: number; from: number; to: number };

const COUNT_MAX = 5_000_000;
const BOUND_WORDS_MAX = 3;
const bounds = new Map(BOUNDS);

/** "20–200 people", "über 1.200 Mitarbeitende", "a team of twelve", "Employees: 50+". */
export function findHeadcounts(text: string, words: readonly FoldedWord[]): Headcount[] {
  const found: Headcount[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const count = readCount(text, words, at);
    if (!count) continue;
    const second = readSecond(text, words, count.to);
    const to = second?.to ?? count.to;
    const bound = boundAfter(words, to);
    const people = peopleAfter(words, to + (bound?.length ?? 0));
    const isLabelled = isTeamBefore(text, words, count.from);
    if (people === undefined && !isLabelled) {
      at = to - 1;
      continue;
    }
    const late = bound ?? boundAfter(words, people ?? to);
    const end = (people ?? to) + (bound || !late ? 0 : late.length);
    found.push(readBounds(text, words, count, second, { to: end, late: late?.kind }));
    at = end - 1;
  }
  return found;
}

function readBounds(
  text: string,
  words: readonly FoldedWord[],
  count: Count,
  second: Count | undefined,
  { to, late }: { to: number; late: 'min' | 'max' | undefined },
): Headcount {
  if (second) {
    const [min, max] = [Math.min(count.value, second.value), Math.max(count.value, second.value)];
    const isBetween = /^(?:between|zwischen|entre|tra|fra|tussen|miedzy|mezi|mellan|from|von|de|od|da|van|fran)$/u.test(
      words[count.from - 1]?.folded ?? '',
    );
    return { min, max, kind: 'range', from: count.from - (isBetween ? 1 : 0), to };
  }
  if (late) return { ...sided(late, count.value), kind: late, from: count.from, to };
  if (/^\s?\+/u.test(text.slice(words[count.to - 1]?.to ?? 0, (words[count.to - 1]?.to ?? 0) + 2))) {
    return { min: count.value, max: null, kind: 'min', from: count.from, to };
  }
  const sign = /[<>≤≥]\s?$/u.exec(text.slice(Math.max(0, (words[count.from]?.from ?? 0) - 2), words[count.from]?.from));
  const [kind, length] = sign
    ? [/[<≤]/u.test(sign[0]) ? ('max' as const) : ('min' as const), 0]
    : boundBefore(words, count.from);
  const from = count.from - length;
  if (kind === 'min') return { min: count.value, max: null, kind, from, to };
  if (kind === 'max') return { min: null, max: count.value, kind, from, to };
  return { min: count.value, max: count.value, kind: kind ?? 'exact', from, to };
}

const sided = (kind: 'min' | 'max', value: number) =>
  kind === 'min' ? { min: value, max: null } : { min: null, max: value };

/** "50 or more", "20 employees or fewer". */
function boundAfter(words: readonly FoldedWord[], at: number): { kind: 'min' | 'max'; length: number } | undefined {
  const said = `${words[at]?.folded ?? ''} ${words[at + 1]?.folded ?? ''}`;
  const kind = LATE_BOUNDS.get(said);
  return kind && { kind, length: 2 };
}

function boundBefore(words: readonly FoldedWord[], at: number): [Headcount['kind'] | undefined, number] {
  for (let length = Math.min(BOUND_WORDS_MAX, at); length > 0; length -= 1) {
    const said = words
      .slice(at - length, at)
      .map(({ folded }) => folded)
      .join(' ');
    const kind = bounds.get(said);
    if (kind) return [kind, length];
  }
  return [undefined, 0];
}

/** One number: "1.200", "1 200", "5k", "twelve". */
function readCount(text: string, words: readonly FoldedWord[], at: number): Count | undefined {
  const word = words[at]?.folded ?? '';
  const isOne = ARTICLE.test(word) && (NUMBER_WORDS.get(words[at + 1]?.folded ?? '') ?? 0) >= 100;
  if (isOne) return { value: NUMBER_WORDS.get(words[at + 1]?.folded ?? '') ?? 0, from: at, to: at + 2 };
  const said = NUMBER_WORDS.get(word);
  if (said !== undefined) {
    const tens = NUMBER_WORDS.get(words[at + 1]?.folded ?? '');
    if (said >= 20 && said < 100 && tens !== undefined && tens < 10)
      return { value: said + tens, from: at, to: at + 2 };
    if (said < 100 && (tens === 100 || tens === 1_000)) return { value: said * tens, from: at, to: at + 2 };
    return { value: said, from: at, to: at + 1 };
  }
  const digits = /^(\d{1,7})(k|er|kopfig\w*)?$/u.exec(word);
  if (!digits) return undefined;
  let value = Number(digits[1]) * (digits[2] === 'k' ? 1_000 : 1);
  let to = at + 1;
  while ((digits[1]?.length ?? 0) <= 3 && /^\d{3}$/u.test(words[to]?.folded ?? '') && value * 1_000 <= COUNT_MAX) {
    const between = text.slice(words[to - 1]?.to ?? 0, words[to]?.from ?? 0);
    if (!/^[.,'’\u00a0\u202f ]$/u.test(between) || value === 0) break;
    value = value * 1_000 + Number(words[to]?.folded);
    to += 1;
  }
  return value > COUNT_MAX ? undefined : { value, from: at, to };
}

/** "–200" or "to 200". A sentence's end or a comma is no range. */
function readSecond(text: string, words: readonly FoldedWord[], at: number): Count | undefined {
  const isWord = TO_WORD.has(words[at]?.folded ?? '');
  const next = isWord ? at + 1 : at;
  const between = text.slice(words[at - 1]?.to ?? 0, words[next]?.from ?? 0);
  if (!isWord && !/^\s?(?:[–—-]|\.\.\.?|…)\s?$/u.test(between)) return undefined;
  if (isWord && between.length > 12) return undefined;
  return readCount(text, words, next);
}

const BESIDE_MAX = 2;

/** Where the word for people ends: "full-time people", "45-köpfiges Team", "team members". */
function peopleAfter(words: readonly FoldedWord[], at: number): number | undefined {
  if (/\dkopfig/u.test(words[at - 1]?.folded ?? '')) return at;
  for (let next = at; next <= at + BESIDE_MAX; next += 1) {
    const word = words[next]?.folded ?? '';
    if (PEOPLE_WORD.test(word)) return next + 1;
    if (word === 'team' && /^(?:members?|mitglied\w*)$/u.test(words[next + 1]?.folded ?? '')) return next + 2;
    if (/\d/u.test(word)) return undefined;
  }
  return undefined;
}

/** "team of 45", "Mitarbeiter: 45". */
function isTeamBefore(text: string, words: readonly FoldedWord[], at: number): boolean {
  const [before, second] = [words[at - 1]?.folded ?? '', words[at - 2]?.folded ?? ''];
  if (OF_WORD.has(before))
    return /^(?:team|crew|equipe|equipo|equipa|squadra|zespol|tym|belegschaft|workforce|staff)$/u.test(second);
  const gap = text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0);
  return TEAM_WORD.test(before) && /^\s?[:|]\s?$/u.test(gap);
}
