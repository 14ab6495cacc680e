// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@outrider/contract/languages';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Texts } from './find-text.ts';
import { i18n } from './i18n.ts';

const COUNTED = /_(?:zero|one|other)$/;
const COUNTS = [0, 1, 2, 5, 21];

const areas = readdirSync(`${import.meta.dirname}/en`).map((file) => file.replace('.json', ''));
const read = (language: Language, area: string): Texts =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${language}/${area}.json`, 'utf8'));
const flat = (texts: Texts, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flat(value, `${prefix}${key}.`),
  );

type Translate = (key: string, values: object) => string;

beforeAll(async () => {
  const resources = Object.fromEntries(
    LANGUAGES.map((language) => [language, Object.fromEntries(areas.map((area) => [area, read(language, area)]))]),
  );
  await i18next.init({ lng: 'en', fallbackLng: false, resources, interpolation: { escapeValue: false } });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(areas)('every text of %s is what i18next makes of it', async (area) => {
    await i18n.changeLanguage(language);
    await i18n.loadNamespaces(area);
    const ours = i18n.getFixedT(null, area as 'common') as unknown as Translate;
    const theirs = i18next.getFixedT(language, area as 'common') as unknown as Translate;
    for (const [key, text] of flat(read(language, area))) {
      const values = Object.fromEntries(
        [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name], at) => [name, `<${at}> & 1`]),
      );
      expect(ours(key, values), key).toBe(theirs(key, values));
      if (!COUNTED.test(key)) continue;
      // By i18next, Chinese never reads its texts for one; by ours it does, which has a test of its own.
      for (const count of COUNTS.filter((one) => language !== 'zh' || one !== 1)) {
        const base = key.replace(COUNTED, '');
        expect(ours(base, { ...values, count }), `${key} ${count}`).toBe(theirs(base, { ...values, count }));
      }
    }
  });
});
