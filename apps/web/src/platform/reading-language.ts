import { type Language, LOCALES } from '@outrider/contract/languages';

let language: Language = 'en';

/** The language the page is read in; the texts set it, and numbers, money and dates follow. */
export const readingLanguage = (): Language => language;

export const readingLocale = (): string => LOCALES[language];

export function readIn(chosen: Language): void {
  language = chosen;
}
