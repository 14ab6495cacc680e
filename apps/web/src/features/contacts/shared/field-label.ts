import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import type { TFunction } from 'i18next';

const NAMED = ['email', 'source', ...STANDARD_FIELDS] as const;

/** What a field is called: those everybody has by their word, the workspace's own by the name templates use. */
export function fieldLabel(name: string, t: TFunction<'contacts'>): string {
  const known = NAMED.find((each) => each === name);
  return known === undefined ? name : t(`field.${known}`);
}
