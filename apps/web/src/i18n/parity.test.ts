import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS } from '@outrider/contract/errors';
import { LANGUAGES } from '@outrider/contract/languages';
import { describe, expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const folder = (language: string) => `${import.meta.dirname}/${language}`;
const read = (language: string, file: string): Texts => JSON.parse(readFileSync(`${folder(language)}/${file}`, 'utf8'));
const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const placesOf = (text: string) => (text.match(/\{\{\w+\}\}|<\w+>/g) ?? []).toSorted();

const files = readdirSync(folder('en'));

const others = LANGUAGES.filter((language) => language !== 'en');

test('every language has its folder, and there is none without an entry', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(LANGUAGES.toSorted());
});

describe.each(others)('in %s', (language) => {
  test('there are the same areas as in English', () => {
    expect(readdirSync(folder(language))).toEqual(files);
  });

  test.each(files)('%s has the keys and the places of the English one, and no empty text', (file) => {
    const en = new Map(flat(read('en', file)));
    const other = new Map(flat(read(language, file)));
    expect([...other.keys()].toSorted()).toEqual([...en.keys()].toSorted());
    for (const [key, text] of en) {
      expect(text.trim(), key).not.toBe('');
      expect(other.get(key)?.trim(), key).not.toBe('');
      expect(placesOf(other.get(key) ?? ''), key).toEqual(placesOf(text));
    }
  });
});

test('a text of the error catalogue stands nowhere else', () => {
  const catalogue = new Set<string>(Object.values(ERRORS).map(({ en }) => en));
  const repeated = files.flatMap((file) =>
    flat(read('en', file)).filter(([, text]) => catalogue.has(text.replaceAll('{{', '{').replaceAll('}}', '}'))),
  );
  expect(repeated).toEqual([]);
});
