import { createServer } from 'node:http';
import { languageOf } from '@outrider/contract/languages';
import { OAUTH_PROVIDERS, type OauthProvider } from '@outrider/contract/oauth';
import { type BoxOptions, LOOPBACK, listenOnLoopback, type Service } from '../service.ts';
import { loadIdentityKeys } from './identity-keys.ts';
import { createIssuer, type IssuerAccess } from './issuer.ts';
import { noticePage, sendPage } from './page.ts';
import { textIn } from './texts.ts';

export type Identity = Service & { issuers: Record<OauthProvider, IssuerAccess> };

/** The stand-ins for Google and Microsoft: two issuers on one HTTP server, told apart by the first part of the path. */
export async function startIdentity({ appUrl, dataDir, log }: BoxOptions): Promise<Identity> {
  const keys = await loadIdentityKeys({ dataDir, log });
  const server = createServer();
  const origin = `http://${LOOPBACK}:${await listenOnLoopback(server)}`;
  const issuers = {
    google: createIssuer({ brand: 'google', origin, keys, appUrl, log }),
    microsoft: createIssuer({ brand: 'microsoft', origin, keys, appUrl, log }),
  };

  server.on('request', (request, response) => {
    const brand = OAUTH_PROVIDERS.find((name) => request.url?.startsWith(`/${name}/`));
    if (brand) return issuers[brand].handle(request, response);
    const language = languageOf(request.headers['accept-language']);
    const text = textIn(language)('absent');
    sendPage(response, noticePage({ status: 404, language, title: 'absentTitle', text, appUrl }));
  });
  log.info(`Boxed identity provider answers at ${origin}`);

  return {
    issuers: { google: issuers.google.access, microsoft: issuers.microsoft.access },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
