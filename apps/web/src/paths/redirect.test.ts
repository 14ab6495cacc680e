import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEFAULT_PATH } from './paths.ts';
import { landingPath, safeRedirectPath, signInPath } from './redirect.ts';

const ORIGIN = 'https://app.outrider.test';

test.each([
  '/home/campaign/list',
  '/home/campaign/campaignDetail/12?tab=leads#top',
  '/home/campaign/createCampaign/copy/12/My%20copy',
  '/home/campaign/createCampaign/copy/12/50%25%20off',
  '/home/campaign/createCampaign/copy/12/this%5Cthat',
  '/inbox?q=100%25',
  '/inbox?q=100%2525',
  '/inbox?q=100%',
  '/inbox?q=C:%5Cmail',
  '/inbox?q=C:\\mail',
  '/inbox?q=a%0Ab#%25',
  '/inbox?q=//other.test',
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
  '/a%2F..%2F%2Fevil.test',
  '/a/..%5C%5Cevil.test',
  '/%252F%25evil.test',
  '/%2525252525252525252Fevil.test',
  '/a%0Ab',
  'javascript:alert(1)',
  'home',
  '',
  '/%',
])('refuses %j', (value) => {
  expect(safeRedirectPath(value)).toBeUndefined();
});

/** As a careless server decodes: what is no escape stays. */
const decodeWhatCanBe = (text: string) =>
  text.replace(/%[0-7][0-9a-f]/gi, (octet) => String.fromCharCode(Number.parseInt(octet.slice(1), 16)));

test('an accepted value always stays on our origin, as given and as often decoded as one likes', () => {
  const nasty = fc.constantFrom(
    '/',
    '\\',
    '%2f',
    '%5C',
    '%252F',
    '%25',
    '%',
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
      if (path === undefined) return true;
      accepted += 1;
      for (let text = path, last = ''; text !== last; last = text, text = decodeWhatCanBe(text)) {
        const { origin, pathname } = new URL(text, ORIGIN);
        // An expectation each would take as long as everything else in this file.
        if (origin !== ORIGIN || pathname.startsWith('//')) return false;
      }
      return true;
    }),
    { numRuns: 5000 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('after any search, the way back from sign-in leads to that very search', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (words) => {
      const from = { pathname: '/inbox', search: `?${new URLSearchParams({ q: words })}` };
      const landed = new URL(landingPath(new URL(signInPath(from), ORIGIN).searchParams), ORIGIN);
      expect([landed.pathname, landed.searchParams.get('q')]).toEqual(['/inbox', words]);
    }),
  );
});

test('without a good redirectUrl one lands on the account list', () => {
  expect(landingPath(new URLSearchParams({ redirectUrl: '/inbox' }))).toBe('/inbox');
  expect(landingPath(new URLSearchParams({ redirectUrl: '//evil.test' }))).toBe(DEFAULT_PATH);
  expect(landingPath(new URLSearchParams())).toBe(DEFAULT_PATH);
});

test('sign-in is given where to lead back to, except from root, from sign pages and after a manual log-out', () => {
  const from = { pathname: '/home/contact/contactList', search: '?q=a b' };
  const asked = new URL(signInPath(from), ORIGIN);
  expect(landingPath(asked.searchParams)).toBe('/home/contact/contactList?q=a%20b');
  expect(signInPath({ pathname: '/', search: '' })).toBe('/sign/sign-in');
  expect(signInPath({ pathname: '/sign/verify-email', search: '' })).toBe('/sign/sign-in');
  expect(signInPath({ pathname: '/signature', search: '' })).toContain('redirectUrl');
  expect(signInPath(from, { endedByHand: true })).toBe('/sign/sign-in');
});
