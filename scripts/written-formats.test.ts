import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Numbers, money, dates, weekdays and lists are written by `Intl` in the language that is read, and no code asks which language
 * that is: what differs between languages stands in their texts and in the registry of languages. The files below name a
 * fixed locale, each because no person reads what comes of it.
 */
const NOT_READ_BY_PEOPLE: Record<string, string> = {
  'apps/server/src/modules/campaign-management/drafts/create-campaign.ts': 'asks whether a time zone exists',
  'apps/server/src/modules/sending/planning/lead-zones.ts': 'asks whether a time zone exists',
  'apps/server/src/modules/statistics/reading/known-zone.ts': 'asks whether a time zone exists',
  'apps/web/src/features/inbox/list/list-layout.ts': 'compares days',
  'apps/web/src/features/leads-agent/shared/place-name.ts': 'reads the English names of the rules',
  'apps/web/src/features/mailboxes/detail/warmup-days.ts': 'compares days',
  'apps/web/src/features/mailboxes/shared/warmup-words.ts': 'asks for the weekday',
  'apps/web/src/i18n/i18n.ts': 'the rule of plurals for languages without one',
  'apps/web/src/platform/format.ts': 'the orders of English a person may choose',
  'packages/contract/src/validation.ts': 'asks whether a time zone exists',
};

const FIXED_LOCALE = /\bIntl\.[A-Z]\w+\(\s*\[?'|\bdateFormatter\(\s*'|\btoLocale\w*String\(\s*(?:'|\))|\['en-/;
const ASKS_LANGUAGE = /\blanguage(?:Now\(\))?\s*[=!]==\s*'|'\w\w'\s*[=!]==\s*language\b|[[{] en, zh\b/;
/** Decimals by hand. Those of drawings are coordinates, and a registrar's account counts in its own dollars. */
const OWN_DECIMALS = /\.toFixed\(/;
const COUNTS = /^apps\/web\/src\/ui\/charts\/|\/registrars\//;

const isProduct = (file: string) => !/\.test\.tsx?$|testing\.tsx?$|[-/]testing\/|\/(?:seed-)?demo/.test(file);

describe('what a person reads', () => {
  const root = new URL('..', import.meta.url).pathname;
  const files = globSync(
    ['apps/server/src/{modules,platform}/**/*.ts', 'apps/web/src/**/*.{ts,tsx}', 'packages/contract/src/**/*.ts'],
    { cwd: root },
  ).filter(isProduct);
  const having = (form: RegExp) => files.filter((file) => form.test(readFileSync(`${root}${file}`, 'utf8'))).toSorted();

  test('is written in the language of the reader', () => {
    expect(files.length).toBeGreaterThan(1_000);
    expect(having(FIXED_LOCALE)).toEqual(Object.keys(NOT_READ_BY_PEOPLE).toSorted());
  });

  test('asks nowhere which language it is', () => expect(having(ASKS_LANGUAGE)).toEqual([]));

  test('has no decimals of its own making', () => {
    expect(having(OWN_DECIMALS).filter((file) => !COUNTS.test(file))).toEqual([]);
  });

  test.each(["new Intl.NumberFormat('en-US')", "new Intl.DisplayNames(['en'])", 'value.toLocaleString()'])(
    'is not what %s gives',
    (text) => expect(FIXED_LOCALE.test(text)).toBe(true),
  );

  test.each(["language === 'zh' ? '：' : ': '", "if (languageNow() !== 'en') return", 'const { en, zh } = texts'])(
    'does not come of asking: %s',
    (text) => expect(ASKS_LANGUAGE.test(text)).toBe(true),
  );
});
