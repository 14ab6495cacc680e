import { LANGUAGES, type Language, languageOf } from '@outrider/contract/languages';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { storage } from '../platform/storage.ts';
import commonEn from './en/common.json' with { type: 'json' };
import commonZh from './zh/common.json' with { type: 'json' };

export { LANGUAGES, type Language };

/** Each language by its own name, as people look for it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', zh: '简体中文' };

const areas = import.meta.glob<{ default: Record<string, unknown> }>([
  './en/*.json',
  './zh/*.json',
  '!./*/common.json',
]);

/** The texts of an area come in their own file, in the language that is read, when a screen of that area opens. */
const lazyAreas: BackendModule = {
  type: 'backend',
  init: () => {},
  read: (language, area, done) => {
    const load = areas[`./${language}/${area}.json`];
    if (!load) return done(new Error(`No texts for ${area} in ${language}`), null);
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next;

export const languageNow = (): Language => LANGUAGES.find((language) => language === i18n.language) ?? 'en';

/** What the person chose before, else what the browser asks for. */
const firstLanguage = () => storage.readLanguage() ?? languageOf(navigator.languages.join(','));

/**
 * For every language: Chinese has one grammatical number, and by its own rule the texts for one would never be read. Those
 * may name the one where the others count.
 */
const ONE_OR_MANY = new Intl.PluralRules('en');

export async function startI18n(): Promise<void> {
  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language === 'zh' ? 'zh-CN' : language;
  });
  await i18n
    .use(lazyAreas)
    .use(initReactI18next)
    .init({
      lng: firstLanguage(),
      // Both languages have the same keys (a test says so), so there is nothing to fall back to.
      fallbackLng: false,
      // The common texts include those of a failed load, so they may not need a load themselves.
      resources: { en: { common: commonEn }, zh: { common: commonZh } },
      partialBundledLanguages: true,
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  i18n.services.pluralResolver.getRule = () => ONE_OR_MANY;
}

export async function setLanguage(language: Language): Promise<void> {
  storage.writeLanguage(language);
  await i18n.changeLanguage(language);
}
