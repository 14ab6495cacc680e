import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '@outrider/contract/languages';
import type { OauthProvider } from '@outrider/contract/oauth';
import { errors, Provider } from 'oidc-provider';
import type { BoxOptions } from '../service.ts';
import { BRANDS } from './brands.ts';
import type { IdentityKeys } from './identity-keys.ts';
import { createMemoryAdapter } from './memory-adapter.ts';
import { noticePage, PAGE_HEADERS, renderPage, sendPage } from './page.ts';
import { type Person, personOf } from './person.ts';
import { COMMON_SETTINGS, cookieNames, signInPolicy } from './provider-settings.ts';
import { handleSignIn } from './sign-in.ts';
import { textIn } from './texts.ts';

/** What the product is configured with. The same in every box, but for the port in the issuer. */
export type IssuerAccess = { issuer: string; clientId: string; clientSecret: string };

type Issuer = { access: IssuerAccess; handle(request: IncomingMessage, response: ServerResponse): void };

type IssuerOptions = Pick<BoxOptions, 'appUrl' | 'log'> & { brand: OauthProvider; origin: string; keys: IdentityKeys };

/** One OpenID Connect provider under its own path of the shared HTTP server. */
export function createIssuer({ brand, origin, keys, appUrl, log }: IssuerOptions): Issuer {
  const mount = `/${brand}`;
  const access = { issuer: `${origin}${mount}`, clientId: `outrider-${brand}`, clientSecret: `boxed-${brand}-secret` };
  const { label, claims, subjectOf, describe } = BRANDS[brand];
  const people = new Map<string, Person>();

  const provider = new Provider(access.issuer, {
    ...COMMON_SETTINGS,
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: access.clientId,
        client_secret: access.clientSecret,
        redirect_uris: [`${appUrl.replace(/\/$/, '')}/login/oauth2/code/${brand}`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
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

  async function signIn(request: IncomingMessage, response: ServerResponse) {
    try {
      await handleSignIn({ brand, provider, admit }, request, response);
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
      void handleProtocol(Object.assign(request, { url: path, baseUrl: mount }), response);
    },
  };
}
