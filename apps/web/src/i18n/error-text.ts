import type { CatalogueEntry } from '@outrider/contract/errors/entry';
import { fill } from '@outrider/contract/languages';
import { languageNow } from './i18n.ts';

/** A text of the error catalogue in the language of the reader. Screens have no copy of their own. */
export const errorText = (entry: CatalogueEntry, values: Record<string, string | number> = {}): string =>
  fill(entry[languageNow()], values);
