import { expect, test } from 'vitest';
import type { DnsAnswer, MxRecord } from '../../platform/dns/resolver.ts';
import { createMailHosts } from './mail-hosts.ts';
import { KNOWN_PROVIDERS } from './providers/known-providers.ts';

const hostsWith = (answer: DnsAnswer<MxRecord>) =>
  createMailHosts({ providers: KNOWN_PROVIDERS, resolver: { resolveMx: async () => answer } });

const mx = (exchange: string): DnsAnswer<MxRecord> => ({ kind: 'found', records: [{ priority: 1, exchange }] });

test.each([
  ['ASPMX.L.GOOGLE.COM', 'google'],
  ['nordkai-de.mail.protection.outlook.com', 'microsoft'],
  ['mta5.am0.yahoodns.net', 'yahoo'],
  ['mx1.nordkai.test', 'other'],
  ['', 'other'],
])('a recipient reached through %s has a mailbox at %s', async (exchange, host) => {
  expect(hostsWith(mx(exchange)).ofHost(exchange)).toBe(host);
  expect(await hostsWith(mx(exchange)).ofDomain('nordkai.test')).toBe(host);
});

test('a provider’s own domain is known without asking, and silence makes nobody anybody’s', async () => {
  const silent = hostsWith({ kind: 'failed', reason: 'timeout' });
  expect(await silent.ofDomain('gmail.com')).toBe('google');
  expect(await silent.ofDomain('yahoo.de')).toBe('yahoo');
  expect(await silent.ofDomain('nordkai.test')).toBe('other');
});
