import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

const folder = `${import.meta.dirname}/de`;
const texts = readdirSync(folder).flatMap((file) =>
  flat(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), `${file} `),
);

/** What German typography and the polite form do not allow. */
const FAULTS: Record<string, RegExp> = {
  'quotation marks of another language': /["'«»]|“[^“„]*”/,
  'three dots for an ellipsis': /\.\.\./,
  'an ellipsis that cuts no word, without a blank before it': /\p{L}…/u,
  'a number parted from its unit at the end of a line': /(?:\d|\}\}) (?:%|kB|MB|GB|ms|min|s|h)(?!\p{L})/u,
  'a hyphen for a dash': /\p{L} - \p{L}/u,
  'the familiar form': /\b(?:du|dein\p{L}*|dir|dich|euch|euer\p{L}*)\b/iu,
  'another spelling of E-Mail': /\b(?:eMail|Email|e-mail)s?\b/,
};

describe('German texts', () => {
  test.each(Object.entries(FAULTS))('have nowhere %s', (_fault, form) => {
    expect(texts.filter(([, text]) => form.test(text))).toEqual([]);
  });

  test('open every quotation they close', () => {
    const marks = (text: string) => [text.split('„').length, text.split('“').length];
    expect(texts.filter(([, text]) => marks(text)[0] !== marks(text)[1])).toEqual([]);
  });
});
