import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBox } from '@outrider/sandbox';
import { testOptions } from '@outrider/sandbox/testing';
import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { composeNames } from './names.ts';

function configOf(env: Record<string, string>) {
  const data = mkdtempSync(join(tmpdir(), 'names-'));
  const config = readConfig({ OUTRIDER_DATA: data, ...env }, []);
  rmSync(data, { recursive: true });
  return config;
}

const now = () => new Date();

test('in the box names and mailboxes can be bought at once', async () => {
  const box = await startBox(testOptions());
  try {
    const { registrar, mailHost } = composeNames(configOf({}), box, () => box.now());
    expect([registrar.name, mailHost.name]).toEqual(['Porkbun', 'mailcow']);
    expect([await registrar.lacks([]), await mailHost.lacks()]).toEqual([[], []]);
    expect((await registrar.listEndings()).map(({ ending }) => ending)).toContain('io.test');
  } finally {
    await box.close();
  }
});

test('live, what is not set up says which settings are missing and sells nothing', async () => {
  const { registrar, mailHost } = composeNames(configOf({}), undefined, now);
  expect(await registrar.lacks([])).toEqual([
    { need: 'notConfigured', words: 'OUTRIDER_PORKBUN_KEY, OUTRIDER_PORKBUN_SECRET_KEY' },
  ]);
  expect(await mailHost.lacks()).toEqual([
    { need: 'notConfigured', words: 'OUTRIDER_MAILCOW_URL or OUTRIDER_STALWART_URL' },
  ]);
  expect(await registrar.listEndings()).toEqual([]);
  await expect(registrar.check('example.com')).rejects.toThrow('No registrar is set up.');
  await expect(mailHost.addDomain('example.com')).rejects.toThrow('No mail host is set up.');
});

test('live, the mail host is the one whose address and key are set', () => {
  const mailcow = { OUTRIDER_MAILCOW_URL: 'https://mail.example.com', OUTRIDER_MAILCOW_KEY: 'key' };
  const stalwart = { OUTRIDER_STALWART_URL: 'https://mx.example.com/', OUTRIDER_STALWART_KEY: 'key' };
  const { mailHost } = composeNames(configOf(mailcow), undefined, now);
  expect(mailHost).toMatchObject({ name: 'mailcow', servers: { imap: { host: 'mail.example.com', port: 993 } } });
  const named = { ...stalwart, OUTRIDER_MAIL_HOST_NAME: 'mail.example.org' };
  expect(composeNames(configOf(named), undefined, now).mailHost).toMatchObject({
    name: 'Stalwart',
    servers: { smtp: { host: 'mail.example.org', port: 465, security: 'tls' } },
  });
  const porkbun = { OUTRIDER_PORKBUN_KEY: 'pk1_x', OUTRIDER_PORKBUN_SECRET_KEY: 'sk1_x' };
  expect(composeNames(configOf(porkbun), undefined, now).registrar.nameServers).toEqual(['ns.porkbun.com']);
  expect(() => configOf({ ...mailcow, ...stalwart })).toThrow('not both');
  expect(() => configOf({ OUTRIDER_MAILCOW_URL: 'https://mail.example.com' })).toThrow('need each other');
  expect(() => configOf({ OUTRIDER_PORKBUN_KEY: 'pk1_x' })).toThrow('need each other');
});
