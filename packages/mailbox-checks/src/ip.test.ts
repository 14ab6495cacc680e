import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWithin, parseIp, parseNetwork, reverseName } from './ip.ts';

const KINDS: Record<number, string> = { 4: 'ipv4', 6: 'ipv6' };

test('an address is one exactly when Node says so', () => {
  const nearly = fc.stringMatching(/^[0-9a-f:.]{0,40}$/);
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), nearly, fc.string()), (text) => {
      // Node takes a zone after "%", which no record can hold.
      fc.pre(!text.includes('%'));
      expect(parseIp(text)?.kind()).toBe(KINDS[isIP(text)]);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['203.0.113.24', '203.0.113.0/24', true],
  ['203.0.114.24', '203.0.113.0/24', false],
  ['203.0.113.24', '203.0.113.24', true],
  ['203.0.113.24', '0.0.0.0/0', true],
  ['2001:db8::5', '2001:db8::/32', true],
  ['2001:db9::5', '2001:db8::/32', false],
  ['203.0.113.24', '::ffff:203.0.113.24/128', false],
])('%s within %s: %s', (address, text, expected) => {
  const ip = parseIp(address);
  const network = parseNetwork(text);
  expect(ip && network && isWithin(ip, network)).toBe(expected);
});

test.each(['203.0.113.0/33', '203.0.113.0/024', '2001:db8::/129', '203.0.113.0/24/24', '203.0.113.0/', '/24', ''])(
  '"%s" is no network',
  (text) => {
    expect(parseNetwork(text)).toBeUndefined();
  },
);

test('an address is asked for by its parts, last first', () => {
  const nameOf = (text: string) => {
    const ip = parseIp(text);
    return ip && reverseName(ip);
  };
  expect(nameOf('203.0.113.24')).toBe('24.113.0.203.in-addr.arpa');
  expect(nameOf('2001:db8::1')).toBe('1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.ip6.arpa');
});
