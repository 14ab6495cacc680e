import type { OauthProvider } from '@outrider/contract/identity/oauth';
import * as oidc from 'openid-client';

export type OauthClient = { issuer: string; clientId: string; clientSecret: string; insecure: boolean };
export type OauthClients = Partial<Record<OauthProvider, OauthClient>>;

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

/** What has to wait between leaving for the provider and coming back. */
export type OauthFlow = { state: string; nonce: string; verifier: string };

type Wish = { redirectUri: string; scope: string; more: Record<string, string> };

/** Where to send the browser. */
export async function leaveForProvider(
  client: OauthClient,
  { redirectUri, scope, more }: Wish,
): Promise<OauthFlow & { url: string }> {
  const configuration = await discover(client);
  const flow = { state: oidc.randomState(), nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() };
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope,
    state: flow.state,
    nonce: flow.nonce,
    // RFC 7636: a stolen code is worthless without the verifier.
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...more,
  });
  return { ...flow, url: url.href };
}

type Return = OauthFlow & { redirectUri: string; query: string };

/** The provider sent the browser back: the code for tokens, with everything checked. */
export async function redeemCode(client: OauthClient, { redirectUri, query, state, nonce, verifier }: Return) {
  return oidc.authorizationCodeGrant(await discover(client), new URL(`${redirectUri}?${query}`), {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
}

/** RFC 6749, 6. The answer may bring another refresh token, and then the old one is over. */
export const renewTokens = async (client: OauthClient, refreshToken: string) =>
  oidc.refreshTokenGrant(await discover(client), refreshToken);

/** What the provider itself said of a refusal (RFC 6749, 4.1.2.1 and 5.2). */
export function refusalOf(error: unknown): { error: string; words: string } | undefined {
  const isRefusal = error instanceof oidc.ResponseBodyError || error instanceof oidc.AuthorizationResponseError;
  return isRefusal ? { error: error.error, words: error.error_description ?? '' } : undefined;
}
