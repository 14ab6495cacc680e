import { expect, test } from 'vitest';
import { DEFAULT_CONFIG, readAppConfig } from './app-config.ts';

test.each([undefined, null, 'x', 7, {}])('without a configuration the defaults hold: %s', (given) => {
  expect(readAppConfig(given)).toEqual(DEFAULT_CONFIG);
});

test('one bad value does not take the good ones with it', () => {
  const given = { appName: 'Acme', world: 'moon', signInMethods: ['google'], analytics: { scriptUrl: 1 }, more: true };
  expect(readAppConfig(given)).toEqual({ ...DEFAULT_CONFIG, appName: 'Acme', signInMethods: ['google'] });
});
