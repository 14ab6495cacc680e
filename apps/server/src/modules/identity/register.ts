import type { Registration } from '../../platform/registration.ts';
import { accountRoutes, deleteWorkspaceJob } from './account/account.routes.ts';
import type { AccountDeps } from './account/delete-account.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityMailWriters } from './mail-links/mail-writers.ts';
import { signInMethodMailWriters } from './oauth/link-identity.ts';
import { oauthPages } from './oauth.routes.ts';
import { twoFactorMailWriters } from './two-factor/two-factor-mails.ts';

type Deps = AccountDeps &
  Parameters<typeof identityRoutes>[1] &
  Parameters<typeof oauthPages>[1] &
  Parameters<typeof identityMailWriters>[0];

export const register = (deps: Deps): Registration => ({
  routes(api) {
    identityRoutes(api, deps);
    oauthPages(api.app, deps);
    accountRoutes(api, deps);
  },
  jobs: [deleteWorkspaceJob(deps)],
  mailWriters: {
    ...identityMailWriters(deps),
    ...signInMethodMailWriters(deps),
    ...twoFactorMailWriters(deps),
  },
});
