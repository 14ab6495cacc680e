import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { environment, readConfig } from './config.ts';

const data = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(data, { recursive: true }));

const SECRET = 'x'.repeat(32);
const read = (env: Record<string, string>, ...args: string[]) => readConfig({ OUTRIDER_DATA: data, ...env }, args);

test('without any setting it is the boxed world on port 3000, for this machine only', () => {
  expect(read({})).toMatchObject({
    world: 'box',
    port: 3000,
    host: '127.0.0.1',
    role: 'all',
    appUrl: 'http://localhost:3000',
  });
});

test('the key is made once, for its owner only, and is the same at the next start', () => {
  const first = read({}).secret;
  expect(first).toHaveLength(32);
  expect(read({}).secret).toEqual(first);
  expect(statSync(join(data, 'secret.key')).mode & 0o077).toBe(0);
});

test('an empty value counts as not set', () => {
  expect(read({ PORT: '', OUTRIDER_WORLD: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    world: 'box',
    databaseUrl: undefined,
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ OUTRIDER_WORLD: 'real' }, 'OUTRIDER_WORLD'],
  [{ OUTRIDER_SECRET: 'short' }, 'OUTRIDER_SECRET'],
  [{ OUTRIDER_APP_URL: 'javascript:alert(1)' }, 'OUTRIDER_APP_URL'],
  [{ OUTRIDER_LOGIN_HOST: 'login.harborline.test' }, 'OUTRIDER_LOGIN_HOST'],
  [{ OUTRIDER_TRACKER_URL: '//go.harborline.test' }, 'OUTRIDER_TRACKER_URL'],
])('%j is refused by name', (env, name) => {
  expect(() => read(env)).toThrow(name);
});

test('addresses that paths are put behind have no slash at their end, and tracking is at the app’s own address unless told otherwise', () => {
  const appUrl = 'https://app.harborline.test';
  expect(read({ OUTRIDER_APP_URL: `${appUrl}/` })).toMatchObject({
    appUrl,
    web: { trackerUrl: appUrl, loginHost: '' },
  });
  const apart = {
    OUTRIDER_TRACKER_URL: 'https://go.harborline.test/',
    OUTRIDER_LOGIN_HOST: 'https://in.harborline.test/',
  };
  expect(read({ OUTRIDER_APP_URL: appUrl, ...apart }).web).toMatchObject({
    trackerUrl: 'https://go.harborline.test',
    loginHost: 'https://in.harborline.test',
  });
});

test('the live world says everything it still needs', () => {
  expect(() => read({ OUTRIDER_WORLD: 'live', OUTRIDER_SECRET: SECRET })).toThrow(
    'OUTRIDER_WORLD=live also needs OUTRIDER_APP_URL, OUTRIDER_SMTP_URL, OUTRIDER_MAIL_FROM.',
  );
});

test('a third party is offered when both its id and its secret are set', () => {
  const google = { OUTRIDER_GOOGLE_CLIENT_ID: 'id', OUTRIDER_GOOGLE_CLIENT_SECRET: 'secret' };
  expect(Object.keys(read({ ...google, OUTRIDER_MICROSOFT_CLIENT_ID: 'id' }).oauth)).toEqual(['google']);
});

test('a model is asked when its address and its name are set, and never by an address alone', () => {
  const url = { OUTRIDER_LLM_URL: 'http://localhost:11434/v1' };
  expect(read({}).llm).toBeUndefined();
  expect(read({ ...url, OUTRIDER_LLM_MODEL: 'small' }).llm).toEqual({
    url: 'http://localhost:11434/v1',
    model: 'small',
    key: '',
  });
  expect(() => read(url)).toThrow('OUTRIDER_LLM_URL also needs OUTRIDER_LLM_MODEL.');
});

test('an unknown part is refused', () => {
  expect(() => read({}, 'everything')).toThrow('Start api, worker or all.');
});

test('the page on settings names every setting and no other', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  const table = page.split('\n').filter((line) => line.startsWith('| `'));
  const described = table.flatMap((line) =>
    [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(new Set(described)).toEqual(new Set(Object.keys(environment.shape)));
});
