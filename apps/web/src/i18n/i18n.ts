import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES, languageOf } from '@outrider/contract/languages';
import type { i18n as I18n, TFunction } from 'i18next';
import { LoadError } from '../platform/load-error.ts';
import { readIn } from '../platform/reading-language.ts';
import { storage } from '../platform/storage.ts';
import { fillPlaces, findText, type Values } from './find-text.ts';
import type { Area } from './resources.ts';
import { fetchTexts, textsOf } from './text-files.ts';

export { LANGUAGE_NAMES, LANGUAGES, type Language };

let language: Language = 'en';
/** Chosen last: it is read once its texts are there. */
let chosen: Language = language;
const listeners = new Set<() => void>();

/** Every area asked for so far: a change of language brings its texts too. */
const areasInUse = new Set(['common']);

const pluralRules = new Map<Language, Intl.PluralRules>();

/**
 * A language with one grammatical number, such as Chinese, would by its own rule never read the texts for one. Those may
 * name the one where the others count.
 */
function pluralsOf(of: Language): Intl.PluralRules {
  const known = pluralRules.get(of);
  if (known) return known;
  const own = new Intl.PluralRules(of);
  const rules = own.resolvedOptions().pluralCategories.length > 1 ? own : new Intl.PluralRules('en');
  pluralRules.set(of, rules);
  return rules;
}

/** `area:key` names a text of another area. */
function splitKey(key: string, area: string): [area: string, name: string] {
  const colon = key.indexOf(':');
  return colon < 0 ? [area, key] : [key.slice(0, colon), key.slice(colon + 1)];
}

function find(key: string, inArea: string, of: Language, { count }: Values): string | undefined {
  const [area, name] = splitKey(key, inArea);
  const texts = textsOf(area, of);
  return texts && findText(texts, name, count, pluralsOf(of));
}

const translators = new Map<string, TFunction>();

/** The same function for the same language and area; without a language it follows the one that is read. */
export function translatorOf(area: string, of?: Language): TFunction {
  const name = `${of} ${area}`;
  const known = translators.get(name);
  if (known) return known;
  const translate = (key: string, values: Values = {}) => {
    const text = find(key, area, of ?? language, values);
    return text === undefined ? splitKey(key, area)[1] : fillPlaces(text, values);
  };
  // Its keys are checked where it is called, by i18next's types.
  const made = translate as unknown as TFunction;
  translators.set(name, made);
  return made;
}

function loadArea(area: string): Promise<void> {
  areasInUse.add(area);
  return fetchTexts(area, language);
}

async function changeLanguage(next: Language): Promise<void> {
  chosen = next;
  await Promise.all([...areasInUse].map((area) => fetchTexts(area, next)));
  if (chosen !== next) return;
  language = next;
  readIn(language);
  document.documentElement.lang = LOCALES[language];
  for (const listener of listeners) listener();
}

/** In place of i18next's, with its names and its types: what of it the product uses (decision 132). */
export const i18n = {
  get language() {
    return language;
  },
  t: translatorOf('common') as I18n['t'],
  getFixedT: ((_language: null, area: string) => translatorOf(area)) as I18n['getFixedT'],
  exists: (key: string) => find(key, 'common', language, {}) !== undefined,
  loadNamespaces: async (areas: string | readonly string[]): Promise<void> => {
    await Promise.all([areas].flat().map(loadArea));
  },
  changeLanguage,
  /** Calls it after every change of language; gives what ends that. */
  onChange: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

export const languageNow = (): Language => language;

/** What the person chose before, else what the browser asks for. */
const firstLanguage = () => storage.readLanguage() ?? languageOf(navigator.languages.join(','));

export const startI18n = (): Promise<void> => changeLanguage(firstLanguage());

/** The texts of these areas; throws when they do not arrive. A load that failed is tried anew. */
export async function loadTexts(areas: readonly Area[]): Promise<void> {
  const missing = () => areas.filter((area) => !textsOf(area, language));
  await i18n.loadNamespaces(missing());
  if (missing().length > 0) await i18n.loadNamespaces(missing());
  if (missing().length > 0) throw new LoadError(`No texts for ${missing().join(', ')}`);
}

export async function setLanguage(next: Language): Promise<void> {
  storage.writeLanguage(next);
  await changeLanguage(next);
}
