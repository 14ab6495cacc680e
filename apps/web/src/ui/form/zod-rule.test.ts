// @vitest-environment jsdom
import { signUpForm } from '@outrider/contract/sign';
import { beforeAll, expect, test } from 'vitest';
import { setLanguage, startI18n } from '../../i18n/i18n.ts';
import { zodRule } from './zod-rule.ts';

beforeAll(() => startI18n());

const refusal = (field: keyof typeof signUpForm.shape, value: unknown) =>
  zodRule(signUpForm, field)
    .validator(undefined, value)
    .then(
      () => undefined,
      (error: Error) => error.message,
    );

test('a rule of a form refuses with the words of the contract', async () => {
  expect(await refusal('email', undefined)).toBe('Email can’t be blank');
  expect(await refusal('email', 'maya@')).toBe('Please provide a valid email address');
  expect(await refusal('agree', undefined)).toBe('Please agree to the Terms & Conditions');
  expect(await refusal('email', 'maya@harborline.test')).toBeUndefined();
});

test('the words follow the language', async () => {
  await setLanguage('zh');
  expect(await refusal('email', '')).toBe('邮箱不能为空');
  await setLanguage('en');
});
