import type { OauthProvider } from '@outrider/contract/oauth';
import { type Configuration, interactionPolicy } from 'oidc-provider';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** What both boxed providers have in common: the code flow with PKCE, and nothing beside it. */
export const COMMON_SETTINGS: Configuration = {
  scopes: ['openid', 'email', 'profile'],
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
  pkce: { required: () => true },
  // The real ones put name and address into the ID token, not only behind the userinfo endpoint.
  conformIdTokenClaims: false,
  // Nobody stays signed in here, so no token may depend on a session.
  expiresWithSession: () => false,
  clientBasedCORS: () => false,
  features: {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    rpInitiatedLogout: { enabled: false },
  },
  ttl: {
    AuthorizationCode: MINUTE,
    AccessToken: HOUR,
    IdToken: HOUR,
    Interaction: HOUR,
    Session: HOUR,
    Grant: 24 * HOUR,
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
