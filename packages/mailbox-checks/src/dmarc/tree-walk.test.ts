import { expect, test } from 'vitest';
import type { Dns } from '../dns.ts';
import { judgeMailbox } from '../judge-mailbox.ts';
import { dnsOf, soundFacts } from '../testing/zone.ts';
import { isAligned, walkTree } from './tree-walk.ts';

const POLICY = 'v=DMARC1; p=reject; rua=mailto:d@brand.test';
const walk = (domain: string, ...zone: string[]) => walkTree(dnsOf(zone), domain);

test('without any record a domain is its own organisation', () => {
  expect(walk('mail.brand.test')).toMatchObject({ organisation: 'mail.brand.test', inherited: undefined });
});

test('the record with the fewest labels is the organisation’s', () => {
  const zone = [`_dmarc.mail.brand.test TXT ${POLICY}`, `_dmarc.brand.test TXT ${POLICY}`];
  expect(walk('eu.mail.brand.test', ...zone)).toMatchObject({
    organisation: 'brand.test',
    inherited: { domain: 'brand.test' },
  });
});

test('a record that says psd=n ends the walk', () => {
  const zone = [`_dmarc.mail.brand.test TXT ${POLICY}; psd=n`, `_dmarc.brand.test TXT ${POLICY}`];
  expect(walk('eu.mail.brand.test', ...zone)).toMatchObject({
    organisation: 'mail.brand.test',
    inherited: { domain: 'mail.brand.test' },
  });
});

test('below a public suffix that says so, the organisation is one label longer and its own record goes first', () => {
  const suffix = `_dmarc.test TXT ${POLICY}; psd=y`;
  expect(walk('mail.brand.test', suffix)).toMatchObject({ organisation: 'brand.test', inherited: { domain: 'test' } });
  expect(walk('mail.brand.test', suffix, `_dmarc.brand.test TXT ${POLICY}`)).toMatchObject({
    organisation: 'brand.test',
    inherited: { domain: 'brand.test' },
  });
});

test('of several records in one place none counts', () => {
  const zone = [`_dmarc.brand.test TXT ${POLICY}`, '_dmarc.brand.test TXT v=DMARC1; p=none'];
  expect(walk('mail.brand.test', ...zone)).toMatchObject({ organisation: 'mail.brand.test', inherited: undefined });
});

test('a name of many labels costs no more than eight questions', () => {
  const asked: string[] = [];
  const dns = dnsOf([]);
  const domain = `${'a.'.repeat(60)}brand.test`;
  const ask: Dns['ask'] = (type, name) => {
    asked.push(name);
    return dns.ask(type, name);
  };
  walkTree({ ask }, domain);
  expect(asked).toHaveLength(8);
  expect(asked.at(-1)).toBe('_dmarc.test');
});

test('a parent that cannot be asked leaves the policy unknown, not missing', () => {
  const facts = { ...soundFacts, domain: 'mail.brand.test', blocklists: [] };
  const zone = ['mail.brand.test A 203.0.113.1', '_dmarc.brand.test FAIL servfail'];
  const dmarc = judgeMailbox(facts, dnsOf(zone)).find(({ check }) => check === 'dmarc');
  expect(dmarc).toMatchObject({ verdict: 'unknown', values: { name: '_dmarc.brand.test', reason: 'servfail' } });
});

test('a policy of the organisation holds for a mailbox below it', () => {
  const facts = { ...soundFacts, domain: 'mail.brand.test', blocklists: [] };
  const zone = [`_dmarc.brand.test TXT ${POLICY}; sp=quarantine`, 'mail.brand.test TXT v=spf1 ip4:203.0.113.24 -all'];
  const dmarc = judgeMailbox(facts, dnsOf(zone)).find(({ check }) => check === 'dmarc');
  expect(dmarc).toMatchObject({
    finding: 'dmarcInherited',
    values: { policy: 'quarantine', domain: 'brand.test' },
    facts: [`_dmarc.brand.test ${POLICY}; sp=quarantine`],
  });
});

test.each([
  ['mail.brand.test', 'mail.brand.test', 'brand.test', true],
  ['brand.test', 'mail.brand.test', 'brand.test', true],
  ['other.brand.test', 'mail.brand.test', 'brand.test', true],
  ['brand.test', 'mail.brand.test', 'mail.brand.test', true],
  ['notbrand.test', 'brand.test', 'brand.test', false],
  ['mailhaven.test', 'brand.test', 'brand.test', false],
  ['test', 'brand.test', 'brand.test', false],
])('a signature of %s on mail of %s in the organisation %s: %s', (signer, domain, organisation, expected) => {
  expect(isAligned(signer, domain, organisation)).toBe(expected);
});
