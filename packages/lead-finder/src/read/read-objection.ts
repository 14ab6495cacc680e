import { ADVERTISING, I_ALONE, MAY_OBJECT, NO_CONTACT, PROMISE, REFUSAL, WE } from '../words/company-words.ts';
import { foldOnce } from '../words/fold-words.ts';

const LENGTH_MIN = 12;

/** Whether a sentence asks not to be written to, and who asks it. */
export function readObjection(text: string): { isPersonal: boolean } | undefined {
  if (text.length < LENGTH_MIN) return undefined;
  const lower = foldOnce(text);
  if (!MAY_OBJECT.test(lower)) return undefined;
  const folded = lower.replace(/[^a-z\d.]+/gu, ' ');
  const isRefused = NO_CONTACT.test(folded) || (ADVERTISING.test(folded) && REFUSAL.test(folded));
  if (!isRefused || PROMISE.test(folded)) return undefined;
  return { isPersonal: I_ALONE.test(folded) && !WE.test(folded) };
}
