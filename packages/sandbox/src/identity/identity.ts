import { createServer } from 'node:http';
import { OAUTH_PROVIDERS, type OauthProvider } from '@outrider/contract/identity/oauth';
import { languageOf } from '@outrider/contract/languages';
import { type BoxOptions, LOOPBACK, listenOnLoopback, type Service } from '../service.ts';
import { openConsentFile } from './consent-file.ts';
import { loadIdentityKeys } from './identity-keys.ts';
import { createIssuer, type Issuer, type IssuerAccess } from './issuer.ts';
import { noticePage, sendPage } from './page.ts';
import { textIn } from './texts.ts';

export type Identity = Service & {
  issuers: Record<OauthProvider, IssuerAccess>;
  /** Whether this is a live access token to the mail of the address. */
  acceptsToken: (address: string, token: string) => boolean;
  /** The person takes back what they agreed to: nothing they gave works any more, and refreshing is refused. */
  revokeConsent(address: string): void;
  /** The person's access tokens end before their time; refreshing goes on. */
  expireTokens(address: string): void;
};

/**
 * The stand-ins for Google and Microsoft: two issuers on one HTTP server, told apart by the first part of the path. Tokens
 * grow old by `now`.
 */
export async function startIdentity({ appUrl, dataDir, now, log }: BoxOptions): Promise<Identity> {
  const keys = await loadIdentityKeys({ dataDir, log });
  const file = await openConsentFile({
    dataDir,
    log,
    collect: () => ({ google: issuers.google.consents(), microsoft: issuers.microsoft.consents() }),
  });
  const server = createServer();
  const origin = `http://${LOOPBACK}:${await listenOnLoopback(server)}`;
  const issuerOf = (brand: OauthProvider) =>
    createIssuer({
      brand,
      origin,
      keys,
      appUrl,
      now,
      log,
      stored: file.stored[brand] ?? [],
      onConsentChange: () => void file.write(),
    });
  const issuers: Record<OauthProvider, Issuer> = { google: issuerOf('google'), microsoft: issuerOf('microsoft') };
  const all = Object.values(issuers);

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
    acceptsToken: (address, token) => all.some((issuer) => issuer.acceptsToken(address.toLowerCase(), token)),
    revokeConsent(address) {
      for (const issuer of all) issuer.revokeConsent(address.toLowerCase());
    },
    expireTokens(address) {
      for (const issuer of all) issuer.expireTokens(address.toLowerCase());
    },
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await file.settle();
    },
  };
}
