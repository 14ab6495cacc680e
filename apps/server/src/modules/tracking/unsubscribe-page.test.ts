import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@outrider/contract/languages';
import { expect, test } from 'vitest';
import { PAGE_POLICY } from '../../platform/http/plain-page.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

const TOKENS = readFileSync(new URL('../../../../web/src/ui/tokens.css', import.meta.url), 'utf8');

const variablesIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );

test('the page for leaving wears the theme of the product, in light and in dark', () => {
  const [light = '', dark = ''] = TOKENS.split('[data-theme="dark"]');
  const style = /<style>(.*)<\/style>/s.exec(unsubscribePage('ask', 'en'))?.[1] ?? '';
  const [inLight = '', inDark = ''] = style.split('prefers-color-scheme:dark');
  for (const [shown, tokens] of [
    [inLight, light],
    [inDark, dark],
  ] as const) {
    const wanted = variablesIn(tokens);
    const own = Object.entries(variablesIn(shown));
    expect(own.length).toBeGreaterThanOrEqual(9);
    expect(own).toEqual(own.map(([name]) => [name, wanted[name]]));
  }
  expect(style).toMatch(/border-radius:4px/);
  expect(style).toMatch(/padding:11px 16px/);
});

test.each(LANGUAGES)(
  'the page for leaving asks, tells and excuses itself in %s, with no script and nothing fetched',
  (language) => {
    for (const state of ['ask', 'done', 'test', 'unknown', 'busy'] as const) {
      const page = unsubscribePage(state, language, { recipient: 'dana@nordkai.test', sender: 'maya@harborline.test' });
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).not.toMatch(/<script|https?:|url\(|dana@/);
      expect(page.includes('<button>')).toBe(state === 'ask');
    }
    expect(PAGE_POLICY).toContain("default-src 'none'");
  },
);
