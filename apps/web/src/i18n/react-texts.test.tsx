// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES } from '@outrider/contract/languages';
import { act, render, screen } from '@testing-library/react';
import { Suspense, useMemo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { beforeEach, describe, expect, test } from 'vitest';
import german from './de/sign.json' with { type: 'json' };
import english from './en/sign.json' with { type: 'json' };
import { i18n } from './i18n.ts';

beforeEach(() => i18n.changeLanguage('en'));

function Title() {
  const { t } = useTranslation('sign');
  const memoized = useMemo(() => t('signIn.title'), [t]);
  return <h1>{memoized}</h1>;
}

function Lead({ email }: { email: string }) {
  const { t } = useTranslation('sign');
  return (
    <p>
      <Trans t={t} i18nKey="reset.sentLead" values={{ email }} components={{ strong: <strong className="strong" /> }} />
    </p>
  );
}

const draw = (part: React.ReactNode) => render(<Suspense fallback="waiting">{part}</Suspense>);

test('a part waits for its texts, and follows a change of language', async () => {
  await act(async () => draw(<Title />));
  expect((await screen.findByRole('heading')).textContent).toBe(english.signIn.title);
  await act(() => i18n.changeLanguage('de'));
  expect(screen.getByRole('heading').textContent).toBe(german.signIn.title);
});

test('the language chosen last is read, whichever texts arrive first', async () => {
  await Promise.all([i18n.changeLanguage('zh'), i18n.changeLanguage('de')]);
  expect([i18n.language, document.documentElement.lang]).toEqual(['de', 'de-DE']);
});

test('a tag of a text becomes its element, and a value that looks like one stays a text', async () => {
  const email = '<strong>a</strong> & <img src=x>@b.example';
  await act(async () => draw(<Lead email={email} />));
  const strong = await screen.findByText(email);
  expect([strong.tagName, strong.className, strong.children.length]).toEqual(['STRONG', 'strong', 0]);
  const plain = english.reset.sentLead
    .replace('{{email}}', email)
    .replace('<strong>', '')
    .replace(/<\/strong>(?!.*<\/strong>)/, '');
  expect(strong.closest('p')?.textContent).toBe(plain);
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(readdirSync(`${import.meta.dirname}/en`))('every tag of %s is closed where it was opened last', (file) => {
    const open: string[] = [];
    for (const [, tag = ''] of readFileSync(`${import.meta.dirname}/${language}/${file}`, 'utf8').matchAll(
      /<(\/?\w+)>/g,
    )) {
      if (tag.startsWith('/')) expect(tag.slice(1)).toBe(open.pop());
      else open.push(tag);
    }
    expect(open).toEqual([]);
  });
});
