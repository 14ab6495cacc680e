import type { Category } from '@outrider/email-verifier/verdict';
import type { Tone } from '../tag.tsx';

/** How each verdict about an address is coloured, wherever it is shown. */
export const CATEGORY_TONES: Record<Category, Tone> = {
  VALID: 'green',
  INVALID: 'red',
  UNKNOWN: 'amber',
  DOMAIN_ERROR: 'violet',
  UNCHECKED: 'grey',
};
