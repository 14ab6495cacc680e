import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@outrider/contract/languages';
import { CATEGORY_WORDS } from '@outrider/contract/verification/category-words';
import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

/** Every list of texts that names the categories, and not what to do about them, with where it is. */
function listsOf(texts: Texts, valid: string, path: string): [string, Texts][] {
  const isList = typeof texts.VALID === 'string' && texts.VALID.toLowerCase() === valid.toLowerCase();
  const inner = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [] : listsOf(value, valid, `${path}.${key}`),
  );
  return isList ? [[path, texts], ...inner] : inner;
}

test.each(LANGUAGES)('a category is called as the specification calls it on every screen, in %s', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url);
  const { VALID, INVALID, UNKNOWN } = CATEGORY_WORDS;
  const lists = readdirSync(folder).flatMap((file) =>
    listsOf(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Texts, VALID[language], file),
  );
  expect(lists.length).toBeGreaterThanOrEqual(5);
  for (const [path, texts] of lists) {
    // Within a sentence it begins with a small letter.
    const spell = (text: string) => (texts.VALID === VALID[language] ? text : text.toLowerCase());
    expect([path, texts.INVALID, texts.UNKNOWN]).toEqual([path, spell(INVALID[language]), spell(UNKNOWN[language])]);
  }
});
