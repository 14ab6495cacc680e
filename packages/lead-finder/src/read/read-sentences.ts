import type { Page } from '../page.ts';
import type { Zone } from '../zone.ts';
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

const SENTENCES_MAX = 2_000;

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
