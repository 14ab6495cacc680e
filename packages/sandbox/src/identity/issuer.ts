import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { languageOf } from '@outrider/contract/languages';
import { errors, Provider } from 'oidc-provider';
import type { BoxOptions } from '../service.ts';
import { BRANDS } from './brands.ts';
import type { StoredConsent } from './consent-file.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { noticePage, PAGE_HEADERS, renderPage, sendPage } from './page.ts';
import { type Person, personOf } from './person.ts';
import { COMMON_SETTINGS, cookieNames, signInPolicy } from './provider-settings.ts';
import { handleSignIn } from './sign-in.ts';
import { textIn } from './texts.ts';
import { createTokenStore } from './token-store.ts';

/** What the product is configured with. The same in every box, but for the port in the issuer. */
export type IssuerAccess = { issuer: string; clientId: string; clientSecret: string };

export type Issuer = {
  access: IssuerAccess;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Whether this is a live access token to all mail of the address. */
  acceptsToken(email: string, token: string): boolean;
  revokeConsent(email: string): void;
  expireTokens(email: string): void;
  consents(): StoredConsent[];
};

type IssuerOptions = Pick<BoxOptions, 'appUrl' | 'now' | 'log'> & {
  brand: OauthProvider;
  origin: string;
  keys: IdentityKeys;
  stored: readonly StoredConsent[];
  onConsentChange: () => void;
};

const DAY_SECONDS = 86_400;

/** One OpenID Connect provider under its own path of the shared HTTP server. */
export function createIssuer(options: IssuerOptions): Issuer {
  const { brand, origin, keys, appUrl, now, log, stored, onConsentChange } = options;
  const mount = `/${brand}`;
  const access = { issuer: `${origin}${mount}`, clientId: `outrider-${brand}`, clientSecret: `boxed-${brand}-secret` };
  const { label, claims, subjectOf, describe, mail } = BRANDS[brand];
  const mailScopes = Object.keys(mail.scopes);
  const people = new Map<string, Person>();
  const tokens = createTokenStore(now, onConsentChange);
  /** Grants whose code is still to be exchanged and then brings a refresh token. */
  const offlineGrants = new Set<string>();
  for (const { email } of stored) admit(email);
  tokens.restore(stored);
  const appOrigin = appUrl.replace(/\/$/, '');

  const provider = new Provider(access.issuer, {
    ...COMMON_SETTINGS,
    adapter: tokens.adapter,
    scopes: ['openid', 'email', 'profile', 'offline_access', ...mailScopes],
    ttl: { ...COMMON_SETTINGS.ttl, RefreshToken: mail.refreshTokenDays * DAY_SECONDS },
    rotateRefreshToken: mail.rotates,
    issueRefreshToken: async (_ctx, _client, { grantId }) => offlineGrants.delete(grantId ?? ''),
    clients: [
      {
        client_id: access.clientId,
        client_secret: access.clientSecret,
        redirect_uris: [`${appOrigin}/login/oauth2/code/${brand}`, `${appOrigin}/oauth2/mailbox/${brand}/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims,
    cookies: { keys: [keys.cookies], names: cookieNames(brand) },
    jwks: { keys: [{ ...keys.signing, use: 'sig', alg: 'RS256' }] },
    interactions: { policy: signInPolicy(), url: (_ctx, { uid }) => `${mount}/sign-in/${uid}` },
    async findAccount(_ctx, sub) {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => ({ sub, ...describe(person) }) };
    },
    renderError(ctx, { error, error_description: reason }) {
      const language = languageOf(ctx.get('accept-language'));
      const text = reason ? `${reason} (${error})` : error;
      ctx.set(PAGE_HEADERS);
      ctx.body = renderPage(noticePage({ status: ctx.status, language, title: 'refusedTitle', text, appUrl }));
    },
  });
  const warn = (error: Error) => log.warn(`Boxed ${label}: ${error.message}`);
  provider.onerror = warn;
  provider.on('server_error', (_ctx, error) => warn(error));

  function admit(email: string) {
    const sub = subjectOf(email);
    people.set(sub, personOf(email));
    return sub;
  }

  function allowOffline({ id, accountId, isAskedAgain }: { id: string; accountId: string; isAskedAgain: boolean }) {
    if (!mail.givesOnce || isAskedAgain || !tokens.hasRefreshToken(accountId)) offlineGrants.add(id);
  }

  async function signIn(request: IncomingMessage, response: ServerResponse) {
    try {
      await handleSignIn({ brand, provider, admit, allowOffline }, request, response);
    } catch (error) {
      const language = languageOf(request.headers['accept-language']);
      const say = textIn(language);
      if (error instanceof errors.SessionNotFound) {
        const page = noticePage({ status: 400, language, title: 'endedTitle', text: say('ended'), appUrl });
        return sendPage(response, page);
      }
      warn(error instanceof Error ? error : new Error(String(error)));
      sendPage(response, noticePage({ status: 500, language, title: 'failedTitle', text: say('failed'), appUrl }));
    }
  }

  const handleProtocol = provider.callback();
  return {
    access,
    handle(request, response) {
      const path = request.url?.slice(mount.length) ?? '/';
      if (path.startsWith('/sign-in/')) return void signIn(request, response);
      // The provider routes below its mount and builds its addresses from `baseUrl`, as Express would set it, and from
      // the Host header, which a stranger can write.
      request.headers.host = new URL(origin).host;
      void handleProtocol(Object.assign(request, { url: withAccessType(path), baseUrl: mount }), response);
    },
    acceptsToken(email, token) {
      const { accountId, scope = '' } = tokens.accessToken(token) ?? {};
      const granted = scope.split(' ');
      return accountId === subjectOf(email) && mailScopes.every((one) => granted.includes(one));
    },
    revokeConsent: (email) => tokens.revoke(subjectOf(email)),
    expireTokens: (email) => tokens.expireAccess(subjectOf(email)),
    consents: () =>
      tokens.consents().flatMap((consent) => {
        const email = people.get(consent.refreshToken.accountId ?? '')?.email;
        return email === undefined ? [] : [{ ...consent, email }];
      }),
  };
}

/**
 * Microsoft gives a refresh token to every client that asks for `offline_access`; the provider passes that over without
 * `prompt=consent` (OpenID Connect Core, section 11), so it is asked for in Google's words as well.
 */
function withAccessType(path: string): string {
  if (!path.startsWith('/auth?')) return path;
  const query = new URLSearchParams(path.slice('/auth?'.length));
  if (!query.get('scope')?.split(' ').includes('offline_access')) return path;
  query.set('access_type', 'offline');
  return `/auth?${query}`;
}
