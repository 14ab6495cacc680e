import { expect, test } from 'vitest';
import { ALL_ENDPOINTS } from './all-endpoints.ts';
import * as composeErrors from './errors/compose.ts';
import * as spaceErrors from './errors/space.ts';
import { AppError, ERRORS, errorAnswer } from './errors.ts';

const entries = Object.entries(ERRORS);

test('no two failures share a code', () => {
  const codes = entries.map(([, { code }]) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

test('a failure the specification does not number has a text of its own', () => {
  const ours = entries.filter(([name]) => !(name in composeErrors || name in spaceErrors));
  const texts = ours.flatMap(([, { en, zh }]) => [en, zh]).filter((text) => text !== '{words}');
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test.each(entries)('%s has a text in both languages with the same places to fill', (_name, { en, zh }) => {
  const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  expect(en).not.toBe('');
  // Where the whole text is another program's words there is nothing to translate.
  if (en !== '{words}') expect(zh).toMatch(/\p{Script=Han}/u);
  expect(places(zh)).toEqual(places(en));
});

test('the numbered codes of the specification are all there', () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const wanted = [
    ...range(10_100, 10_109),
    ...range(10_200, 10_207),
    ...range(10_300, 10_304),
    10_600,
    10_403,
    500,
    503,
    401,
    403,
  ];
  const codes = new Set<number | string>(entries.map(([, { code }]) => code));
  expect(wanted.filter((code) => !codes.has(code))).toEqual([]);
});

test('the refusals of the mail server are all there', () => {
  const suffixes = [5510, 5511, 5520, 5521, 5522, 5530, 5531, 5532, 5540, 4512, 5910, 5911];
  const codes = new Set<number | string>(entries.map(([, { code }]) => code));
  expect(suffixes.filter((suffix) => !codes.has(`FA_MTA_REJECTED:${suffix}`))).toEqual([]);
});

test.each([
  ['verificationExpired', 'Verification email has expired, please resend.'],
  ['passwordResetFailed', 'Password reset failed, please try again later.'],
  ['emailVerificationFailed', 'Email verification failed, please log in again'],
  ['emailTaken', 'An account with this email already exists.'],
  ['userNotFound', 'User not found'],
  ['saveFailure', 'Save failure'],
  ['launchFailure', 'Launch failure'],
  ['requestFailed', 'Request Failed'],
  ['unknownError', 'Unknown error ({code})'],
  ['loginExpired', 'Login expired, please log in again'],
] as const)('%s says what the specification says', (name, text) => {
  expect(ERRORS[name].en).toBe(text);
});

test('an answer carries code, filled text and data, and the status beside it', () => {
  const error = new AppError('resendTooSoon', { values: { seconds: 12 }, data: { seconds: 12 } });
  expect(errorAnswer(error, 'en')).toEqual({
    status: 429,
    body: { code: 11_008, message: 'An email has been sent. You can resend it in 12 s.', data: { seconds: 12 } },
  });
});

test('no two endpoints share method and path', () => {
  const places = Object.values(ALL_ENDPOINTS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(places).size).toBe(places.length);
});
