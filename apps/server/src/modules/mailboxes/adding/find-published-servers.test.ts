import { expect, test } from 'vitest';
import type { DnsAnswer, SrvRecord } from '../../../platform/dns/resolver.ts';
import { resolverAt } from '../../../platform/net/mail-servers-testing.ts';
import { findPublishedServers } from './find-published-servers.ts';

type Zone = Record<string, Partial<SrvRecord>[]>;

/** A domain that publishes this, and what was asked of it. */
function aDomain(zone: Zone, pages: Record<string, string> = {}) {
  const asked: string[] = [];
  const deps = {
    resolver: {
      ...resolverAt('127.0.0.1'),
      async resolveSrv(name: string): Promise<DnsAnswer<SrvRecord>> {
        const records = zone[name]?.map((record) => ({ priority: 0, weight: 0, port: 0, target: '', ...record }));
        return records ? { kind: 'found', records } : { kind: 'noSuchName' };
      },
    },
    async fetchPage(url: string) {
      asked.push(url);
      return pages[url];
    },
  };
  return { asked, find: () => findPublishedServers(deps, 'ana@harborline.example') };
}

const fileOf = (host: string) => `<clientConfig><emailProvider><displayName>Harborline</displayName>
  <incomingServer type="imap"><hostname>${host}</hostname><port>993</port><socketType>SSL</socketType>
    <username>%EMAILLOCALPART%</username></incomingServer>
  <outgoingServer type="smtp"><hostname>smtp.%EMAILDOMAIN%</hostname><port>465</port><socketType>SSL</socketType>
    <username>%EMAILADDRESS%</username></outgoingServer></emailProvider></clientConfig>`;

test('servers are found in the zone, encrypted ones before those that begin in the clear, and nothing is fetched', async () => {
  const { find, asked } = aDomain({
    '_imap._tcp.harborline.example': [{ port: 143, target: 'mail.harborline.example' }],
    '_imaps._tcp.harborline.example': [{ port: 993, target: 'mail.harborline.example' }],
    '_submission._tcp.harborline.example': [{ port: 587, target: 'out.harborline.example' }],
  });
  expect(await find()).toEqual({
    foundBy: 'srv',
    name: '',
    imap: { host: 'mail.harborline.example', port: 993, security: 'tls', user: '' },
    smtp: { host: 'out.harborline.example', port: 587, security: 'starttls', user: '' },
  });
  expect(asked).toEqual([]);
});

test('a domain that says it has no such service, or names an address, is asked for its autoconfig file', async () => {
  const { find } = aDomain(
    {
      '_imaps._tcp.harborline.example': [{ target: '' }],
      '_submissions._tcp.harborline.example': [{ target: '10.0.0.1' }],
    },
    { 'https://harborline.example/.well-known/autoconfig/mail/config-v1.1.xml': fileOf('imap.harborline.example') },
  );
  expect(await find()).toEqual({
    foundBy: 'autoconfig',
    name: 'Harborline',
    imap: { host: 'imap.harborline.example', port: 993, security: 'tls', user: 'ana' },
    smtp: { host: 'smtp.harborline.example', port: 465, security: 'tls', user: '' },
  });
});

test('the file is asked for over HTTPS alone, without the person, and one that names addresses says nothing', async () => {
  const first = 'https://autoconfig.harborline.example/mail/config-v1.1.xml';
  const { find, asked } = aDomain({}, { [first]: fileOf('169.254.169.254').replace(/smtp\.%EMAILDOMAIN%/, '[::1]') });
  expect(await find()).toBeUndefined();
  expect(asked.every((url) => url.startsWith('https://') && !url.includes('ana'))).toBe(true);
});
