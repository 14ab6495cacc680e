// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { i18n, setLanguage, startI18n } from './i18n.ts';
import accounts from './zh/accounts.json' with { type: 'json' };

test('one is said in its own words in Chinese too', async () => {
  await startI18n();
  await setLanguage('zh');
  await i18n.loadNamespaces('accounts');
  expect(i18n.t('accounts:list.noMatch', { count: 1 })).toBe(accounts.list.noMatch_one);
  expect(i18n.t('accounts:list.noMatch', { count: 3 })).toBe(accounts.list.noMatch_other.replace('{{count}}', '3'));
});
