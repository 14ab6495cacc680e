import { findBareStop } from './bare-stop.ts';
import { CHINESE } from './chinese.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import { type Folded, fold } from './fold.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { JAPANESE } from './japanese.ts';
import { ownWords } from './own-words.ts';
import type { Phrases, ReplyLabel } from './phrases.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

export type LabelledReply = {
  /** Nothing where the words do not tell, or tell two things: then a person has to look. */
  label: ReplyLabel | null;
  sure: boolean;
  /** The words that decided. */
  why: string[];
};

export type ReplyToLabel = {
  subject: string;
  /** The reply without quotes and signature. */
  written: string;
  kind: 'human' | 'autoReply' | 'outOfOffice' | 'bounce' | 'complaint' | 'receipt';
};

/** Every language is tried on every reply: people mix them, and a phrase of one is rarely a phrase of another. */
const LANGUAGES = [ENGLISH, GERMAN, FRENCH, SPANISH, ITALIAN, DUTCH, PORTUGUESE, POLISH, CHINESE, JAPANESE];

/** What an answer comes to, by its words in ten languages. */
export function labelReply({ subject, written, kind }: ReplyToLabel): LabelledReply {
  if (kind === 'outOfOffice') return { label: 'outOfOffice', sure: true, why: [] };
  if (kind !== 'human' && kind !== 'autoReply') return UNKNOWN;
  const matches = findMatches(ownWords(written));
  if (kind === 'autoReply') {
    return matches.has('outOfOffice')
      ? { label: 'outOfOffice', sure: true, why: matches.get('outOfOffice') ?? [] }
      : UNKNOWN;
  }
  const { label, sure } = decide(matches);
  if (label) return { label, sure, why: matches.get(label) ?? [] };
  return matches.size === 0 ? labelBySubject(subject) : UNKNOWN;
}

const UNKNOWN: LabelledReply = { label: null, sure: false, why: [] };

type Matches = Map<ReplyLabel, string[]>;

/** A later one does not see the words an earlier one has taken: "not interested" is not "interested". */
const ORDER = ['stop', 'outOfOffice', 'wrongPerson', 'notNow', 'notInterested', 'interested'] as const;

function findMatches(words: string): Matches {
  const folded = fold(words);
  const matches: Matches = new Map();
  let left = folded.text;
  for (const label of ORDER) {
    const spans = LANGUAGES.flatMap((phrases) => matchPhrases(phrases, label, left));
    const bare = label === 'stop' && spans.length === 0 ? findBareStop(left) : null;
    if (bare) spans.push(bare);
    for (const { from, to } of spans) {
      addMatch(matches, label, wordsAt(words, folded, from, to));
      left = left.slice(0, from) + '\u0000'.repeat(to - from) + left.slice(to);
    }
  }
  const asked = LANGUAGES.flatMap((phrases) => matchPhrases(phrases, 'question', folded.text));
  for (const { from, to } of asked) addMatch(matches, 'question', wordsAt(words, folded, from, to));
  return matches;
}

const WHY_MAX = 3;

function addMatch(matches: Matches, label: ReplyLabel, words: string): void {
  const known = matches.get(label) ?? [];
  matches.set(label, known.includes(words) || known.length === WHY_MAX ? known : [...known, words]);
}

type Span = { from: number; to: number };

const NEGATION_REACH = 60;
/** Only what a person wants can be turned round; a refusal with a "not" in it is one already. */
const CAN_BE_NEGATED = new Set<ReplyLabel>(['stop', 'interested']);

function matchPhrases(phrases: Phrases, label: ReplyLabel, text: string): Span[] {
  return phrases[label].flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern, 'g'))]
      .map(({ 0: words, index }) => ({ from: index, to: index + words.length }))
      .filter(({ from, to }) => to > from && means(label, text, { from, to })),
  );
}

function means(label: ReplyLabel, text: string, { from, to }: Span): boolean {
  if (CAN_BE_NEGATED.has(label)) return !isNegated(text.slice(Math.max(0, from - NEGATION_REACH), from));
  return !REFUSALS.has(label) || !isAsked(text, to);
}

/** By any language: "remove me" is Portuguese as well. */
const isNegated = (before: string) => LANGUAGES.some(({ negation }) => negation.test(before));

const REFUSALS = new Set<ReplyLabel>(['wrongPerson', 'notInterested', 'outOfOffice']);

/** "Does it work with what we already have?" refuses nothing. */
const isAsked = (text: string, to: number) => /^[^.!?。！？\n]*[?？]/.test(text.slice(to));

function wordsAt(words: string, { places }: Folded, from: number, to: number): string {
  return words.slice(places[from] ?? 0, to < places.length ? places[to] : undefined).trim();
}

function decide(matches: Matches): { label: ReplyLabel | null; sure: boolean } {
  const has = (label: ReplyLabel) => matches.has(label);
  // A person who asks to leave is let go, no matter what else is said.
  if (has('stop')) return { label: 'stop', sure: !has('interested') };
  if (has('wrongPerson')) return { label: 'wrongPerson', sure: !has('interested') };
  if (has('notNow')) return { label: 'notNow', sure: true };
  if (has('notInterested')) return has('interested') ? NOTHING : { label: 'notInterested', sure: true };
  if (has('interested')) return { label: 'interested', sure: !has('outOfOffice') };
  if (has('outOfOffice')) return { label: 'outOfOffice', sure: !has('question') };
  return has('question') ? { label: 'question', sure: true } : NOTHING;
}

const NOTHING = { label: null, sure: false };

const ANSWERED = /^\s*(?:re|aw|antw|sv|vs|odp|rif|ref|res|fwd?|wg|tr|回复|答复|回覆|转发|返信)\s*(?:\[\d+\]\s*)?[:：]/i;

/** Mail that leaves by its subject alone. A subject that was answered is ours, not theirs. */
function labelBySubject(subject: string): LabelledReply {
  const short = subject.slice(0, 80).trim();
  if (ANSWERED.test(subject) || short.split(/\s+/).length > 5) return UNKNOWN;
  const why = findMatches(short).get('stop');
  return why ? { label: 'stop', sure: true, why } : UNKNOWN;
}
