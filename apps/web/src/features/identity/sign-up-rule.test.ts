import { expect, test } from 'vitest';
import { whichMay, whyNot, whyShut } from './sign-up-rule.ts';

test('everybody may where it is open', () => {
  const rule = { mode: 'open', domains: [] } as const;
  expect([whyShut({ ...rule, domains: [] }), whyNot('ada@a.test', { ...rule, domains: [] })]).toEqual([
    undefined,
    undefined,
  ]);
});

test('an address of a named domain may, another one is refused with those that may', () => {
  const rule = { mode: 'domains' as const, domains: ['a.test', 'b.test'] };
  expect(whyShut(rule)).toBeUndefined();
  expect(whyNot('Ada@B.test', rule)).toBeUndefined();
  expect(whyNot('ada@sub.a.test', rule)).toBe('Only addresses at a.test, b.test can sign up');
  expect(whichMay(rule)).toBe('Only addresses at a.test, b.test can sign up');
});

test('where links alone let people in, nobody may without one', () => {
  expect(whyNot('ada@a.test', { mode: 'closed', domains: [] })).toBe(
    'Sign-up is closed; ask your administrator for an invitation link',
  );
  expect(whyNot('ada@a.test', { mode: 'invite', domains: [] })).toContain('ask your administrator for a link');
});
