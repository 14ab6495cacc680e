import { AppError } from '@outrider/contract/errors';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import type { Db } from '../../../platform/db.ts';
import { browserCookie } from '../../../platform/http/browser-cookie.ts';
import { leaveForProvider, type OauthClients, redeemCode } from '../../../platform/oauth/oauth-client.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { vouchesForSecondFactor } from '../sessions/vouches-for-second-factor.ts';
import { insertFlow, insertTicket, takeFlow } from './oauth.repository.ts';

const OAUTH_MINUTES = 10;

type Deps = { db: Db; clients: OauthClients; appUrl: string; now: () => Date };

const redirectUri = (appUrl: string, provider: OauthProvider) => `${appUrl}/login/oauth2/code/${provider}`;

export const oauthCutoff = (now: Date) => new Date(now.getTime() - OAUTH_MINUTES * 60_000);

/** Bound to the browser that leaves: each time another secret, so that the last one to leave is the one that comes back. */
export const signInCookie = (appUrl: string) =>
  browserCookie({ name: 'outrider_sign_in', appUrl, minutes: OAUTH_MINUTES });

type Departure = {
  provider: OauthProvider;
  browser: string;
  /** The session of who wants to add a sign-in method; null for who signs in or up. */
  linkSession: string | null;
};

/** Where to send the browser. State, nonce and PKCE verifier wait in the database, bound to this browser's cookie. */
export async function startOauth(
  { db, clients, appUrl, now }: Deps,
  { provider, browser, linkSession }: Departure,
): Promise<string> {
  const client = clients[provider];
  if (!client) throw new AppError('oauthNotOffered', { values: { provider } });
  const { url, state, nonce, verifier } = await leaveForProvider(client, {
    redirectUri: redirectUri(appUrl, provider),
    scope: 'openid email profile',
    more: { prompt: 'select_account' },
  });
  await insertFlow(db, {
    state_hash: hashToken(state),
    provider,
    code_verifier: verifier,
    nonce,
    browser_hash: hashToken(browser),
    link_session_id: linkSession,
    created_at: now(),
  });
  return url;
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
  const { nonce, code_verifier: verifier } = flow;
  const tokens = await redeemCode(client, {
    redirectUri: redirectUri(appUrl, provider),
    query,
    state,
    nonce,
    verifier,
  });
  const claims = tokens.claims();
  const email = typeof claims?.email === 'string' ? claims.email.trim().toLowerCase() : '';
  if (!claims || !email) throw new AppError('oauthFailed', { values: { provider } });
  const ticket = newToken();
  const confirmed = {
    ticket_hash: hashToken(ticket),
    // Coming back is not enough: the ticket stands in an address, and an address can be handed on.
    browser_hash: flow.browser_hash,
    link_session_id: flow.link_session_id,
    provider,
    subject: claims.sub,
    email,
    // Microsoft's email claim can be set by a tenant's admin to anybody's address; it counts only with xms_edov.
    email_verified: claims.email_verified === true || claims.xms_edov === true,
    name: typeof claims.name === 'string' ? claims.name.slice(0, 100) : '',
    second_factor: vouchesForSecondFactor(claims),
    created_at: now(),
    used_at: null,
  };
  await insertTicket(db, confirmed, oauthCutoff(now()));
  return ticket;
}
