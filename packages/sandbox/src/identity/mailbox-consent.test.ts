import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import * as oidc from 'openid-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type SteppedClock, steppedClock } from '../clock/clock.ts';
import { openBrowser, TEST_APP_URL, testOptions } from '../testing.ts';
import { type Identity, startIdentity } from './identity.ts';

const PRIYA = 'priya@harborline.test';
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const MAIL_REQUEST: Record<OauthProvider, Record<string, string>> = {
  google: { scope: 'openid email https://mail.google.com/', access_type: 'offline', prompt: 'consent' },
  microsoft: {
    scope:
      'openid email offline_access https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send',
  },
};

let clock: SteppedClock;
let identity: Identity;
const start = (dataDir?: string) => startIdentity(testOptions({ dataDir, now: () => clock.now() }));
beforeEach(async () => {
  clock = steppedClock(new Date('2026-11-17T09:00:00Z'));
  identity = await start();
});
afterEach(() => identity.close());

const configOf = async (brand: OauthProvider) => {
  const { issuer, clientId, clientSecret } = identity.issuers[brand];
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute: [oidc.allowInsecureRequests] });
};

async function askForMail(brand: OauthProvider, request = MAIL_REQUEST[brand]) {
  const config = await configOf(brand);
  const pkceCodeVerifier = oidc.randomPKCECodeVerifier();
  const expectedState = oidc.randomState();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${TEST_APP_URL}/oauth2/mailbox/${brand}/callback`,
    code_challenge: await oidc.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
    ...request,
  });
  const browser = openBrowser();
  const { url: page } = await browser.visit(url);
  const ask = (email: string) => browser.visit(page, { email, action: 'continue' });
  const consent = await ask(PRIYA);
  const answer = async (action: string) => (await browser.visit(page, { email: PRIYA, action })).url;
  const allow = async () =>
    oidc.authorizationCodeGrant(config, await answer('allow'), { pkceCodeVerifier, expectedState });
  return { config, ask, consent, answer, allow };
}

async function connect(brand: OauthProvider, request = MAIL_REQUEST[brand]) {
  const { config, allow } = await askForMail(brand, request);
  const { access_token: access, refresh_token: refresh = '' } = await allow();
  return { config, access, refresh };
}

describe('the consent page', () => {
  test('names the mailbox and what Google lets the product do with it', async () => {
    const { consent } = await askForMail('google');
    expect(consent.status).toBe(200);
    expect(consent.page).toContain(`Read, write and send email as ${PRIYA}`);
    expect(consent.page).toContain('while you are away');
    expect(consent.page).not.toMatch(/(?:src|href)=/);
  });

  test('names each Microsoft permission that is asked for and no other', async () => {
    const both = await askForMail('microsoft');
    expect(both.consent.page).toContain(`Read and write email as ${PRIYA}`);
    expect(both.consent.page).toContain(`Send email as ${PRIYA}`);
    const one = await askForMail('microsoft', { scope: 'openid https://outlook.office.com/SMTP.Send' });
    expect(one.consent.page).not.toContain('Read and write');
    expect(one.consent.page).not.toContain('while you are away');
  });

  test('leads back with access_denied when the person refuses', async () => {
    const { answer } = await askForMail('google');
    const back = await answer('refuse');
    expect(back.pathname).toBe('/oauth2/mailbox/google/callback');
    expect(back.searchParams.get('error')).toBe('access_denied');
  });

  test('escapes the address it shows', async () => {
    const { ask } = await askForMail('google');
    const { page } = await ask("o'neil@box.test");
    expect(page).toContain('mail as o&#39;neil@box.test');
    expect(page).toContain('value="o&#39;neil@box.test"');
  });
});

describe('an access token', () => {
  test.each<OauthProvider>(['google', 'microsoft'])('of %s opens the mailbox of its person alone', async (brand) => {
    const { access } = await connect(brand);
    expect(identity.acceptsToken('Priya@Harborline.test', access)).toBe(true);
    expect(identity.acceptsToken('maya@harborline.test', access)).toBe(false);
    expect(identity.acceptsToken(PRIYA, `${access}x`)).toBe(false);
  });

  test('without the scopes of mail opens no mailbox', async () => {
    const half = { scope: 'openid https://outlook.office.com/IMAP.AccessAsUser.All' };
    const { access, refresh } = await connect('microsoft', half);
    expect(identity.acceptsToken(PRIYA, access)).toBe(false);
    expect(refresh).toBe('');
  });

  test('ends after an hour of the box’s clock, and the refresh token gives the next', async () => {
    const { config, access, refresh } = await connect('google');
    await clock.advance(59 * MINUTE_MS);
    expect(identity.acceptsToken(PRIYA, access)).toBe(true);
    await clock.advance(MINUTE_MS);
    expect(identity.acceptsToken(PRIYA, access)).toBe(false);
    const next = await oidc.refreshTokenGrant(config, refresh);
    expect(next.expires_in).toBe(3600);
    expect(identity.acceptsToken(PRIYA, next.access_token)).toBe(true);
  });

  test('ends on demand while refreshing goes on', async () => {
    const { config, access, refresh } = await connect('microsoft');
    identity.expireTokens(PRIYA);
    expect(identity.acceptsToken(PRIYA, access)).toBe(false);
    const next = await oidc.refreshTokenGrant(config, refresh);
    expect(identity.acceptsToken(PRIYA, next.access_token)).toBe(true);
  });
});

describe('a refresh token', () => {
  test('of Google stays the same and works again and again', async () => {
    const { config, refresh } = await connect('google');
    for (const _ of [1, 2]) expect((await oidc.refreshTokenGrant(config, refresh)).refresh_token).toBe(refresh);
  });

  test('of Microsoft is replaced at every use; the used one takes all others down when it comes again', async () => {
    const { config, refresh } = await connect('microsoft');
    const { refresh_token: second = '' } = await oidc.refreshTokenGrant(config, refresh);
    expect(second).not.toBe(refresh);
    const { refresh_token: third = '', access_token: access } = await oidc.refreshTokenGrant(config, second);
    await expect(oidc.refreshTokenGrant(config, refresh)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(oidc.refreshTokenGrant(config, third)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(identity.acceptsToken(PRIYA, access)).toBe(false);
  });

  test('of Microsoft ends after 90 days without use', async () => {
    const { config, refresh } = await connect('microsoft');
    await clock.advance(89 * DAY_MS);
    const { refresh_token: next = '' } = await oidc.refreshTokenGrant(config, refresh);
    await clock.advance(90 * DAY_MS);
    await expect(oidc.refreshTokenGrant(config, next)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('comes from Google the first time, and later only with prompt=consent', async () => {
    const scope = 'openid https://mail.google.com/';
    expect((await connect('google', { scope })).refresh).toBe('');
    expect((await connect('google', { scope, access_type: 'offline' })).refresh).not.toBe('');
    expect((await connect('google', { scope, access_type: 'offline' })).refresh).toBe('');
    expect((await connect('google', { scope, access_type: 'offline', prompt: 'consent' })).refresh).not.toBe('');
  });
});

describe('taking consent back', () => {
  test.each<OauthProvider>(['google', 'microsoft'])('at %s ends every token at once', async (brand) => {
    const { config, access, refresh } = await connect(brand);
    identity.revokeConsent(PRIYA);
    expect(identity.acceptsToken(PRIYA, access)).toBe(false);
    await expect(oidc.refreshTokenGrant(config, refresh)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(identity.acceptsToken(PRIYA, (await connect(brand)).access)).toBe(true);
  });

  test('by the product (RFC 7009) ends every token, and an unknown token is no mistake', async () => {
    const { config, access, refresh } = await connect('google');
    await oidc.tokenRevocation(config, 'nothing of the kind');
    expect(identity.acceptsToken(PRIYA, access)).toBe(true);
    await oidc.tokenRevocation(config, refresh);
    expect(identity.acceptsToken(PRIYA, access)).toBe(false);
    await expect(oidc.refreshTokenGrant(config, refresh)).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a restart', () => {
  let dataDir: string;
  const restart = async () => {
    await identity.close();
    identity = await start(dataDir);
  };
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'outrider-consent-'));
    await restart();
  });
  afterEach(async () => {
    await identity.close();
    await rm(dataDir, { recursive: true });
  });

  test('keeps mailboxes connected, with the same person behind them', async () => {
    const { refresh } = await connect('microsoft');
    await restart();
    const next = await oidc.refreshTokenGrant(await configOf('microsoft'), refresh);
    expect(next.claims()).toMatchObject({ email: PRIYA });
    expect(identity.acceptsToken(PRIYA, next.access_token)).toBe(true);
  });

  test('brings nothing back that was revoked or replaced', async () => {
    const google = await connect('google');
    const microsoft = await connect('microsoft');
    const { refresh_token: next = '' } = await oidc.refreshTokenGrant(microsoft.config, microsoft.refresh);
    await oidc.tokenRevocation(google.config, google.refresh);
    await restart();
    const refused = { error: 'invalid_grant' };
    await expect(oidc.refreshTokenGrant(await configOf('google'), google.refresh)).rejects.toMatchObject(refused);
    await expect(oidc.refreshTokenGrant(await configOf('microsoft'), microsoft.refresh)).rejects.toMatchObject(refused);
    await expect(oidc.refreshTokenGrant(await configOf('microsoft'), next)).resolves.toBeDefined();
  });

  test.each(['', 'no JSON', '[]', '{"google":[null,{"email":4}],"microsoft":7}'])(
    'with a file that says “%s” starts without consents',
    async (content) => {
      await writeFile(join(dataDir, 'identity-consents.json'), content);
      await restart();
      expect((await connect('google')).refresh).not.toBe('');
    },
  );
});
