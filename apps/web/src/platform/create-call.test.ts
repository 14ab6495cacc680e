import { endpoint } from '@outrider/contract/endpoint';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, createCall, createUpload } from './create-call.ts';

const read = endpoint({
  method: 'GET',
  path: '/sirius/api/biz/thing/read',
  access: 'login',
  summary: 'One thing',
  input: z.object({ id: z.string(), page: z.int().optional() }),
  output: z.object({ name: z.string() }),
  errors: [],
});
const write = { ...read, method: 'POST', path: '/sirius/api/biz/thing/write' } as const;

const fetch = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const showMessage = vi.fn<(text: string) => void>();
const noteUnreachable = vi.fn<(text: string | undefined) => void>();
const tellRefusal = vi.fn<(refusal: ApiError) => void>();
const expireSession = vi.fn<() => void>();
const renewal = { isPossible: vi.fn<() => boolean>(), ask: vi.fn<() => Promise<boolean>>() };
let timeout: AbortController;
let waitedMs: number;
const deps: Parameters<typeof createCall>[0] = {
  fetch,
  timeoutAfter: (ms) => {
    waitedMs = ms;
    return timeout.signal;
  },
  token: () => 'stored',
  language: () => 'en',
  text: (key) => key,
  showMessage,
  noteUnreachable,
  tellRefusal,
  expireSession,
  renewal,
};
const call = createCall(deps);
const upload = createUpload(deps);

beforeEach(() => {
  vi.resetAllMocks();
  timeout = new AbortController();
});

const answer = (body: unknown, init: ResponseInit = {}) => fetch.mockResolvedValue(Response.json(body, init));
const headersOf = () => fetch.mock.calls[0]?.[1].headers as Record<string, string>;

test('a read travels in the query, with the stored token and the language', async () => {
  answer({ code: 0, message: '', data: { name: 'one' } });
  expect(await call(read, { id: 'a b', page: undefined as never })).toEqual({ name: 'one' });
  expect(fetch.mock.calls[0]?.[0]).toBe('/sirius/api/biz/thing/read?id=a+b');
  expect(headersOf()).toMatchObject({ authorization: 'Bearer stored', 'accept-language': 'en' });
});

test('a write travels as JSON, with a custom token when one is given', async () => {
  answer({ code: 0, message: '', data: { name: 'one' } });
  await call(write, { id: '1' }, { token: 'custom' });
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"id":"1"}' });
  expect(headersOf()).toMatchObject({ authorization: 'Bearer custom', 'content-type': 'application/json' });
});

test('no token, no bearer header', async () => {
  answer({ code: 0, message: '', data: { name: 'one' } });
  await call(read, { id: '1' }, { token: '' });
  expect(headersOf()).not.toHaveProperty('authorization');
});

test('an answer with more than the contract names is cut to it, and one with less is refused', async () => {
  answer({ code: 0, message: '', data: { name: 'one', secret: 'x' } });
  expect(await call(read, { id: '1' })).toEqual({ name: 'one' });
  answer({ code: 0, message: '', data: {} });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(call(read, { id: '1' })).rejects.toMatchObject({ code: 'answer', message: 'Request Failed' });
});

test('a non-zero code is thrown with its data and shown with the words of the server', async () => {
  answer({ code: 11008, message: 'Please wait', data: { seconds: 40 } }, { status: 429 });
  await expect(call(read, { id: '1' })).rejects.toMatchObject({
    failure: 'refused',
    code: 11008,
    message: 'Please wait',
    data: { seconds: 40 },
  });
  expect(showMessage).toHaveBeenCalledExactlyOnceWith('Please wait');
  expect(expireSession).not.toHaveBeenCalled();
});

test.each([
  ['an empty text', { code: 20_713, message: '', data: null }],
  ['no text', { code: 20_713 }],
])('a code with %s is an unknown error, shown with its code', async (_name, body) => {
  answer(body, { status: 500, statusText: 'Internal Server Error' });
  await expect(call(read, { id: '1' })).rejects.toMatchObject({
    failure: 'refused',
    code: 20_713,
    message: 'Unknown error (20713)',
  });
  expect(showMessage).toHaveBeenCalledExactlyOnceWith('Unknown error (20713)');
});

test('an unknown code of the mail proxy is shown in the language of the reader', async () => {
  answer({ code: 'FA_NEW' });
  await expect(createCall({ ...deps, language: () => 'zh' })(read, { id: '1' })).rejects.toThrow('未知错误（FA_NEW）');
});

test('a silent call leaves the telling to its caller', async () => {
  answer({ code: 11008, message: 'Please wait', data: null });
  await expect(call(read, { id: '1' }, { silent: true })).rejects.toBeInstanceOf(ApiError);
  expect(showMessage).not.toHaveBeenCalled();
  expect(tellRefusal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 11008 }));
});

test.each([
  ['code 401', { code: 401, message: 'whatever', data: null }, 200],
  ['code 403', { code: 403, message: 'whatever', data: null }, 200],
  ['HTTP 401', { code: 10600, message: 'whatever', data: null }, 401],
  ['HTTP 403 without an envelope', 'Forbidden', 403],
])('%s logs out with the one text, even in silence', async (_name, body, status) => {
  answer(body, { status });
  await expect(call(read, { id: '1' }, { silent: true })).rejects.toBeInstanceOf(ApiError);
  expect(showMessage).toHaveBeenCalledExactlyOnceWith('Login expired, please log in again');
  expect(expireSession).toHaveBeenCalledOnce();
});

test('with the no-logout option a lost log-in is shown and nothing else', async () => {
  answer({ code: 401, message: 'whatever', data: null }, { status: 401 });
  await expect(call(read, { id: '1' }, { noLogout: true })).rejects.toMatchObject({ code: 401 });
  expect(showMessage).toHaveBeenCalledExactlyOnceWith('Login expired, please log in again');
  expect(expireSession).not.toHaveBeenCalled();
});

test('a failure without an envelope is shown by its status text, or as a network error without one', async () => {
  fetch.mockResolvedValue(new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
  await expect(call(read, { id: '1' })).rejects.toMatchObject({
    failure: 'unreachable',
    message: 'Bad Gateway',
    code: 502,
  });
  fetch.mockResolvedValue(new Response('', { status: 502 }));
  await expect(call(read, { id: '1' })).rejects.toMatchObject({ message: 'network.error' });
});

test('a page in place of an answer is a network error', async () => {
  fetch.mockResolvedValue(new Response('<html>Log in to the hotel Wi-Fi</html>', { status: 200, statusText: 'OK' }));
  await expect(call(read, { id: '1' })).rejects.toMatchObject({ failure: 'unreachable', message: 'network.error' });
});

test('a connection that fails is a network error', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(read, { id: '1' })).rejects.toMatchObject({ failure: 'unreachable', message: 'network.error' });
});

test('after 70 seconds it is a network timeout', async () => {
  fetch.mockImplementation((_url, { signal }) => new Promise((_, reject) => signal?.addEventListener('abort', reject)));
  const asked = call(read, { id: '1' });
  timeout.abort();
  await expect(asked).rejects.toMatchObject({ failure: 'unreachable', message: 'network.timeout', code: 'timeout' });
  expect(waitedMs).toBe(70_000);
});

test('a call its caller gave up is not shown', async () => {
  const giveUp = new AbortController();
  fetch.mockImplementation(
    (_url, { signal }) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const asked = call(read, { id: '1' }, { signal: giveUp.signal });
  giveUp.abort();
  await expect(asked).rejects.toHaveProperty('name', 'AbortError');
  expect(showMessage).not.toHaveBeenCalled();
});

test('bytes travel as they are, with the stored token, and are answered like a call', async () => {
  answer({ code: 0, message: '', data: { name: 'stored' } });
  const bytes = new Blob(['a,b']);
  const part = { ...write, sends: 'query', takes: 'bytes' } as const;
  expect(await upload(part, { id: '1' }, bytes)).toEqual({ name: 'stored' });
  expect(fetch.mock.calls[0]?.[0]).toBe('/sirius/api/biz/thing/write?id=1');
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: bytes });
  expect(headersOf()).toMatchObject({
    authorization: 'Bearer stored',
    'content-type': 'application/octet-stream',
  });
  answer({ code: 13005, message: 'Too large', data: null }, { status: 413 });
  await expect(upload(part, { id: '1' }, bytes)).rejects.toMatchObject({ code: 13005 });
});

test('where something typed is open, a refused call waits for the renewal and goes on with the new token', async () => {
  const tokens = ['dead', 'fresh'];
  renewal.isPossible.mockReturnValue(true);
  renewal.ask.mockResolvedValue(true);
  fetch.mockResolvedValueOnce(Response.json({ code: 401, message: '', data: null }));
  fetch.mockResolvedValueOnce(Response.json({ code: 0, message: '', data: { name: 'one' } }));
  const patient = createCall({ ...deps, token: () => tokens.shift() ?? '' });
  expect(await patient(write, { id: '1' })).toEqual({ name: 'one' });
  expect(fetch.mock.calls[1]?.[1].headers).toMatchObject({ authorization: 'Bearer fresh' });
  expect(fetch.mock.calls[1]?.[1].body).toBe('{"id":"1"}');
  expect(showMessage).not.toHaveBeenCalled();
  expect(expireSession).not.toHaveBeenCalled();
});

test('a call whose session is not renewed is not made again, and logs nobody out', async () => {
  renewal.isPossible.mockReturnValue(true);
  renewal.ask.mockResolvedValue(false);
  answer({ code: 401, message: '', data: null });
  await expect(call(write, { id: '1' })).rejects.toMatchObject({ code: 401 });
  expect(fetch).toHaveBeenCalledOnce();
  expect(expireSession).not.toHaveBeenCalled();
});

test('a call that is refused after the renewal, too, logs out', async () => {
  renewal.isPossible.mockReturnValue(true);
  renewal.ask.mockResolvedValue(true);
  fetch.mockImplementation(async () => Response.json({ code: 403, message: '', data: null }));
  await expect(call(write, { id: '1' })).rejects.toMatchObject({ code: 403 });
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(expireSession).toHaveBeenCalledOnce();
});

test.each([{ noLogout: true }, { token: 'custom' }])('with %o nobody is asked to sign in again', async (options) => {
  renewal.isPossible.mockReturnValue(true);
  answer({ code: 401, message: '', data: null });
  await expect(call(write, { id: '1' }, options)).rejects.toMatchObject({ code: 401 });
  expect(renewal.ask).not.toHaveBeenCalled();
});
