import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DnsAnswer, Resolver } from '../dns/resolver.ts';
import { isPublicAddress } from './address-rules.ts';
import { createLiveNetwork, createRoutedNetwork } from './network.ts';

type Names = Record<string, { four?: DnsAnswer<string>; six?: DnsAnswer<string> }>;

const none: DnsAnswer<string> = { kind: 'none' };
const at = (...records: string[]): DnsAnswer<string> => ({ kind: 'found', records });
const never = () => expect.unreachable('a host is found by its addresses');

/** Answers for these names, and knows no others. */
function resolverFor(names: Names): Resolver {
  const answer = (name: string, family: 'four' | 'six') =>
    names[name] ? (names[name][family] ?? none) : { kind: 'noSuchName' as const };
  return {
    resolve4: async (name) => answer(name, 'four'),
    resolve6: async (name) => answer(name, 'six'),
    resolveMx: never,
    resolveTxt: never,
    resolvePtr: never,
    resolveCname: never,
    resolveNs: never,
    resolveSoa: never,
    resolveSrv: never,
  };
}

const live = (names: Names) => createLiveNetwork({ resolver: resolverFor(names) });

describe('in the internet', () => {
  test('a name leads to its addresses, the old internet first', async () => {
    const network = live({ 'imap.nordkai.com': { four: at('193.0.6.139'), six: at('2001:67c:2e8:22::c100:68b') } });
    expect(await network.locate('IMAP.nordkai.com.', 993)).toEqual({
      kind: 'located',
      places: [
        { address: '193.0.6.139', port: 993 },
        { address: '2001:67c:2e8:22::c100:68b', port: 993 },
      ],
    });
  });

  test('a public address needs no name', async () => {
    const [four, six] = await Promise.all([
      live({}).locate('193.0.6.139', 465),
      live({}).locate('[2001:67c:2e8:22::1]', 465),
    ]);
    expect(four).toEqual({ kind: 'located', places: [{ address: '193.0.6.139', port: 465 }] });
    expect(six).toEqual({ kind: 'located', places: [{ address: '2001:67c:2e8:22::1', port: 465 }] });
  });

  test('a name of another script is asked for in its ASCII form', async () => {
    const network = live({ 'mail.xn--bcher-kva.example': { four: at('193.0.6.139') } });
    expect(await network.locate('mail.bücher.example', 587)).toMatchObject({ kind: 'located' });
  });

  test('one half of the internet failing does not hide the other', async () => {
    const failed: DnsAnswer<string> = { kind: 'failed', reason: 'servfail' };
    const network = live({
      'a.example.com': { four: at('193.0.6.139'), six: failed },
      'b.example.com': { four: none, six: failed },
    });
    expect(await network.locate('a.example.com', 993)).toMatchObject({ kind: 'located' });
    expect(await network.locate('b.example.com', 993)).toEqual(failed);
    expect(await network.locate('c.example.com', 993)).toEqual({ kind: 'noSuchName' });
  });

  test.each([
    // Loopback in every spelling that some library or other understands.
    '127.0.0.1',
    '127.255.255.254',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.01',
    '127.0.0.1.',
    '①②⑦.⓪.⓪.①',
    '１２７.0.0.1',
    '127。0。0。1',
    '::1',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '::127.0.0.1',
    'localhost',
    'localhost.',
    '0.0.0.0',
    '0',
    '::',
    // Networks of our own.
    '10.0.0.5',
    '172.16.31.7',
    '192.168.1.1',
    '100.64.0.1',
    '[fc00::1]',
    '[fd12:3456:789a::1]',
    '[fe80::1]',
    '[fe80::1%eth0]',
    '[2001:67c:2e8:22::1%eth0]',
    '[fec0::1]',
    // Metadata of clouds.
    '169.254.169.254',
    '169.254.170.2',
    '[fd00:ec2::254]',
    '100.100.100.200',
    'metadata',
    // An address within an address.
    '[64:ff9b::a9fe:a9fe]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2002:a9fe:a9fe::1]',
    '[2001:0:a9fe:a9fe::1]',
    '[::ffff:0:127.0.0.1]',
    '[::ffff:8.8.8.8]',
    // Nobody lives there.
    '224.0.0.1',
    '255.255.255.255',
    '240.0.0.1',
    '192.0.2.1',
    '198.51.100.7',
    '203.0.113.9',
    '198.18.0.1',
    '[ff02::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[100::1]',
    '[5f00::1]',
    '[4000::1]',
    '[1::1]',
    // No hosts at all.
    '',
    ' ',
    '.',
    'a..example.com',
    '-a.example.com',
    'under_score.example.com',
    'user@example.com',
    'example.com:993',
    'example.com/path',
    'http://example.com',
    'exa mple.com',
    'example.com\r\nEHLO',
    'example.com\0.nordkai.com',
    `${'a'.repeat(64)}.example.com`,
    `${'a.'.repeat(130)}com`,
    'example.0x7f',
  ])('nobody is connected to %j', async (host) => {
    // No matter what a resolver would make of it.
    const resolver: Resolver = { ...resolverFor({}), resolve4: async () => at('193.0.6.139') };
    expect(await createLiveNetwork({ resolver }).locate(host, 993)).toMatchObject({ kind: 'refused' });
  });

  test.each([
    ['loopback', at('127.0.0.1'), none],
    ['a private network', at('10.1.2.3'), none],
    ['the metadata service', at('169.254.169.254'), none],
    ['loopback of the new internet', none, at('::1')],
    ['a mapped address', none, at('::ffff:10.0.0.1')],
    ['a public and a private address', at('193.0.6.139', '192.168.0.1'), none],
    ['a public address and the metadata service', at('193.0.6.139'), at('fd00:ec2::254')],
  ])('a name that leads to %s is refused', async (_where, four, six) => {
    const network = live({ 'mail.evil.com': { four, six } });
    expect(await network.locate('mail.evil.com', 993)).toEqual({ kind: 'refused', why: 'address' });
  });

  test('a name that was harmless a moment ago is looked at again', async () => {
    const names: Names = { 'mail.evil.com': { four: at('193.0.6.139') } };
    const network = live(names);
    expect(await network.locate('mail.evil.com', 993)).toMatchObject({ places: [{ address: '193.0.6.139' }] });
    names['mail.evil.com'] = { four: at('127.0.0.1') };
    expect(await network.locate('mail.evil.com', 993)).toEqual({ kind: 'refused', why: 'address' });
  });

  test.each([0, 22, 80, 110, 443, 3306, 5432, 6379, 9200, 11_211, 65_536, -1, Number.NaN, 993.5])(
    'port %s is no port of mail servers',
    async (port) => {
      const network = live({ 'imap.nordkai.com': { four: at('193.0.6.139') } });
      expect(await network.locate('imap.nordkai.com', port)).toEqual({ kind: 'refused', why: 'port' });
    },
  );

  test('no address of a network of one’s own passes for a public one, however it is wrapped', () => {
    const ours = fc.oneof(
      fc.tuple(fc.constant(10), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(127), fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(169), fc.constant(254), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(192), fc.constant(168), fc.nat(255), fc.nat(255)),
      fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), fc.nat(255), fc.nat(255)),
    );
    fc.assert(
      fc.property(ours, ([a, b, c, d]) => {
        const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
        const four = `${a}.${b}.${c}.${d}`;
        const wrapped = [`::ffff:${four}`, `::${four}`, `64:ff9b::${four}`, `2002:${hex(a, b)}:${hex(c, d)}::1`];
        expect([four, ...wrapped].filter(isPublicAddress)).toEqual([]);
      }),
    );
  });
});

describe('in a network on loopback', () => {
  const names: Names = {
    'imap.mailhaven.test': { four: at('127.81.0.1') },
    'imap.outside.test': { four: at('193.0.6.139') },
  };
  const network = createRoutedNetwork({
    resolver: resolverFor(names),
    ca: '',
    route: (address, port) =>
      address === '127.81.0.1' && port === 993 ? { host: '127.0.0.1', port: 34_567 } : undefined,
  });

  test('a port of the internet is translated to where it really is', async () => {
    const location = { kind: 'located', places: [{ address: '127.0.0.1', port: 34_567 }] };
    expect(await network.locate('imap.mailhaven.test', 993)).toEqual(location);
    expect(await network.locate('127.81.0.1', 993)).toEqual(location);
  });

  test('where nothing listens in it, nothing of the machine itself is found instead', async () => {
    expect(await network.locate('imap.mailhaven.test', 143)).toEqual({ kind: 'nobodyThere' });
    expect(await network.locate('127.0.0.1', 25)).toEqual({ kind: 'nobodyThere' });
  });

  test('no way leads out of it', async () => {
    expect(await network.locate('imap.outside.test', 993)).toEqual({ kind: 'refused', why: 'address' });
    expect(await network.locate('193.0.6.139', 993)).toEqual({ kind: 'refused', why: 'address' });
  });
});
