import { ADVERTISING, I_ALONE, NO_CONTACT, PROMISE, REFUSAL, WE } from '../words/company-words.ts';
import { foldText } from '../words/fold-words.ts';

const LENGTH_MIN = 12;

/** Whether a sentence asks not to be written to, and who asks it. */
export function readObjection(text: string): { isPersonal: boolean } | undefined {
  if (text.length < LENGTH_MIN) return undefined;
  const folded = foldText(text).replace(/[^a-z\d.]+/gu, ' ');
  const isRefused = NO_CONTACT.test(folded) || (ADVERTISING.test(folded) && REFUSAL.test(folded));
  if (!isRefused || PROMISE.test(folded)) return undefined;
  return { isPersonal: I_ALONE.test(folded) && !WE.test(folded) };
}
