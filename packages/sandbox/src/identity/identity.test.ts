import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import * as oidc from 'openid-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openBrowser, TEST_APP_URL, testOptions } from '../testing.ts';
import { type Identity, startIdentity } from './identity.ts';

let identity: Identity;
const warn = vi.fn();
const consoleCalls = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
beforeAll(async () => {
  identity = await startIdentity(testOptions({ log: { info: () => undefined, warn } }));
});
afterEach(() => {
  for (const calls of [warn, ...consoleCalls]) expect(calls, 'nothing here is worth a warning').not.toHaveBeenCalled();
});
afterAll(() => identity.close());

async function startSignIn(brand: OauthProvider, more: Record<string, string> = {}, running = identity) {
  const { issuer, clientId, clientSecret } = running.issuers[brand];
  const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute: [oidc.allowInsecureRequests],
  });
  const verifier = oidc.randomPKCECodeVerifier();
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: `${TEST_APP_URL}/login/oauth2/code/${brand}`,
    scope: 'openid email profile',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...more,
  });
  const finish = (callback: URL, pkceCodeVerifier = verifier) =>
    oidc.authorizationCodeGrant(config, callback, { pkceCodeVerifier, expectedState: state, expectedNonce: nonce });
  return { config, url, finish };
}

async function signInAs(brand: OauthProvider, email: string, running = identity) {
  const { config, url, finish } = await startSignIn(brand, {}, running);
  const browser = openBrowser();
  const { url: page } = await browser.visit(url);
  const { url: callback } = await browser.visit(page, { email, action: 'continue' });
  const tokens = await finish(callback);
  const claims = tokens.claims();
  if (!claims) throw new Error('No ID token came back');
  return { config, tokens, claims };
}

describe('who signs in', () => {
  test('Google confirms the address and gives the name', async () => {
    const { claims } = await signInAs('google', 'Ana.Costa@tidewatercargo.test');
    expect(claims).toMatchObject({
      iss: identity.issuers.google.issuer,
      aud: 'outrider-google',
      email: 'ana.costa@tidewatercargo.test',
      email_verified: true,
      name: 'Ana Costa',
    });
    expect(claims.sub).toMatch(/^\d{21}$/);
    expect(claims).not.toHaveProperty('picture');
  });

  test('Microsoft says nothing about the address of a stranger’s domain', async () => {
    const { claims } = await signInAs('microsoft', 'ana@tidewatercargo.test');
    expect(claims).toMatchObject({
      email: 'ana@tidewatercargo.test',
      preferred_username: 'ana@tidewatercargo.test',
      name: 'Ana',
      oid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      tid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    });
    expect(claims).not.toHaveProperty('email_verified');
    expect(claims).not.toHaveProperty('xms_edov');
  });

  test('Microsoft vouches for the demo company’s domain, and its people share a tenant', async () => {
    const maya = await signInAs('microsoft', 'maya@harborline.test');
    const jonas = await signInAs('microsoft', 'jonas@harborline.test');
    expect(maya.claims.xms_edov).toBe(true);
    expect(maya.claims.tid).toBe(jonas.claims.tid);
    expect(maya.claims.oid).not.toBe(jonas.claims.oid);
  });

  test('an address keeps its subject in another box, and has another one at the other provider', async () => {
    const other = await startIdentity(testOptions());
    try {
      const here = await signInAs('google', 'maya@harborline.test');
      const there = await signInAs('google', 'maya@harborline.test', other);
      const elsewhere = await signInAs('microsoft', 'maya@harborline.test');
      expect(there.claims.sub).toBe(here.claims.sub);
      expect(elsewhere.claims.sub).not.toBe(here.claims.sub);
    } finally {
      await other.close();
    }
  });

  test('the userinfo endpoint tells the same as the ID token', async () => {
    const { config, tokens, claims } = await signInAs('google', 'maya@harborline.test');
    const info = await oidc.fetchUserInfo(config, tokens.access_token, claims.sub);
    expect(info).toEqual({ sub: claims.sub, email: 'maya@harborline.test', email_verified: true, name: 'Maya' });
  });

  test('one browser signs in as one person after another and is asked every time', async () => {
    const browser = openBrowser();
    for (const email of ['maya@harborline.test', 'jonas@harborline.test']) {
      const { url, finish } = await startSignIn('google');
      const { url: page } = await browser.visit(url);
      expect(page.pathname).toContain('/google/sign-in/');
      const { url: callback } = await browser.visit(page, { email });
      expect((await finish(callback)).claims()?.email).toBe(email);
    }
  });

  test.each(['select_account', 'consent', 'login'])(
    'a request with prompt=%s is answered by the same one page',
    async (prompt) => {
      const { url, finish } = await startSignIn('microsoft', { prompt });
      const browser = openBrowser();
      const { url: page } = await browser.visit(url);
      const { url: callback } = await browser.visit(page, { email: 'maya@harborline.test' });
      expect((await finish(callback)).claims()?.email).toBe('maya@harborline.test');
    },
  );
});

describe('what is refused', () => {
  test('a person who refuses goes back to the product with access_denied', async () => {
    const { url, finish } = await startSignIn('google');
    const browser = openBrowser();
    const { url: page } = await browser.visit(url);
    const { url: callback } = await browser.visit(page, { email: '', action: 'refuse' });
    expect(callback.origin + callback.pathname).toBe(`${TEST_APP_URL}/login/oauth2/code/google`);
    expect(callback.searchParams.get('error')).toBe('access_denied');
    await expect(finish(callback)).rejects.toMatchObject({ error: 'access_denied' });
  });

  test('a code with the wrong PKCE verifier buys no token', async () => {
    const { url, finish } = await startSignIn('google');
    const browser = openBrowser();
    const { url: page } = await browser.visit(url);
    const { url: callback } = await browser.visit(page, { email: 'maya@harborline.test' });
    const wrong = oidc.randomPKCECodeVerifier();
    await expect(finish(callback, wrong)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('a code works once', async () => {
    const { url, finish } = await startSignIn('google');
    const browser = openBrowser();
    const { url: page } = await browser.visit(url);
    const { url: callback } = await browser.visit(page, { email: 'maya@harborline.test' });
    await finish(callback);
    await expect(finish(callback)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('a request without PKCE is sent back as invalid', async () => {
    const { url } = await startSignIn('google');
    url.searchParams.delete('code_challenge');
    url.searchParams.delete('code_challenge_method');
    const { url: callback } = await openBrowser().visit(url);
    expect(callback.searchParams.get('error')).toBe('invalid_request');
  });

  test('an unknown redirect address is shown to the person and never followed', async () => {
    const { url } = await startSignIn('google', { redirect_uri: 'https://elsewhere.test/"><script>alert(1)</script>' });
    const { url: shown, status, page } = await openBrowser().visit(url);
    expect(shown.origin).toBe(new URL(identity.issuers.google.issuer).origin);
    expect(status).toBe(400);
    expect(page).toContain('This sign-in cannot continue');
    expect(page).not.toContain('<script');
  });

  test('the client of one provider is a stranger at the other', async () => {
    const { url } = await startSignIn('microsoft');
    url.searchParams.set('client_id', 'outrider-google');
    const { status, page } = await openBrowser().visit(url);
    expect(status).toBe(400);
    expect(page).toContain('invalid_client');
  });

  test('another person’s browser cannot open or answer a sign-in that was started', async () => {
    const { url } = await startSignIn('google');
    const { url: page } = await openBrowser().visit(url);
    const stranger = openBrowser();
    expect((await stranger.visit(page)).page).toContain('This sign-in has ended');
    expect(await stranger.visit(page, { email: 'maya@harborline.test' })).toMatchObject({ status: 400 });
  });
});

describe('the sign-in page', () => {
  const open = async (brand: OauthProvider, more = {}, headers = {}) => {
    const browser = openBrowser();
    return { browser, ...(await browser.visit((await startSignIn(brand, more)).url, undefined, headers)) };
  };

  test('says that it stands in and offers two regulars and a newcomer', async () => {
    const { page } = await open('microsoft');
    expect(page).toContain('This page stands in for Microsoft in practice mode.');
    for (const email of ['maya@harborline.test', 'jonas@harborline.test']) expect(page).toContain(`value="${email}"`);
    expect(page).toMatch(/value="[a-z]+\.[a-z]+\d+@newcomer\.test"/);
  });

  test('keeps its newcomer when it is shown again and has another one next time', async () => {
    const newcomerIn = (page: string) => /value="([^"]+@newcomer\.test)"/.exec(page)?.[1];
    const { browser, url, page } = await open('google');
    expect(newcomerIn((await browser.visit(url)).page)).toBe(newcomerIn(page));
    expect(newcomerIn((await open('google')).page)).not.toBe(newcomerIn(page));
  });

  test.each([
    ['', 'Email can’t be blank'],
    ['maya@harborline', 'Please provide a valid email address'],
    [`${'a'.repeat(250)}@box.test`, 'Email can have at most 254 characters'],
  ])('asks again when the address is “%s”', async (email, problem) => {
    const { browser, url } = await open('google');
    const again = await browser.visit(url, { email, action: 'continue' });
    expect(again).toMatchObject({ status: 400, url });
    expect(again.page).toContain(problem);
  });

  test('shows a nasty address as text', async () => {
    const { browser, url } = await open('google');
    const { page } = await browser.visit(url, { email: `"><script>alert('&')</script>@box.test` });
    expect(page).toContain('value="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;@box.test"');
    expect(page).not.toContain('<script');
  });

  test('shows a nasty login hint as text', async () => {
    const { page } = await open('google', { login_hint: '"><img src=x onerror=alert(1)>' });
    expect(page).toContain('value="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
    expect(page).not.toContain('<img');
  });

  test('speaks Chinese to a reader of Chinese', async () => {
    const byHeader = await open('google', {}, { 'accept-language': 'zh-CN,zh;q=0.9' });
    expect(byHeader.page).toContain('使用 Google 登录');
    const byParameter = await open('google', { ui_locales: 'zh-CN' }, { 'accept-language': 'en' });
    expect(byParameter.page).toContain('<html lang="zh">');
  });

  test('loads nothing from anywhere and may not be framed', async () => {
    const { url } = await startSignIn('google');
    const first = await fetch(url, { redirect: 'manual' });
    const cookie = first.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const response = await fetch(new URL(first.headers.get('location') ?? '', url), { headers: { cookie } });
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(await response.text()).not.toMatch(/(?:src|href)=/);
  });

  test('reads away a form that is far too long and asks again', async () => {
    const { browser, url } = await open('google');
    const again = await browser.visit(url, { email: 'a'.repeat(500_000) });
    expect(again).toMatchObject({ status: 400, url });
  });
});

test('a made-up Host header does not change the addresses the provider gives', async () => {
  const { issuer } = identity.issuers.google;
  for (const host of ['elsewhere.test', 'a b"<>']) {
    const socket = connect(Number(new URL(issuer).port), '127.0.0.1');
    socket.write(`GET /google/.well-known/openid-configuration HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toContain(`"token_endpoint":"${issuer}/token"`);
  }
});

test('an address the provider does not know gets a page that says so', async () => {
  const { origin } = new URL(identity.issuers.google.issuer);
  for (const path of ['/', '/google', '/facebook/auth', '/google/sign-in/', '/google/nothing', '/google//']) {
    expect((await fetch(origin + path)).status).toBeGreaterThanOrEqual(400);
  }
});
