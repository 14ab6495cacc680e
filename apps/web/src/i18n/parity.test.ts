import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS } from '@outrider/contract/errors';
import { expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const folder = (language: string) => `${import.meta.dirname}/${language}`;
const read = (language: string, file: string): Texts => JSON.parse(readFileSync(`${folder(language)}/${file}`, 'utf8'));
const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
const placesOf = (text: string) => (text.match(/\{\{\w+\}\}|<\w+>/g) ?? []).toSorted();

const files = readdirSync(folder('en'));

test('both languages have the same areas', () => {
  expect(readdirSync(folder('zh'))).toEqual(files);
});

test.each(files)('%s has the same keys and the same places in both languages, and no empty text', (file) => {
  const en = new Map(flat(read('en', file)));
  const zh = new Map(flat(read('zh', file)));
  expect([...zh.keys()].toSorted()).toEqual([...en.keys()].toSorted());
  for (const [key, text] of en) {
    expect(text.trim(), key).not.toBe('');
    expect(zh.get(key)?.trim(), key).not.toBe('');
    expect(placesOf(zh.get(key) ?? ''), key).toEqual(placesOf(text));
  }
});

test('a text of the error catalogue stands nowhere else', () => {
  const catalogue = new Set<string>(Object.values(ERRORS).map(({ en }) => en));
  const repeated = files.flatMap((file) =>
    flat(read('en', file)).filter(([, text]) => catalogue.has(text.replaceAll('{{', '{').replaceAll('}}', '}'))),
  );
  expect(repeated).toEqual([]);
});
