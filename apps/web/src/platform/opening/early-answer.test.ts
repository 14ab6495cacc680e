// @vitest-environment jsdom
import { readFile } from 'node:fs/promises';
import { getUserInfo } from '@outrider/contract/user';
import { afterEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../storage.ts';
import { earlyOr } from './early-answer.ts';

const URL = '/sirius/api/biz/user/userInfo';
const as = (token: string): RequestInit => ({ headers: { authorization: `Bearer ${token}` } });
const answerOf = async (url: string, init: RequestInit) =>
  (await earlyOr(async () => new Response('usual'), url, init)).text();
const asked = (answer: Promise<Response>) => {
  window.__OUTRIDER_EARLY__ = { url: URL, token: 'mine', answer };
};

afterEach(() => {
  window.__OUTRIDER_EARLY__ = undefined;
  vi.restoreAllMocks();
});

test('the first call takes the answer that is there already, and the next one asks', async () => {
  asked(Promise.resolve(new Response('early')));
  expect(await answerOf(URL, as('mine'))).toBe('early');
  expect(await answerOf(URL, as('mine'))).toBe('usual');
});

test('another call, or one of another user, asks for itself', async () => {
  asked(Promise.resolve(new Response('early')));
  expect(await answerOf('/sirius/api/biz/inbox/counts', as('mine'))).toBe('usual');
  expect(await answerOf(URL, as('another'))).toBe('usual');
  expect(await answerOf(URL, {})).toBe('usual');
});

test('an answer that never came, or is no longer fresh, is asked for again', async () => {
  asked(Promise.reject(new TypeError('Failed to fetch')));
  expect(await answerOf(URL, as('mine'))).toBe('usual');
  asked(Promise.resolve(new Response('early')));
  vi.spyOn(performance, 'now').mockReturnValue(61_000);
  expect(await answerOf(URL, as('mine'))).toBe('usual');
});

test('a call that is given up waits for no early answer, which the next one takes', async () => {
  const early = Promise.withResolvers<Response>();
  asked(early.promise);
  const end = new AbortController();
  const call = async (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return new Response('usual');
  };
  const answer = earlyOr(call, URL, { ...as('mine'), signal: end.signal });
  end.abort(new Error('given up'));
  await expect(answer).rejects.toThrow('given up');
  await expect(earlyOr(call, URL, { ...as('mine'), signal: end.signal })).rejects.toThrow('given up');
  early.resolve(new Response('early'));
  expect(await answerOf(URL, as('mine'))).toBe('early');
});

test('what is asked before the application comes is what it asks first, with the token and the language it keeps, and a thread readies numbers', async () => {
  const read = (file: string) => readFile(new globalThis.URL(`../../../${file}`, import.meta.url), 'utf8');
  const [page, script] = await Promise.all([read('index.html'), read('public/early.js')]);
  expect(page).toContain('src="/early.js"');
  const [, thread = ''] = /new Worker\('\/([^']+)'\)/.exec(script) ?? [];
  expect(await read(`public/${thread}`)).toContain('Intl.NumberFormat');
  expect(script).toContain(`'${getUserInfo.path}'`);
  expect(script).toContain(`'${STORAGE_KEYS.token}'`);
  expect(script).toContain(`'${STORAGE_KEYS.language}'`);
});
