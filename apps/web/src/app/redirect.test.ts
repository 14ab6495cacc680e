import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PATH } from './paths.ts';
import { landingPath, safeRedirectPath, signInPath } from './redirect.ts';

const ORIGIN = 'https://app.outrider.test';

test.each([
  '/home/campaign/list',
  '/home/campaign/campaignDetail/12?tab=leads#top',
  '/home/campaign/createCampaign/copy/12/My%20copy',
  '/',
])('leads back to %s', (path) => {
  expect(safeRedirectPath(path)).toBe(path);
});

test.each([
  'https://evil.test',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/%2F/evil.test',
  '/%2Fevil.test',
  '/%5Cevil.test',
  '%2F%5Cevil.test',
  '%2Fhome',
  '/%252Fevil.test',
  '/%25252Fevil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/%09/evil.test',
  '\t//evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e//evil.test',
  'javascript:alert(1)',
  'home',
  '',
  '/%',
])('refuses %j', (value) => {
  expect(safeRedirectPath(value)).toBeUndefined();
});

test('an accepted value always stays on our origin, as given and as often decoded as one likes', () => {
  const nasty = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5C',
    '%252F',
    '%09',
    '\t',
    '\n',
    '.',
    '%2e',
    '@',
    ':',
    '?',
    '#',
    'evil.test',
    'a',
  );
  const values = fc.oneof(
    fc.array(nasty, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(nasty, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.webUrl(),
    fc.string(),
  );
  let accepted = 0;
  fc.assert(
    fc.property(values, (value) => {
      const path = safeRedirectPath(value);
      if (path === undefined) return;
      accepted += 1;
      for (let text = path, last = ''; text !== last; last = text, text = decodeURIComponent(text)) {
        expect(new URL(text, ORIGIN).origin).toBe(ORIGIN);
      }
      expect(path.startsWith('/') && !path.startsWith('//')).toBe(true);
    }),
    { numRuns: 5000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('without a good redirectUrl one lands on the account list', () => {
  expect(landingPath(new URLSearchParams({ redirectUrl: '/inbox' }))).toBe('/inbox');
  expect(landingPath(new URLSearchParams({ redirectUrl: '//evil.test' }))).toBe(DEFAULT_PATH);
  expect(landingPath(new URLSearchParams())).toBe(DEFAULT_PATH);
});

test('sign-in is told where to lead back to, except from root, from sign pages and after a manual log-out', () => {
  const from = { pathname: '/home/contact/contactList', search: '?q=a b' };
  const asked = new URL(signInPath(from), ORIGIN);
  expect(landingPath(asked.searchParams)).toBe('/home/contact/contactList?q=a%20b');
  expect(signInPath({ pathname: '/', search: '' })).toBe('/sign/sign-in');
  expect(signInPath({ pathname: '/sign/verify-email', search: '' })).toBe('/sign/sign-in');
  expect(signInPath({ pathname: '/signature', search: '' })).toContain('redirectUrl');
  expect(signInPath(from, { endedByHand: true })).toBe('/sign/sign-in');
});
