import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES, languageOf } from '@outrider/contract/languages';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LoadError } from '../platform/load-error.ts';
import { readIn } from '../platform/reading-language.ts';
import { storage } from '../platform/storage.ts';
import englishCommon from './en/common.json' with { type: 'json' };
import type { Area } from './resources.ts';

export { LANGUAGE_NAMES, LANGUAGES, type Language };

type TextFile = { default: Record<string, unknown> };

const areas = import.meta.glob<TextFile>(['./*/*.json', '!./en/common.json']);

/**
 * The texts of an area come in their own file, in the language that is read, when a screen of that area opens. The common
 * ones include those of a failed load, so in English they are always there.
 */
const lazyAreas: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, area, done) => {
    const load = areas[`./${language}/${area}.json`];
    if (!load) return done(new Error(`No texts for ${area} in ${language}`), null);
    load().then(
      (file) => done(null, file.default),
      (error: Error) => (area === 'common' ? done(null, englishCommon) : done(error, null)),
    );
  },
};

export const i18n = i18next;

export const languageNow = (): Language => LANGUAGES.find((language) => language === i18n.language) ?? 'en';

/** What the person chose before, else what the browser asks for. */
const firstLanguage = () => storage.readLanguage() ?? languageOf(navigator.languages.join(','));

/**
 * A language with one grammatical number, such as Chinese, would by its own rule never read the texts for one. Those may
 * name the one where the others count.
 */
function pluralsOf(language: string): Intl.PluralRules {
  const own = new Intl.PluralRules(language);
  return own.resolvedOptions().pluralCategories.length > 1 ? own : new Intl.PluralRules('en');
}

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', () => {
    readIn(languageNow());
    document.documentElement.lang = LOCALES[languageNow()];
  });
  await i18n
    .use(lazyAreas)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      // All languages have the same keys (a test says so), so there is nothing to fall back to.
      fallbackLng: false,
      resources: { en: { common: englishCommon } },
      partialBundledLanguages: true,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  i18n.services.pluralResolver.getRule = pluralsOf;
}

/** The texts of these areas; throws when they do not arrive. A load that failed before is tried anew. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  await i18n.loadNamespaces(areas);
  const missing = () => areas.filter((area) => !i18n.hasResourceBundle(i18n.language, area));
  if (missing().length > 0) await i18n.reloadResources([i18n.language], missing());
  if (missing().length > 0) throw new LoadError(`No texts for ${missing().join(', ')}`);
}

export async function setLanguage(language: Language): Promise<void> {
  storage.writeLanguage(language);
  await i18n.changeLanguage(language);
}
