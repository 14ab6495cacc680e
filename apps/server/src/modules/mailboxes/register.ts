import type { Registration } from '../../platform/registration.ts';
import { mailboxConsentPages } from './consent.routes.ts';
import { mailboxJobs } from './mailboxes.jobs.ts';
import { mailboxRoutes } from './mailboxes.routes.ts';
import type { MailboxesDeps } from './mailboxes-deps.ts';
import { startFiling } from './sent/filing-loop.ts';

/** `filing` is there where mail is sent. */
type Deps = MailboxesDeps & { filing: Parameters<typeof startFiling>[0] | undefined };

export const register = ({ filing, ...deps }: Deps): Registration => ({
  routes(api) {
    mailboxRoutes(api, deps);
    mailboxConsentPages(api.app, deps);
  },
  jobs: mailboxJobs(deps),
  loops: filing ? [() => startFiling(filing)] : [],
});
