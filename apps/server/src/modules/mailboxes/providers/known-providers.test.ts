import { mailServer } from '@outrider/contract/mailboxes/add';
import { expect, test } from 'vitest';
import { providerOfDomain, providerOfMx } from './known-provider.ts';
import { KNOWN_PROVIDERS } from './known-providers.ts';

test('at least thirty providers are known, each with servers the forms would take', () => {
  expect(new Set(KNOWN_PROVIDERS.map(({ name }) => name)).size).toBeGreaterThanOrEqual(30);
  for (const { smtp, imap, domains, mx } of KNOWN_PROVIDERS) {
    expect([mailServer.parse(smtp), mailServer.parse(imap)]).toEqual([smtp, imap]);
    expect(domains.length + mx.length).toBeGreaterThan(0);
  }
});

test('no domain and no end of an MX name belongs to two providers', () => {
  for (const part of ['domains', 'mx'] as const) {
    const all = KNOWN_PROVIDERS.flatMap((known) => known[part]);
    expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
    for (const name of all) expect(name).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
  }
});

test.each([
  ['aspmx.l.google.com', 'Gmail'],
  ['ALT1.ASPMX.L.GOOGLE.COM.', 'Gmail'],
  ['harborline-test.mail.protection.outlook.com', 'Microsoft 365'],
  ['hotmail-com.olc.protection.outlook.com', 'Outlook.com'],
  ['mx2.zoho.eu', 'Zoho'],
  ['mxbiz1.qq.com', 'Tencent Exmail'],
  ['mx3.qq.com', 'QQ Mail'],
  ['mx1.privateemail.com', 'Private Email'],
])('the MX %s belongs to %s', (exchange, name) => {
  expect(providerOfMx(KNOWN_PROVIDERS, exchange)?.name).toBe(name);
});

test('a name that only looks like a provider’s is not its', () => {
  expect(providerOfMx(KNOWN_PROVIDERS, 'mail.notgoogle.com')).toBeUndefined();
  expect(providerOfMx(KNOWN_PROVIDERS, 'google.com.evil.test')).toBeUndefined();
  expect(providerOfMx(KNOWN_PROVIDERS, '')).toBeUndefined();
  expect(providerOfDomain(KNOWN_PROVIDERS, 'mygmail.com')).toBeUndefined();
});
