import type { OauthProvider } from '@outrider/contract/identity/oauth';
import { type Configuration, interactionPolicy } from 'oidc-provider';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const YEAR = 365 * 24 * HOUR;

/** What both boxed providers have in common: the code flow with PKCE, refreshing and revoking, and nothing beside it. */
export const COMMON_SETTINGS: Configuration = {
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
  pkce: { required: () => true },
  // The real ones put name and address into the ID token, not only behind the userinfo endpoint.
  conformIdTokenClaims: false,
  // Nobody stays signed in here, so no token may depend on a session.
  expiresWithSession: () => false,
  clientBasedCORS: () => false,
  // Google's way of asking for a refresh token.
  extraParams: ['access_type'],
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    revocation: {
      enabled: true,
      // RFC 7009, section 2.1: a client ends its own tokens alone.
      allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: { enabled: false },
  },
  ttl: {
    AuthorizationCode: MINUTE,
    AccessToken: HOUR,
    IdToken: HOUR,
    Interaction: HOUR,
    Session: HOUR,
    // As long as the longest refresh token; the store forgets the oldest before that.
    Grant: 10 * YEAR,
  },
};

/** Cookies ignore the port, so each name tells its owner from the other provider and from the product. */
export const cookieNames = (brand: OauthProvider) => ({
  session: `boxed_${brand}_session`,
  interaction: `boxed_${brand}_sign_in`,
  resume: `boxed_${brand}_resume`,
});

/** Both real providers let the caller ask for the choice of an account (OpenID Connect Core, section 3.1.2.1). */
export function signInPolicy() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}
