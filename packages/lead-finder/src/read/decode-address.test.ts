import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeAttributes, decodeCloudflare, decodeLink, findAddresses, isAddress, reverse } from './decode-address.ts';

const addressesIn = (text: string) => findAddresses(text).map(({ address }) => address);

it.each([
  ['write to ann@bell.test please', 'ann@bell.test'],
  ['ann(at)bell.test', 'ann@bell.test'],
  ['ann [at] bell [dot] test', 'ann@bell.test'],
  ['ann.bell (at) mail.bell (dot) test', 'ann.bell@mail.bell.test'],
  ['e-mail: ann AT bell.test', 'ann@bell.test'],
  ['ann at bell dot test', 'ann@bell.test'],
  ['ann {at} bell {punkt} test', 'ann@bell.test'],
  ['ann @ bell.test', 'ann@bell.test'],
])('An address written as %j is read', (text, address) => {
  expect(addressesIn(text)).toEqual([address]);
});

it.each(['we met at bell tower', 'look at example', 'Ann at work', '@handle', 'a@b', 'version 1.2@3'])(
  '%j holds no address',
  (text) => {
    expect(addressesIn(text)).toEqual([]);
  },
);

it('A link gives its address, also with a name, a subject and escapes', () => {
  expect(decodeLink('mailto:ann@bell.test?subject=Hi')).toBe('ann@bell.test');
  expect(decodeLink('mailto:Ann%20Bell%20%3Cann@bell.test%3E')).toBe('ann@bell.test');
  expect(decodeLink('mailto:ann%40bell.test')).toBe('ann@bell.test');
  expect(decodeLink('https://bell.test')).toBeUndefined();
});

it('The letters that TYPO3 shifts are shifted back', () => {
  expect(decodeLink("javascript:linkTo_UnCryptMailto('nbjmup+booAcfmm/uftu');")).toBe('ann@bell.test');
});

it('An address that Cloudflare hides is read again, with any key', () => {
  const hide = (address: string, key: number) =>
    [key, ...Array.from(address, (letter) => letter.charCodeAt(0) ^ key)]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{1,10}\.[a-z]{1,10}@[a-z]{1,10}\.test$/),
      fc.integer({ min: 0, max: 255 }),
      (address, key) => {
        expect(decodeCloudflare(hide(address, key))).toBe(address);
      },
    ),
  );
});

it('Addresses that scripts put together from attributes are put together', () => {
  expect(
    decodeAttributes(
      new Map([
        ['data-user', 'ann'],
        ['data-domain', 'bell.test'],
      ]),
    ),
  ).toBe('ann@bell.test');
  expect(
    decodeAttributes(
      new Map([
        ['data-name', 'ann'],
        ['data-domain', 'bell'],
        ['data-tld', 'test'],
      ]),
    ),
  ).toBe('ann@bell.test');
  expect(decodeAttributes(new Map([['data-email', reverse('ann@bell.test')]]))).toBe('ann@bell.test');
  expect(decodeAttributes(new Map([['data-email', btoa('ann@bell.test')]]))).toBe('ann@bell.test');
  expect(decodeAttributes(new Map([['data-enc-email', 'naa[at]oryy.grfg']]))).toBe('ann@bell.test');
  expect(decodeAttributes(new Map([['data-user', 'ann']]))).toBeUndefined();
});

it('All that is read is an address', () => {
  fc.assert(fc.property(fc.string({ maxLength: 80 }), (text) => addressesIn(text).every(isAddress)));
});
