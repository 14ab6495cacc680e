import { REASON_CATEGORIES } from '@outrider/email-verifier/verdict';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../i18n/en/verification.json' with { type: 'json' };
import { codeWords, replyWords } from './reason-words.ts';
import { leftWords, spanWords } from './span-words.ts';

beforeAll(() => i18next.init({ lng: 'en', defaultNS: 'verification', resources: { en: { verification: en } } }));
const t = i18next.getFixedT('en', 'verification');

test('every reason of the verifier has its sentence, and there are no others', () => {
  expect(Object.keys(en.reason)).toEqual(Object.keys(REASON_CATEGORIES));
});

test.each([
  [400, '0.4 s'],
  [48_000, '48 s'],
  [59_600, '1 min'],
  [112_000, '1 min 52 s'],
  [6 * 3_600_000, '6 h'],
  [15_000_000, '4 h 10 min'],
  [3 * 86_400_000, '3 days'],
])('%i milliseconds are %s', (ms, words) => {
  expect(spanWords(t, ms)).toBe(words);
});

test('what is left is shown in whole seconds', () => {
  expect(leftWords(t, 8)).toBe('8 s');
  expect(leftWords(t, 75)).toBe('1 min 15 s');
});

test('the words of a server are shown without the codes that stand before them', () => {
  const row = {
    code: 550,
    enhanced: '5.1.1',
    reply: '550-5.1.1 <a@b.test>: User unknown\r\n550 5.1.1 see help',
    reason: 'noSuchUser',
  };
  expect(codeWords(row)).toBe('550 5.1.1');
  expect(replyWords(row)).toBe('User unknown see help');
  const refused = {
    code: 550,
    enhanced: '5.1.1',
    reply: '550 5.1.1 <a@b.test>: Recipient address rejected: User unknown',
  };
  expect(replyWords(refused)).toBe('User unknown');
  expect(codeWords({ code: null, enhanced: '', reason: 'noSuchDomain' })).toBe('NXDOMAIN');
  expect(replyWords({ code: null, enhanced: '', reply: '' })).toBe('');
});
