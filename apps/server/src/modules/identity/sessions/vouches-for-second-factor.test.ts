import { expect, test } from 'vitest';
import { vouchesForSecondFactor } from './vouches-for-second-factor.ts';

test.each([{ amr: ['mfa'] }, { amr: ['pwd', 'mfa'] }, { amr: ['pwd', 'rsa', 'mfa'] }])(
  'a provider vouches with %j',
  (claims) => {
    expect(vouchesForSecondFactor(claims)).toBe(true);
  },
);

test.each([
  {},
  { amr: [] },
  { amr: ['pwd'] },
  // One factor each, however good it is.
  { amr: ['otp'] },
  { amr: ['hwk'] },
  { amr: 'mfa' },
  { amr: ['MFA'] },
  { amr: ['mfax'] },
  { amr: { 0: 'mfa' } },
  { acr: 'mfa' },
  // Microsoft's `acr` says "1" for any password.
  { acr: '1' },
])('a provider does not vouch with %j', (claims) => {
  expect(vouchesForSecondFactor(claims)).toBe(false);
});
