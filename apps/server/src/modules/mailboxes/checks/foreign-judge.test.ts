import { parseIp } from '@outrider/mailbox-checks/ip';
import { evaluateSpf } from '@outrider/mailbox-checks/spf/evaluate-spf';
import { isSpf, parseSpf } from '@outrider/mailbox-checks/spf/parse-spf';
import { countLookups, countVoids, growSpf, walk } from '@outrider/mailbox-checks/spf/spf-tree';
import { dnsOf, type Zone } from '@outrider/mailbox-checks/testing/zone';
import fc from 'fast-check';
import { spf } from 'mailauth/lib/spf/index.js';
import { expect, test } from 'vitest';

const DOMAIN = 'zero.test';
const NAMES = ['one.test', 'two.test', 'three.test'];

const target = fc.constantFrom(...NAMES, 'gone.test');
const sign = fc.constantFrom('', '', '', '+', '-', '~', '?');
const near = fc.nat({ max: 3 }).map((last) => `192.0.2.${last}`);
const mechanism = fc
  .tuple(
    sign,
    fc.oneof(
      target.map((name) => `include:${name}`),
      target.map((name) => `a:${name}`),
      target.map((name) => `mx:${name}`),
      near.map((address) => `ip4:${address}`),
      fc.tuple(near, fc.integer({ min: 30, max: 32 })).map(([address, prefix]) => `ip4:${address}/${prefix}`),
      fc.constantFrom('a', 'mx', 'a/31', 'ip6:2001:db8::/32', 'exists:one.test'),
      fc.constantFrom('ipv4:192.0.2.1', 'ip4:192.0.2.256', 'include', 'a:', 'all:x', 'ip4:192.0.2.1/33'),
    ),
  )
  .map((parts) => parts.join(''));
const ending = fc.constantFrom('', '-all', '~all', '?all', 'redirect=one.test', 'redirect=gone.test');
const record = fc
  .tuple(fc.array(mechanism, { maxLength: 4 }), ending)
  .map(([terms, end]) => ['v=spf1', ...terms, end].filter(Boolean).join(' '));
const zone = fc
  .tuple(record, record, record, record)
  .map(
    (records): Zone => [
      ...[DOMAIN, ...NAMES].map((name, index) => `${name} TXT ${records[index]}`),
      `${DOMAIN} A 192.0.2.0`,
      'one.test A 192.0.2.1',
      'two.test A 192.0.2.2',
      'one.test MX 10 two.test',
      `${DOMAIN} MX 10 one.test`,
    ],
  );

/** As node:dns would tell it. */
function resolverOf(rows: Zone) {
  const dns = dnsOf(rows);
  const ask = (name: string, type: string) => {
    if (type === 'A' || type === 'AAAA' || type === 'MX' || type === 'TXT') return dns.ask(type, name);
    throw new Error(`${type} is not asked for`);
  };
  return async (name: string, type: string) => {
    const answer = ask(name, type);
    if (answer.kind === 'found') return type === 'TXT' ? answer.records.map((text) => [text]) : answer.records;
    throw Object.assign(new Error(type), { code: answer.kind === 'none' ? 'ENODATA' : 'ENOTFOUND' });
  };
}

test('a library we did not write comes to the same SPF result, for any record within the limits', async () => {
  await fc.assert(
    fc.asyncProperty(zone, near, async (rows, address) => {
      const dns = dnsOf(rows);
      const answer = dns.ask('TXT', DOMAIN);
      const [text = ''] = answer.kind === 'found' ? answer.records.filter(isSpf) : [];
      const tree = growSpf(dns, DOMAIN, parseSpf(text));
      fc.pre(countLookups(walk(tree)) <= 10 && countVoids(walk(tree)) <= 2);
      const ip = parseIp(address);
      const ours = ip && evaluateSpf(tree, ip);
      const theirs = await spf({
        sender: `a@${DOMAIN}`,
        ip: address,
        helo: 'h.test',
        // @ts-expect-error Its type of a resolver leaves out what MX answers look like.
        resolver: resolverOf(rows),
        strict: true,
      });
      expect(ours).toBe(theirs?.status.result);
    }),
    { numRuns: 400 },
  );
});
