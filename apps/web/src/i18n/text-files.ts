import type { Language } from '@outrider/contract/languages';
import englishCommon from './en/common.json' with { type: 'json' };
import type { Texts } from './find-text.ts';

type TextFile = { default: Texts };

/**
 * The texts of an area come in their own file, in the language that is read, when a screen of that area opens. The common
 * ones include those of a failed load, so in English they are always there.
 */
const files = import.meta.glob<TextFile>(['./*/*.json', '!./en/common.json']);

const fileOf = (area: string, language: Language) => `./${language}/${area}.json`;

const loaded = new Map<string, Texts>([[fileOf('common', 'en'), englishCommon]]);
const failed = new Set<string>();
const loading = new Map<string, Promise<void>>();

export const textsOf = (area: string, language: Language): Texts | undefined => loaded.get(fileOf(area, language));

/** Whether the texts of an area are still to come. Those that could not be fetched are not: their keys are shown. */
export const areAwaited = (area: string, language: Language): boolean =>
  !textsOf(area, language) && !failed.has(fileOf(area, language));

/** The same promise for all who wait for the same texts. It ends whether they arrive or not. */
export function fetchTexts(area: string, language: Language): Promise<void> {
  if (textsOf(area, language)) return Promise.resolve();
  const file = fileOf(area, language);
  const fetched = loading.get(file) ?? fetchFile(area, file).finally(() => loading.delete(file));
  loading.set(file, fetched);
  return fetched;
}

async function fetchFile(area: string, file: string): Promise<void> {
  try {
    const load = files[file];
    if (!load) throw new Error(`There is no ${file}`);
    loaded.set(file, (await load()).default);
  } catch {
    if (area === 'common') loaded.set(file, englishCommon);
    else failed.add(file);
  }
}
