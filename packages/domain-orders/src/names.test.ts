import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLabel } from './decode-label.ts';
import { findLookAlike } from './look-alike.ts';
import { suggestMailboxes } from './suggest-mailboxes.ts';
import { isFilteredEnding, suggestNames } from './suggest-names.ts';

const ENDINGS = ['test', 'eu.test', 'io.test'];
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

test('a company gives its own name first, then other endings, then words around it', () => {
  const names = suggestNames({ query: 'Härborline GmbH', endings: ENDINGS, max: 24 });
  expect(names.slice(0, 4)).toEqual([
    { domain: 'harborline.test', form: 'exact' },
    { domain: 'harborline.eu.test', form: 'otherEnding' },
    { domain: 'harborline.io.test', form: 'otherEnding' },
    { domain: 'goharborline.test', form: 'wordBefore' },
  ]);
  expect(new Set(names.map(({ form }) => form)).size).toBe(6);
});

test('an ending that was typed and is sold comes first, and two words can be joined by a hyphen', () => {
  const names = suggestNames({ query: 'blue quay.eu.test', endings: ENDINGS, max: 100 });
  expect(names[0]).toEqual({ domain: 'bluequay.eu.test', form: 'exact' });
  expect(names).toContainEqual({ domain: 'blue-quay.test', form: 'hyphen' });
});

test('for any typed text, names are well-formed, each once, and no more than wanted', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), fc.integer({ min: 1, max: 60 }), (query, max) => {
      const domains = suggestNames({ query, endings: ENDINGS, max }).map(({ domain }) => domain);
      expect(domains.length).toBeLessThanOrEqual(max);
      expect(new Set(domains).size).toBe(domains.length);
      for (const domain of domains) expect(domain).toMatch(DOMAIN);
    }),
  );
});

test.each([
  ['paypa1.test', 'paypal'],
  ['paypal-billing.test', 'paypal'],
  ['getpaypal.test', 'paypal'],
  ['rnicrosoft.test', 'microsoft'],
  ['micorsoft.test', 'microsoft'],
  ['linkedln.test', 'linkedin'],
  ['salesfource.test', 'salesforce'],
  // The first letter of apple in Cyrillic.
  ['xn--pple-43d.test', 'apple'],
])('%s reads like %s', (domain, brand) => {
  expect(findLookAlike(domain, [])).toBe(brand);
});

test.each(['harborline.test', 'goharborline.test', 'applytoday.test', 'pineapples.test'])(
  '%s reads like no brand',
  (domain) => {
    expect(findLookAlike(domain, [])).toBeNull();
  },
);

test('a workspace that has the name already may have others like it', () => {
  expect(findLookAlike('paypal-team.test', ['paypal.com', 'a.test'])).toBeNull();
});

test('a label in Punycode is read as people see it', () => {
  expect(decodeLabel('xn--bcher-kva')).toBe('bücher');
  expect(decodeLabel('xn--wgv71a119e')).toBe('日本語');
  fc.assert(fc.property(fc.string({ maxLength: 70 }), (text) => typeof decodeLabel(`xn--${text}`) === 'string'));
});

test('endings that receivers distrust are known by any of their labels', () => {
  expect(['xyz', 'shop.test', 'com', 'co.uk'].map(isFilteredEnding)).toEqual([true, true, false, false]);
});

test('the team gets its own names, in a longer form where one is taken, and made-up people only where asked for', () => {
  const people = [
    { firstName: 'Maya', lastName: 'Lindqvist' },
    { firstName: 'Łukasz', lastName: 'Żak' },
    { firstName: '伟', lastName: '王' },
  ];
  const wanted = { people, count: 4, taken: ['maya'], random: () => 0 };
  expect(suggestMailboxes({ ...wanted, madeUp: false }).map(({ localPart }) => localPart)).toEqual([
    'maya.lindqvist',
    'lukasz',
  ]);
  const made = suggestMailboxes({ ...wanted, madeUp: true });
  expect(made.length).toBe(4);
});

test('addresses are well-formed and each is suggested once', () => {
  const person = fc.record({ firstName: fc.string({ unit: 'grapheme' }), lastName: fc.string({ unit: 'grapheme' }) });
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 20 }),
      fc.array(fc.constantFrom('anna', 'ben', 'clara')),
      (people, taken) => {
        const found = suggestMailboxes({ people, taken, count: 20, madeUp: true, random: Math.random });
        const locals = found.map(({ localPart }) => localPart);
        expect(new Set([...locals, ...taken]).size).toBe(locals.length + new Set(taken).size);
        for (const local of locals) expect(local).toMatch(/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/);
      },
    ),
  );
});
