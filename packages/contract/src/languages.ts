export const LANGUAGES = ['en', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language of an Accept-Language header that we speak; English otherwise. */
export function languageOf(header: string | undefined): Language {
  for (const range of header?.split(',') ?? []) {
    const primary = range.trim().split(/[-;]/, 1)[0]?.toLowerCase();
    const spoken = LANGUAGES.find((language) => language === primary);
    if (spoken) return spoken;
  }
  return 'en';
}

/** Puts values into the `{name}` places of a text. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
