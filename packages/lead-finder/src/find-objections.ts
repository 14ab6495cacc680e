import type { Page } from './page.ts';
import { ADVERTISING, I_ALONE, NO_CONTACT, PROMISE, REFUSAL, WE } from './words/company-words.ts';
import { foldText } from './words/fold-words.ts';

/** A sentence that asks not to be written to. `isPersonal`: one person speaks, not the company. */
export type Objection = { from: number; to: number; isPersonal: boolean };

const LENGTH_MIN = 12;
/** "We object to unsolicited advertising", "please do not contact me": obeyed, whatever else the page says. */
export function findObjections(page: Page): Objection[] {
  const found: Objection[] = [];
  for (const { facts, at } of page.lines) {
    for (const { text, from, objection } of facts.sentences) {
      if (objection) found.push({ from: at + from, to: at + from + text.length, ...objection });
    }
  }
  return found;
}

export function readObjection(text: string): Pick<Objection, 'isPersonal'> | undefined {
  if (text.length < LENGTH_MIN) return undefined;
  const folded = foldText(text).replace(/[^a-z\d.]+/gu, ' ');
  const isRefused = NO_CONTACT.test(folded) || (ADVERTISING.test(folded) && REFUSAL.test(folded));
  if (!isRefused || PROMISE.test(folded)) return undefined;
  return { isPersonal: I_ALONE.test(folded) && !WE.test(folded) };
}
