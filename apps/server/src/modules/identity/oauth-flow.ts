import { AppError } from '@outrider/contract/errors';
import type { OauthProvider } from '@outrider/contract/oauth';
import * as oidc from 'openid-client';
import type { Db } from '../../platform/db.ts';
import { hashToken, newToken } from '../../platform/secrets.ts';
import { insertFlow, insertTicket, takeFlow } from './oauth.repository.ts';

export const OAUTH_MINUTES = 10;

type OauthClient = { issuer: string; clientId: string; clientSecret: string; insecure: boolean };
export type OauthClients = Partial<Record<OauthProvider, OauthClient>>;

type Deps = { db: Db; clients: OauthClients; appUrl: string; now: () => Date };

const discovered = new Map<string, Promise<oidc.Configuration>>();

function discover({ issuer, clientId, clientSecret, insecure }: OauthClient): Promise<oidc.Configuration> {
  const key = `${issuer} ${clientId}`;
  const options = insecure ? { execute: [oidc.allowInsecureRequests] } : {};
  const found = discovered.get(key) ?? oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, options);
  discovered.set(key, found);
  // A provider that was down when first asked must be asked again.
  found.catch(() => discovered.delete(key));
  return found;
}

const redirectUri = (appUrl: string, provider: OauthProvider) => `${appUrl}/login/oauth2/code/${provider}`;

export const oauthCutoff = (now: Date) => new Date(now.getTime() - OAUTH_MINUTES * 60_000);

/** Where to send the browser. State, nonce and PKCE verifier wait in the database, bound to this browser's cookie. */
export async function startOauth(
  { db, clients, appUrl, now }: Deps,
  provider: OauthProvider,
  browser: string,
): Promise<string> {
  const client = clients[provider];
  if (!client) throw new AppError('oauthNotOffered', { values: { provider } });
  const configuration = await discover(client);
  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const verifier = oidc.randomPKCECodeVerifier();
  await insertFlow(db, {
    state_hash: hashToken(state),
    provider,
    code_verifier: verifier,
    nonce,
    browser_hash: hashToken(browser),
    created_at: now(),
  });
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(appUrl, provider),
    scope: 'openid email profile',
    state,
    nonce,
    // RFC 7636: a stolen code is worthless without the verifier.
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return url.href;
}

type Return = { provider: OauthProvider; query: string; browser: string };

/** The provider sent the browser back: checks everything and gives a ticket for the handle page. */
export async function finishOauth(
  { db, clients, appUrl, now }: Deps,
  { provider, query, browser }: Return,
): Promise<string> {
  const client = clients[provider];
  const state = new URLSearchParams(query).get('state') ?? '';
  const flow = await takeFlow(db, hashToken(state), oauthCutoff(now()));
  // The cookie keeps a stranger's finished sign-in from being slipped into this browser (login CSRF, RFC 9700 4.7).
  if (!client || !flow || flow.provider !== provider || flow.browser_hash !== hashToken(browser)) {
    throw new AppError('oauthTicketExpired');
  }
  const current = new URL(`${redirectUri(appUrl, provider)}?${query}`);
  const tokens = await oidc.authorizationCodeGrant(await discover(client), current, {
    pkceCodeVerifier: flow.code_verifier,
    expectedState: state,
    expectedNonce: flow.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  const email = typeof claims?.email === 'string' ? claims.email.trim().toLowerCase() : '';
  if (!claims || !email) throw new AppError('oauthFailed', { values: { provider } });
  const ticket = newToken();
  const confirmed = {
    ticket_hash: hashToken(ticket),
    provider,
    subject: claims.sub,
    email,
    // Microsoft's email claim can be set by a tenant's admin to anybody's address; it counts only with xms_edov.
    email_verified: claims.email_verified === true || claims.xms_edov === true,
    name: typeof claims.name === 'string' ? claims.name.slice(0, 100) : '',
    created_at: now(),
    used_at: null,
  };
  await insertTicket(db, confirmed, oauthCutoff(now()));
  return ticket;
}
