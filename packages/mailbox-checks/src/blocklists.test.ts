import { expect, test } from 'vitest';
import { BLOCKLISTS } from './blocklists.ts';
import { checkBlocklists } from './check-blocklists.ts';
import type { Dns } from './dns.ts';
import type { MailboxFacts } from './facts.ts';
import { DOMAIN, dnsOf, soundFacts } from './testing/zone.ts';

const [zen] = BLOCKLISTS;
if (!zen) throw new Error('no list');
const alone: MailboxFacts = { ...soundFacts, blocklists: [zen] };
const answering = (code: string) => checkBlocklists(dnsOf([`24.113.0.203.${zen.zone} A ${code}`]), alone);

test('at least twelve lists are asked, for addresses and for domains', () => {
  expect(BLOCKLISTS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(BLOCKLISTS.map(({ zone }) => zone)).size).toBe(BLOCKLISTS.length);
  expect(new Set(BLOCKLISTS.map((list) => list.of))).toEqual(new Set(['address', 'domain']));
});

test.each(['127.0.0.2', '127.0.0.4', '127.0.0.11'])('%s is a listing', (code) => {
  expect(answering(code)).toMatchObject({ verdict: 'fail', finding: 'blocklistsListed', facts: [`${zen.zone} major`] });
});

test.each([
  ['127.255.255.252', 'a name typed wrong'],
  ['127.255.255.254', 'a public resolver refused'],
  ['127.255.255.255', 'too many questions'],
  ['127.0.0.1', 'a question not answered'],
  ['93.184.216.34', 'a dead list whose name was bought'],
  ['not an address', 'rubbish'],
])('%s is no listing but %s', (code) => {
  expect(answering(code)).toMatchObject({ verdict: 'unknown', finding: 'blocklistsUnanswered', fix: null });
});

test('the worst of several listings speaks, and all are named', () => {
  const zone = ['24.113.0.203.psbl.surriel.com A 127.0.0.2', `${DOMAIN}.multi.surbl.org A 127.0.0.64`];
  expect(checkBlocklists(dnsOf(zone), soundFacts)).toMatchObject({
    finding: 'blocklistsListed',
    values: { lists: 'multi.surbl.org, psbl.surriel.com', count: 2, asked: 15 },
  });
});

test('an address of the new internet is asked by half octets, and only where such are known', () => {
  const asked: string[] = [];
  const facts = { ...soundFacts, sending: { addresses: ['2001:db8::1'], isGuessed: false, include: '' } };
  const ask: Dns['ask'] = (_type, name) => {
    asked.push(name);
    return { kind: 'noSuchName' };
  };
  checkBlocklists({ ask }, facts);
  expect(asked).toContain('1.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8.b.d.0.1.0.0.2.zen.spamhaus.org');
  expect(asked.filter((name) => name.endsWith('bl.spamcop.net'))).toEqual([]);
});

test('a mailbox whose sending address is not known is judged by its domain alone', () => {
  const facts = { ...soundFacts, sending: { addresses: [], isGuessed: false, include: '' } };
  expect(checkBlocklists(dnsOf([`${DOMAIN} A 203.0.113.1`]), facts)).toMatchObject({
    finding: 'blocklistsClean',
    values: { asked: 3 },
  });
});
