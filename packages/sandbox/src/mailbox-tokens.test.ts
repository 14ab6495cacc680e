import { ImapFlow } from 'imapflow';
import nodemailer from 'nodemailer';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Box, startBox } from './box.ts';
import { openBrowser, TEST_APP_URL, testOptions } from './testing.ts';

const PRIYA = 'priya@harborline.test';
const HOST = 'workspace.gmail.test';

let box: Box;
beforeAll(async () => {
  box = await startBox(testOptions());
  box.mailboxes.create({ address: PRIYA, password: 'not this way', host: HOST });
});
afterAll(() => box.close());

/** Asks the owner for the mailbox as the product does, and is allowed. */
async function connectMailbox() {
  const { issuer, clientId, clientSecret } = box.identity.google;
  const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [oidc.allowInsecureRequests],
  });
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${TEST_APP_URL}/oauth2/mailbox/google/callback`,
    scope: 'https://mail.google.com/',
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
  });
  const browser = openBrowser();
  const { url: page } = await browser.visit(url);
  const { url: callback } = await browser.visit(page, { email: PRIYA, action: 'allow' });
  const { access_token: access, refresh_token: refresh = '' } = await oidc.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier,
  });
  return { access, refresh: async () => (await oidc.refreshTokenGrant(config, refresh)).access_token };
}

async function readWith(accessToken: string): Promise<boolean> {
  const { host, tlsPort: port } = box.mailboxes.addressOf(HOST).imap;
  const auth = { user: PRIYA, accessToken };
  const client = new ImapFlow({ host, port, secure: true, tls: { rejectUnauthorized: false }, logger: false, auth });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return Boolean(await client.mailboxOpen('INBOX'));
  } catch {
    return false;
  } finally {
    client.close();
  }
}

async function sendWith(accessToken: string): Promise<boolean> {
  const { host, tlsPort: port } = box.mailboxes.addressOf(HOST).smtp;
  const auth = { type: 'OAuth2' as const, user: PRIYA, accessToken };
  const transport = nodemailer.createTransport({ host, port, secure: true, tls: { rejectUnauthorized: false }, auth });
  return transport.verify().catch(() => false);
}

test('a consented token opens IMAP and submission until it ends or consent is taken back', async () => {
  const { access, refresh } = await connectMailbox();
  expect([await readWith(access), await sendWith(access)]).toEqual([true, true]);
  expect([await readWith('made up'), await sendWith('made up')]).toEqual([false, false]);

  box.moveClock({ skipMs: 3_600_000 });
  expect([await readWith(access), await sendWith(access)]).toEqual([false, false]);
  const second = await refresh();
  expect([await readWith(second), await sendWith(second)]).toEqual([true, true]);

  expect(box.expireTokens(PRIYA)).toBe(true);
  expect(await readWith(second)).toBe(false);
  const third = await refresh();
  expect(await readWith(third)).toBe(true);

  expect(box.revokeConsent(PRIYA)).toBe(true);
  expect([await readWith(third), await sendWith(third)]).toEqual([false, false]);
  await expect(refresh()).rejects.toMatchObject({ error: 'invalid_grant' });
  expect([box.revokeConsent('nobody@harborline.test'), box.expireTokens('nobody@harborline.test')]).toEqual([
    false,
    false,
  ]);
});
