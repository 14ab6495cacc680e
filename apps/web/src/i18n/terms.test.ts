import { readdirSync, readFileSync } from 'node:fs';
import { ERRORS } from '@outrider/contract/errors';
import type { Language } from '@outrider/contract/languages';
import { FIELD_LABELS, VALIDATION_TEXTS } from '@outrider/contract/validation';
import { describe, expect, test } from 'vitest';

type Texts = { [key: string]: string | Texts };
type Text = { where: string; text: string };

const flat = (texts: Texts, where: string): Text[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ where: `${where}.${key}`, text: value }] : flat(value, `${where}.${key}`),
  );

const folder = (language: string) => `${import.meta.dirname}/${language}`;

function textsOf(language: Language): Text[] {
  const screens = readdirSync(folder(language)).flatMap((file) =>
    flat(JSON.parse(readFileSync(`${folder(language)}/${file}`, 'utf8')), `${language}/${file}`),
  );
  const server = Object.entries({ ...VALIDATION_TEXTS, ...FIELD_LABELS, ...ERRORS }).map(([where, words]) => ({
    where,
    text: words[language],
  }));
  return [...screens, ...server];
}

/** Word for word from the specification. */
const SPECIFIED = new Set([
  "You've made changes to this email. Do you want to save before exiting?",
  'The system removes incorrect email account formats during mail sending.',
]);

const en = textsOf('en').filter(({ text }) => !SPECIFIED.has(text));
const zh = textsOf('zh');
const de = textsOf('de');
const withoutPlaces = (text: string) => text.replaceAll(/\{+\w+\}+|<\/?\w+>/g, '…');

type Term = { term: string; not: string[] };

function readTerms(): Record<Language, Term[]> {
  const rows = readFileSync(new URL('../../../../docs/terms.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!English)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const words = (cell = '') => cell.split(', ').filter((word) => word !== '');
  return {
    en: rows.map(([, term = '', , not]) => ({ term, not: words(not) })),
    zh: rows.map(([, , term = '', , not]) => ({ term, not: words(not) })),
    de: rows.map(([, , , , , , term = '', not]) => ({ term, not: words(not) })),
  };
}

const terms = readTerms();
const found = (texts: Text[], isWrong: (text: string) => boolean) => texts.filter(({ text }) => isWrong(text));

describe('one word a thing', () => {
  test('the list of terms is read', () => {
    expect(terms.en.length).toBeGreaterThan(40);
    expect(new Set(terms.en.map(({ term }) => term)).size).toBe(terms.en.length);
  });

  test.each(terms.en.filter(({ not }) => not.length > 0))('English says $term', ({ not }) => {
    const other = new RegExp(`(?<![\\w-])(?:${not.join('|')})(?![\\w-])`, 'i');
    expect(found(en, (text) => other.test(withoutPlaces(text)))).toEqual([]);
  });

  // Nouns have a capital letter in German: a word of a server or of a file has none.
  test.each(terms.de.filter(({ not }) => not.length > 0))('German says $term', ({ not }) => {
    const other = new RegExp(`(?<![\\p{L}-])(?:${not.join('|')})(?![\\p{L}-])`, 'u');
    expect(found(de, (text) => other.test(withoutPlaces(text)))).toEqual([]);
  });

  test('every term has a word in each language', () => {
    const house = new Set(['someone, everyone']);
    const lacking = terms.en.filter(({ term }, at) => !house.has(term) && !(terms.zh[at]?.term && terms.de[at]?.term));
    expect(lacking).toEqual([]);
  });

  test.each(terms.zh.filter(({ not }) => not.length > 0))('Chinese says $term', ({ term, not }) => {
    expect(found(zh, (text) => not.some((word) => text.replaceAll(term, '').includes(word)))).toEqual([]);
  });
});

describe('English as it is set', () => {
  test.each([
    ['straight quotes', /["']/],
    ['three dots', /\.\.\./],
    ['two blanks', /\S {2}\S/],
    ['a blank before %', /[\d}] %/],
  ])('has no %s', (_, wrong) => {
    expect(found(en, (text) => wrong.test(text))).toEqual([]);
  });
});

const HAN = '\\p{Script=Han}';

/** Names, file names, and what is typed or read as it stands. */
const KEPT = new Set(
  `AES-256-GCM AI API Apollo.io Apple Brave COMPANY CSV Claude D DKIM DKIM1 DMARC DMARC1 DNS Entra Exchange Facebook
  Free GIF Gemini Gmail Google HTML ID IMAP IP In-Reply-To JPEG JPG JSON MB GB MX Microsoft NXDOMAIN OAuth
  OUTRIDER_APP_URL OUTRIDER_LLM_MODEL OUTRIDER_LLM_URL OUTRIDER_PROBE_PROXY OUTRIDER_WORLD OpenDKIM Outlook Outrider
  IT PDF PNG POP PTR Postfix PowerShell R REFUSED Re References Rspamd SERVFAIL SHA-1 SMTP SOCKS SPF SRV STARTTLS SearXNG
  Search Secure SignHeaders Studio TCP TLS TSV TXT VRFY Workspace XLSX Yahoo Zimbra adkim all ana autoconfig
  carrierCount company.com dkim_signing.conf firm.com gmail.com h harborline harborline.com https imap imap_host
  include kB live mail.company.com mailto none nordkai.test p ptr quarantine reject robots.txt rua s sales sign_headers
  smtp smtp_host sp spf1 t v wharfside.test y your-domain.com email password name`.split(/\s+/),
);
/** Texts that are no sentences: names of files, a server's reply, a list for a program. */
const isData = ({ text }: Text) => !new RegExp(HAN, 'u').test(text) || /^(?:周[一二三四五],?)+$/.test(text);
const sentences = zh.filter((entry) => !isData(entry));

describe('Chinese as it is set', () => {
  test.each([
    ['Latin letters or digits without a blank', new RegExp(`${HAN}[A-Za-z0-9]|[A-Za-z0-9]${HAN}`, 'u')],
    ['a blank before %', /[\d}] %/],
    ['half-width punctuation', new RegExp(`${HAN}[,;:!?()]|[,;!?()]${HAN}`, 'u')],
    ['a blank beside full-width punctuation', /[，。：；？！、（）] | [，。：；？！、（）]/],
    ['straight quotes', /["']/],
    ['three dots', /\.\.\.|……/],
  ])('has no %s', (_, wrong) => {
    expect(found(sentences, (text) => wrong.test(text))).toEqual([]);
  });

  test('keeps no English but names and words of the trade', () => {
    const foreign = (text: string) =>
      text
        .replaceAll(/\{+\w+\}+|<\/?\w+>/g, ' ')
        .match(/[A-Za-z][\w.-]*\w|[A-Za-z]/g)
        ?.filter((word) => !KEPT.has(word)) ?? [];
    expect(sentences.flatMap(({ where, text }) => foreign(text).map((word) => ({ where, word })))).toEqual([]);
  });

  test('is not the English text', () => {
    const english = new Map(en.map(({ where, text }) => [where.replace(/^en\//, 'zh/'), text]));
    const same = zh.filter(({ where, text }) => english.get(where) === text && /[a-z]{3,} [a-z]{3,}/i.test(text));
    expect(same.filter(({ text }) => !/^550 |Apollo|Google|Microsoft/.test(text))).toEqual([]);
  });
});
