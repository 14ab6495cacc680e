import { serverAccount } from '@outrider/contract/mailboxes/add';
import { expect, test } from 'vitest';
import { emptySmtp, firstSettingsOf, loginKey, portFor, serverAccountOf, smtpDraft } from './smtp-values.ts';

const filled = {
  ...emptySmtp('ana@harborline-hq.test'),
  password: 'sea-glass-91',
  smtp: { host: 'smtp.mailhaven.test', port: 587, security: 'starttls' as const, user: 'HARBOR\\ana' },
  imap: { host: 'imap.mailhaven.test', port: 993, security: 'tls' as const, user: 'ana-imap' },
};

test('a draft keeps everything but the passwords', () => {
  const kept = JSON.stringify(smtpDraft.parse({ ...filled, imapPassword: 'other-secret' }));
  expect(kept).toContain('smtp.mailhaven.test');
  expect(kept).not.toContain('sea-glass-91');
  expect(kept).not.toContain('other-secret');
});

test('while the address is the user name nothing else is sent as one', () => {
  const account = serverAccountOf(filled);
  expect([account.smtp.user, account.imap.user, account.imapPassword]).toEqual(['', '', undefined]);
  expect(serverAccount.safeParse(account).success).toBe(true);
});

test('a user name of its own holds for both directions, unless receiving has another', () => {
  const own = serverAccountOf({ ...filled, isUserAddress: false });
  expect([own.smtp.user, own.imap.user]).toEqual(['HARBOR\\ana', 'HARBOR\\ana']);
  const two = serverAccountOf({ ...filled, isUserAddress: false, isSameLogin: false, imapPassword: 'second' });
  expect([two.smtp.user, two.imap.user, two.imapPassword]).toEqual(['HARBOR\\ana', 'ana-imap', 'second']);
});

test('the port follows the security, but one of one’s own stays', () => {
  expect(portFor('smtp', 587, 'tls')).toBe(465);
  expect(portFor('imap', 993, 'starttls')).toBe(143);
  expect(portFor('smtp', null, 'starttls')).toBe(587);
  expect(portFor('smtp', 2525, 'tls')).toBe(2525);
});

test('a test stays valid when only the sender name or a tag changes', () => {
  expect(loginKey({ ...filled, senderName: 'Ana', tags: ['Nordics'] })).toBe(loginKey(filled));
  expect(loginKey({ ...filled, password: 'other' })).not.toBe(loginKey(filled));
});

test('what was left empty is left to the defaults', () => {
  expect(firstSettingsOf({ ...filled, senderName: ' ', dailyCap: null })).toEqual({
    warmup: true,
    replyTo: '',
    tags: [],
  });
});
