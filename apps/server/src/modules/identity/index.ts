export { authenticate } from './authenticate.ts';
export { DEMO_USER, ensureDemoUser } from './demo-user.ts';
export { identityRoutes } from './identity.routes.ts';
export type { IdentityDeps, PlanOf } from './identity-deps.ts';
export { identityMailWriters } from './mail-writers.ts';
export { oauthPages } from './oauth.routes.ts';
export type { OauthClients } from './oauth-flow.ts';
export { createPasswords } from './passwords.ts';
export { twoFactorMailWriters } from './two-factor/two-factor-mails.ts';
