/**
 * The languages of the product: how each calls itself, and by whose rules it writes dates, numbers and money. A new one is
 * an entry here and its texts; the compiler and the test of equal keys name every text that is missing.
 */
const REGISTRY = {
  en: { name: 'English', locale: 'en-US' },
  zh: { name: '简体中文', locale: 'zh-CN' },
  de: { name: 'Deutsch', locale: 'de-DE' },
};

export type Language = keyof typeof REGISTRY;

const isLanguage = (text: string): text is Language => Object.hasOwn(REGISTRY, text);

export const LANGUAGES: readonly Language[] = Object.keys(REGISTRY).filter(isLanguage);

const ofEach = (fact: 'name' | 'locale') =>
  Object.fromEntries(Object.entries(REGISTRY).map(([language, facts]) => [language, facts[fact]])) as Record<
    Language,
    string
  >;

/** Each language by its own name, as people look for it. */
export const LANGUAGE_NAMES = ofEach('name');

/** For `Intl`: dates, numbers, money, lists, names of places. */
export const LOCALES = ofEach('locale');

/** The first language of an Accept-Language header that we speak; English otherwise. */
export function languageOf(header: string | undefined): Language {
  for (const range of header?.split(',') ?? []) {
    const primary = range.trim().split(/[-;]/, 1)[0]?.toLowerCase();
    if (primary !== undefined && isLanguage(primary)) return primary;
  }
  return 'en';
}

/** Puts values into the `{name}` places of a text. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day of the calendar, such as 2026-11-17, as the language writes it; any other text stays as it is. */
export function dayText(isoDay: string, language: Language): string {
  const day = ISO_DAY.test(isoDay) ? new Date(`${isoDay}T00:00:00Z`) : undefined;
  if (day === undefined || Number.isNaN(day.getTime())) return isoDay;
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}

const valueText = (value: string | number, language: Language): string =>
  typeof value === 'number' ? value.toLocaleString(LOCALES[language]) : dayText(value, language);

/** Puts values into a text as its language writes them: numbers with its separators, days as its dates. */
export const fillIn = (language: Language, text: string, values: Record<string, string | number>) =>
  fill(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueText(value, language)])));
