import type { Page } from './page.ts';
import { readSentences } from './read-sentences.ts';
import { ADVERTISING, I_ALONE, NO_CONTACT, PROMISE, REFUSAL, WE } from './words/company-words.ts';
import { foldText } from './words/fold-words.ts';

/** A sentence that asks not to be written to. `isPersonal`: one person speaks, not the company. */
export type Objection = { from: number; to: number; isPersonal: boolean };

const LENGTH_MIN = 12;
const known = new WeakMap<Page, Objection[]>();

/** "We object to unsolicited advertising", "please do not contact me": obeyed, whatever else the page says. */
export function findObjections(page: Page): Objection[] {
  const before = known.get(page);
  if (before) return before;
  const found: Objection[] = [];
  for (const { text, at } of readSentences(page)) {
    if (text.length < LENGTH_MIN) continue;
    const folded = foldText(text).replace(/[^a-z\d.]+/gu, ' ');
    const isRefused = NO_CONTACT.test(folded) || (ADVERTISING.test(folded) && REFUSAL.test(folded));
    if (!isRefused || PROMISE.test(folded)) continue;
    found.push({ from: at, to: at + text.length, isPersonal: I_ALONE.test(folded) && !WE.test(folded) });
  }
  known.set(page, found);
  return found;
}
