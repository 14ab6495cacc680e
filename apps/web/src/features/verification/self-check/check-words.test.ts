import { SELF_CHECKS } from '@outrider/contract/verification/verification';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../i18n/en/verification.json' with { type: 'json' };
import { besideWords, findingKey, findingValues } from './check-words.ts';
import { closedSince } from './closed-since.ts';

beforeAll(() => i18next.init({ lng: 'en', defaultNS: 'verification', resources: { en: { verification: en } } }));
const t = i18next.getFixedT('en', 'verification');

const VERDICTS = ['pass', 'warn', 'fail', 'unknown'] as const;
const textOf = (key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((texts, name) => Object.entries(Object(texts)).find(([known]) => known === name)?.[1], en);

test('every check has a sentence for every verdict, and without values none with a hole', () => {
  for (const check of SELF_CHECKS) {
    for (const verdict of VERDICTS) {
      expect(textOf(findingKey({ check, verdict, values: {} })), `${check} ${verdict}`).toMatch(/^[^{}]+$/);
    }
  }
});

test('a closed port names two servers that did not answer and counts the others', () => {
  const values = { silent: 'a.test, b.test, c.test, d.test', asked: '5', answered: '0' };
  const one = { check: 'port25', verdict: 'fail', values } as const;
  expect(findingKey(one)).toBe('selfCheck.finding.port25.failMore');
  expect(findingValues(one)).toMatchObject({ hosts: 'a.test, b.test', more: '2' });
  expect(findingKey({ ...one, values: { ...values, silent: 'a.test' } })).toBe('selfCheck.finding.port25.fail');
  expect(besideWords(t, one)).toBe('0 of 5');
});

test('the route is closed since the half-hour after it was last seen open', () => {
  const at = '2026-11-17T10:00:00.000Z';
  expect(closedSince([true, null, false, false], at)?.toISOString()).toBe('2026-11-17T09:00:00.000Z');
  expect(closedSince([false, true], at)).toBeUndefined();
  expect(closedSince([false], null)).toBeUndefined();
});
