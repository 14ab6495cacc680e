import type { Page } from '../page.ts';
import type { Zone } from '../zone.ts';
import type { SentenceFacts } from './sentence-facts.ts';
import type { TextFacts } from './text-facts.ts';

/** A sentence of a page and where it begins in the page's text. */
export type Sentence = {
  text: string;
  at: number;
  /** How many sentences stand before it. */
  index: number;
  zone: Zone | undefined;
  isHeading: boolean;
  /** All of its line is a link: an entry of a menu rather than what the page says. */
  isLink: boolean;
  facts: SentenceFacts;
  before: SentenceFacts | undefined;
};

const SENTENCES_MAX = 2_000;

/**
 * Sentences that say something of a company, and those below a label, which may be its value. A line of the layout ends a
 * sentence.
 */
export function readSentences(page: Page): Sentence[] {
  const found: Sentence[] = [];
  let index = 0;
  let last: TextFacts | undefined;
  for (const { facts: line, at, block, pieces } of page.lines) {
    if (index >= SENTENCES_MAX) break;
    const isLabelled = last?.isLabel === true;
    const { sentences } = line;
    if (isLabelled || line.isOfCompany) {
      let before = last?.sentences.at(-1);
      const isLink = pieces.length === 1 && pieces[0]?.element.name === 'a';
      const isHeading = block.name.length === 2 && /^h[1-6]$/u.test(block.name);
      for (const [place, facts] of sentences.entries()) {
        if (index + place >= SENTENCES_MAX) break;
        const { text, from } = facts;
        const { zone } = block;
        found.push({ text, at: at + from, index: index + place, zone, isHeading, isLink, facts, before });
        before = facts;
      }
    }
    if (sentences.length > 0) last = line;
    index += sentences.length;
  }
  return found;
}

/** Sentences of at least so many signs that stand in no menu and no form, and fit, the first ones. */
export function readSaying(page: Page, least: number, most: number, fits: (facts: SentenceFacts) => boolean): Said[] {
  const found: Said[] = [];
  let index = 0;
  for (const { text, facts: line, at, block } of page.lines) {
    const { sentences } = line;
    if (text.length >= least && block.zone !== 'navigation' && block.zone !== 'form') {
      for (const facts of sentences) {
        if (facts.text.length < least || !fits(facts)) continue;
        found.push({ text: facts.text, at: at + facts.from });
        if (found.length >= most) return found;
      }
    }
    index += sentences.length;
    if (index >= SENTENCES_MAX) break;
  }
  return found;
}

type Said = Pick<Sentence, 'text' | 'at'>;
