import type { Page, Zone } from './page.ts';
import type { SentenceFacts } from './sentence-facts.ts';

/** A sentence of a page and where it begins in the page's text. */
export type Sentence = {
  text: string;
  at: number;
  zone: Zone | undefined;
  isHeading: boolean;
  /** All of its line is a link: an entry of a menu rather than what the page says. */
  isLink: boolean;
  facts: SentenceFacts;
};

const SENTENCE_MAX = 400;
const SENTENCES_MAX = 2_000;
const SHORT =
  /\b(?:\p{L}|ca|bzw|inkl|Nr|Dr|Prof|Str|St|Tel|Co|Ltd|Inc|vs|etc|approx|max|min|Mr|Mrs|Ms|ul|tzw|np|tj|tzn|resp|mind)\.$/u;

/** What a page says, a sentence at a time; a line of the layout ends one. */
export function readSentences(page: Page): Sentence[] {
  const found: Sentence[] = [];
  for (const { facts: line, at, block, pieces } of page.lines) {
    const isLink = pieces.length === 1 && pieces[0]?.element.name === 'a';
    const isHeading = block.name.length === 2 && /^h[1-6]$/u.test(block.name);
    for (const facts of line.sentences) {
      found.push({ text: facts.text, at: at + facts.from, zone: block.zone, isHeading, isLink, facts });
      if (found.length >= SENTENCES_MAX) return found;
    }
  }
  return found;
}

export function splitSentences(text: string): { text: string; from: number }[] {
  const found: { text: string; from: number }[] = [];
  let from = 0;
  for (const end of [...ends(text), text.length]) {
    const said = text.slice(from, end);
    const start = said.length - said.trimStart().length;
    const bare = said.trim().slice(0, SENTENCE_MAX);
    if (bare !== '' && found.length < SENTENCES_MAX) found.push({ text: bare, from: from + start });
    from = end;
  }
  return found;
}

function ends(text: string): number[] {
  if (text.length < 40) return [];
  return [...text.matchAll(/[.!?…]\s/gu)]
    .map(({ index }) => index + 1)
    .filter((end) => !SHORT.test(text.slice(Math.max(0, end - 8), end)));
}
