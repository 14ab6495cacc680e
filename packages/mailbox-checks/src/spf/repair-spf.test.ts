import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseIp } from '../ip.ts';
import { DOMAIN, dnsOf, SENDER } from '../testing/zone.ts';
import { evaluateSpf, reaches } from './evaluate-spf.ts';
import { isSpf, parseSpf } from './parse-spf.ts';
import { repairSpf } from './repair-spf.ts';
import { countLookups, countVoids, growSpf, isBad, LOOKUPS_MAX, VOIDS_MAX, walk } from './spf-tree.ts';

const NAMES = ['one.test', 'two.test', 'three.test', 'four.test', 'five.test'];

const target = fc.constantFrom(...NAMES, 'gone.test', DOMAIN);
const mechanism = fc.oneof(
  target.map((name) => `include:${name}`),
  target.map((name) => `a:${name}`),
  fc.constantFrom('a', 'mx', 'ptr', 'mx:one.test', 'a/24', 'exists:%{i}.one.test', 'exists:one.test'),
  fc.ipV4().map((address) => `ip4:${address}`),
  fc.ipV6().map((address) => `ip6:${address}`),
  fc.constantFrom(`-ip4:${SENDER}`, '-ip4:203.0.113.0/24', 'exp=why.one.test'),
);
const slip = fc.oneof(
  fc.constantFrom('ipv4:192.0.2.1', 'include:', 'inlcude:one.test', '~all;', 'ip4:1.2.3'),
  fc.string(),
);
const ending = fc.constantFrom('', '-all', '~all', '?all', '+all', 'redirect=one.test', 'redirect=gone.test');
const written = (word: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(word, { maxLength: 12 }), ending)
    .map(([words, end]) => ['v=spf1', ...words, end].filter(Boolean).join(' '));
const sound = written(mechanism);
const careless = written(fc.oneof({ weight: 4, arbitrary: mechanism }, { weight: 1, arbitrary: slip }));
const addresses = fc.constantFrom<string[]>([], [SENDER], [SENDER, '2001:db8::24']);
const include = fc.constantFrom('', 'one.test', 'haven.test');

const zone = fc
  .tuple(...NAMES.map(() => sound))
  .map((records) =>
    dnsOf([
      ...NAMES.map((name, index) => `${name} TXT ${records[index]}`),
      ...NAMES.map((name, index) => `${name} A 198.51.100.${index}`),
      'one.test MX 10 two.test',
      `haven.test TXT v=spf1 ip4:${SENDER} -all`,
    ]),
  );

test('a proposed record can be read, stays within the limits and covers the host, with any record there before', () => {
  fc.assert(
    fc.property(fc.array(careless, { maxLength: 3 }), zone, addresses, include, (texts, dns, addresses, include) => {
      const sending = { addresses, isGuessed: false, include };
      const fix = repairSpf({ dns, domain: DOMAIN, sending, texts, replaced: texts });
      if (fix?.kind !== 'publish') return;

      expect(isSpf(fix.value)).toBe(true);
      const terms = parseSpf(fix.value);
      expect(terms.filter(({ kind }) => kind === 'unknown' || kind === 'broken' || kind === 'ptr')).toEqual([]);
      const tree = growSpf(dns, DOMAIN, terms);
      const steps = walk(tree);
      expect(countLookups(steps)).toBeLessThanOrEqual(LOOKUPS_MAX);
      expect(countVoids(steps)).toBeLessThanOrEqual(VOIDS_MAX);
      expect(terms.filter(({ kind }) => kind === 'all' || kind === 'redirect')).toHaveLength(1);
      if (include !== '') expect(reaches(steps, include)).toBe(true);
      else if (!isBad(tree))
        for (const address of addresses) expect(['pass', 'undecided']).toContain(resultFor(address));

      function resultFor(address: string) {
        const ip = parseIp(address);
        return ip && evaluateSpf(tree, ip);
      }
    }),
    { numRuns: 500 },
  );
});

test('a record with room for one more is never given up', () => {
  fc.assert(
    fc.property(sound, zone, addresses, include, (text, dns, addresses, include) => {
      const steps = walk(growSpf(dns, DOMAIN, parseSpf(text)));
      fc.pre(countLookups(steps) < LOOKUPS_MAX && countVoids(steps) <= VOIDS_MAX);
      fc.pre(!parseSpf(text).some(({ kind }) => kind === 'all') || !text.includes('redirect'));
      const wanted = include === 'one.test' ? 'haven.test' : include;
      const sending = { addresses, isGuessed: false, include: wanted };
      const fix = repairSpf({ dns, domain: DOMAIN, sending, texts: [text], replaced: [text] });
      expect(fix === null || fix.kind === 'publish').toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('a record that leaves everything to another one stays as it is', () => {
  const dns = dnsOf(['one.test TXT v=spf1 a:gone.test a:lost.test -all']);
  const text = 'v=spf1 redirect=one.test';
  const sending = { addresses: [], isGuessed: false, include: '' };
  expect(repairSpf({ dns, domain: DOMAIN, sending, texts: [text], replaced: [text] })).toBeNull();
});

test('a proposal is not changed by a second look', () => {
  fc.assert(
    fc.property(fc.array(careless, { maxLength: 3 }), zone, addresses, (texts, dns, addresses) => {
      const sending = { addresses, isGuessed: false, include: '' };
      const fix = repairSpf({ dns, domain: DOMAIN, sending, texts, replaced: texts });
      if (fix?.kind !== 'publish') return;
      const again = repairSpf({ dns, domain: DOMAIN, sending, texts: [fix.value], replaced: [fix.value] });
      expect(again).toBeNull();
    }),
    { numRuns: 500 },
  );
});
