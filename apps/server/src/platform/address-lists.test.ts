import { expect, test } from 'vitest';
import { lazyAddressLists } from './address-lists.ts';

const lists = lazyAddressLists();

test('a throw-away domain is known by its name, a name below it, and the host that takes its mail', () => {
  expect(lists.isDisposable('mailinator.com', '')).toBe(true);
  expect(lists.isDisposable('anything.mailinator.com', '')).toBe(true);
  expect(lists.isDisposable('fresh-today.example', 'mail2.mailinator.com')).toBe(true);
});

test('a company is neither throw-away nor free', () => {
  for (const domain of ['ibm.com', 'siemens.com', 'outrider.test']) {
    expect([domain, lists.isDisposable(domain, `mx.${domain}`), lists.isFree(domain)]).toEqual([domain, false, false]);
  }
});

test('the mailboxes everybody has are free and not throw-away', () => {
  for (const domain of ['gmail.com', 'outlook.com', 'yahoo.com', 'gmx.de', 'web.de', 'qq.com', 'mail.ru']) {
    expect([domain, lists.isFree(domain), lists.isDisposable(domain, '')]).toEqual([domain, true, false]);
  }
});

test('a company that has its mail at a big provider is not taken for the provider', () => {
  expect(lists.isDisposable('acme.example', 'aspmx.l.google.com')).toBe(false);
  expect(lists.isDisposable('acme.example', 'acme-example.mail.protection.outlook.com')).toBe(false);
});
